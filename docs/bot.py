"""A bot that plays through the HTTP API: python docs/bot.py http://127.0.0.1:8000 CODE [SEAT]"""

import json
import random
import sys
import time
import urllib.error
import urllib.request

base, code, seat = sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 1
headers = {"Content-Type": "application/json"}


def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(base + path, data, headers)
    try:
        return json.load(urllib.request.urlopen(request))
    except urllib.error.HTTPError as refusal:
        return json.load(refusal)


me = call("/api/guest", {"name": "Script", "token": True})
headers["Authorization"] = "Bearer " + me["token"]
call(f"/api/tables/{code}/sit", {"seat": seat})
while not (state := call(f"/api/tables/{code}/state?seat={seat}")).get("over"):
    message = {"seat": seat, "id": str(random.getrandbits(64))}
    ask = next((ask for ask in state.get("asks", ()) if "options" in ask), None)
    if seat in state.get("waiting", ()):
        call(f"/api/tables/{code}/act", {"t": "confirm", **message})
    elif ask:
        option = random.choice(ask["options"])["option"]
        play = {"t": "play", "n": state["n"], "kind": ask["kind"], "option": option}
        call(f"/api/tables/{code}/act", {**play, **message})
    else:
        time.sleep(0.2)
print(json.dumps(state["result"]))
