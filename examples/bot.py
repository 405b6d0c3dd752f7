#!/usr/bin/env python3
"""A player for any game on a Tavola server: it sits down and answers, with the standard library alone.

    ./bot.py http://127.0.0.1:7878 connect-four         sets a table against a bot and plays it
    ./bot.py http://127.0.0.1:7878 --code CODE          sits down at the table with this code
"""
import json
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


class Table:
    def __init__(self, base):
        self.base, self.token, self.path = base.rstrip("/") + "/api/v1", None, None

    def call(self, path, body=None):
        """One request. Whoever was too quick waits as long as the server says and tries again."""
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                with urllib.request.urlopen(urllib.request.Request(self.base + path, data, headers)) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as refused:
                if refused.code not in (429, 503):
                    raise
                time.sleep(int(refused.headers.get("Retry-After", 1)))

    def set(self, game):
        fewest = next(g["fewest"] for g in self.call("/games")["games"] if g["slug"] == game)
        made = self.call("/tables", {"game": game, "seats": ["me"] + ["greedy"] * (fewest - 1), "name": "Python"})
        self.path, self.token = "/tables/" + made["table"], made["seats"][0]["token"]

    def join(self, code):
        self.path = "/tables/" + self.call("/codes/" + code)["table"]
        self.token = self.call(self.path + "/join", {"name": "Python"})["token"]

    def play(self):
        question = self.call(self.path + "/question")
        while "outcome" not in question and question["state"] != "abandoned":
            if question["asked"]:
                question = self.answer(question)
            else:
                # The server answers as soon as something has changed.
                since = urllib.parse.quote(question["version"])
                question = self.call(f"{self.path}/question?since={since}&wait=25")
        print(question.get("outcome", {}).get("text", "The game was abandoned."))

    def answer(self, question):
        try:
            return self.call(self.path + "/answer", {"question": question["question"], "answer": choose(question)})
        except urllib.error.HTTPError as refused:
            print("refused:", json.load(refused)["error"])
            return self.call(self.path + "/question")


def choose(question):
    """One option, several, all in an order, or a total shared out: here all by chance."""
    (kind, form), = question["kind"].items()
    names = [option["answer"] for option in question["options"]]
    if kind == "some":
        return ", ".join(random.sample(names, random.randint(form["min"], form["max"]))) or "none"
    if kind == "order":
        return ", ".join(random.sample(names, len(names)))
    if kind == "share":
        room = [o["answer"] for o in question["options"] for _ in range(o["cap"])]
        given = random.sample(room, form["total"])
        return ", ".join(f"{name}={given.count(name)}" for name in set(given))
    return random.choice(names)


if __name__ == "__main__":
    table = Table(sys.argv[1])
    table.join(sys.argv[3]) if sys.argv[2] == "--code" else table.set(sys.argv[2])
    table.play()
