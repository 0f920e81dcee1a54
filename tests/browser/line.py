"""A slow line between browser and server: everything arrives late and in order, nothing is lost."""

from __future__ import annotations

import asyncio
import random
import sys
from contextlib import suppress


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, longest: float) -> None:
    """Carry one direction of a connection; each piece takes up to the longest time."""
    loop = asyncio.get_running_loop()
    under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

    async def deliver() -> None:
        with suppress(OSError):
            while True:
                due, data = await under_way.get()
                if not data:
                    break
                await asyncio.sleep(due - loop.time())
                writer.write(data)
                await writer.drain()
        writer.close()

    delivering = asyncio.create_task(deliver())
    with suppress(OSError):
        while data := await reader.read(65536):
            # Mostly quick and now and then slow, as lines are.
            under_way.put_nowait((loop.time() + longest * random.random() ** 3, data))
    under_way.put_nowait((0, b""))
    await delivering


async def lead(port: int, to: int, longest: float) -> None:
    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            answers, questions = await asyncio.open_connection("127.0.0.1", to)
        except OSError:
            writer.close()
            return
        await asyncio.gather(carry(reader, questions, longest), carry(answers, writer, longest))

    server = await asyncio.start_server(connect, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(lead(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
