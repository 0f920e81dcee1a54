"""`tafelrunde serve`: the web table."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tafelrunde.cli.arguments import positive
from tafelrunde.cli.parameters import Lang
from tafelrunde.cli.voice import Unable, Voice
from tafelrunde.server.base.config import Config, default_db
from tafelrunde.server.store.database import StoreError, store_url
from tafelrunde.server.web import serving

Host = Annotated[str, typer.Option("--host", metavar="H", help="server-help-host")]
Port = Annotated[int, typer.Option("--port", metavar="P", help="server-help-port")]
Db = Annotated[str, typer.Option("--db", metavar="URL", help="server-help-db")]
Workers = Annotated[int, typer.Option("--workers", metavar="N", help="server-help-workers")]
PublicUrl = Annotated[
    str, typer.Option("--public-url", metavar="URL", help="server-help-public-url")
]
Origin = Annotated[
    list[str] | None, typer.Option("--origin", metavar="URL", help="server-help-origin")
]
Proxies = Annotated[str, typer.Option("--proxies", metavar="IPS", help="server-help-proxies")]
Thinkers = Annotated[int, typer.Option("--thinkers", metavar="N", help="server-help-thinkers")]
ThinkSeconds = Annotated[
    float, typer.Option("--think-seconds", metavar="T", help="server-help-think-seconds")
]

HIGHEST_PORT: Final = 65535


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: Db = "",
    workers: Workers = 1,
    public_url: PublicUrl = "",
    origin: Origin = None,
    proxies: Proxies = "127.0.0.1",
    thinkers: Thinkers = 1,
    think_seconds: ThinkSeconds = 5.0,
    lang: Lang = None,
) -> int:
    voice = Voice(lang)
    if not 0 <= port <= HIGHEST_PORT:
        raise Unable("cli-no-port", name="--port", value=str(port))
    if think_seconds <= 0:
        raise Unable("cli-too-small", name="--think-seconds", value=str(think_seconds))
    config = Config(
        db=db or default_db(),
        host=host,
        port=port,
        workers=positive("--workers", workers),
        public_url=public_url.rstrip("/"),
        origins=[url.rstrip("/") for url in origin or []],
        proxies=proxies,
        bot_workers=positive("--thinkers", thinkers),
        bot_seconds=think_seconds,
    )
    try:
        place = serving.listening(host, port)
    except serving.PortTaken as error:
        raise Unable("server-cli-port", why=str(error)) from error
    try:
        serving.check(config)
    except StoreError as error:
        place.close()
        raise Unable("server-cli-store", why=str(error)) from error
    # Where any port would do, it is known now.
    config.port = place.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    address = config.public_url or f"http://{shown}:{config.port}/"
    voice.say("server-cli-serving", address=address, db=store_url(config.db).render_as_string())
    serving.run(config, place)
    return 0
