"""Rote, from docs/systems/rote.md: the pages of the web sign-in, which end in the app."""

import secrets
from urllib.parse import quote, urlencode

from messages import Answer, Complaint, Refusal
from systems.system import HOUR, System, route
from tokens import AccessTokens

GITHUB = "https://github.com/login/oauth/authorize"
PAGE = "<!DOCTYPE html><title>Rote</title><form method=post action=/v2/api/auth/login></form>"


class Rote(System):
    def __init__(self, world):
        super().__init__(world)
        self.access = AccessTokens(world, HOUR)
        self.people = {}
        self.codes = {}

    @route("openLogin", "GET", "/login")
    def open_login(self, request):
        expect(request, type="ioslogin")
        return Answer(200, PAGE, {"Content-Type": "text/html; charset=utf-8"})

    @route("signInWithPassword", "POST", "/v2/api/auth/login")
    def sign_in_with_password(self, request):
        sent = request.form(username=str, password=str)
        if self.people.get(sent["username"]) != sent["password"]:
            raise Refusal(401, "Authentication failed")
        return self.arrival(sent["username"])

    @route("openGitHub", "GET", "/v2/api/auth/oauth/github")
    def open_github(self, request):
        expect(request, type="ioslogin", redirect="/login")
        return Answer(302, headers={"Location": GITHUB})

    @route("gitHubCallback", "GET", "/v2/api/auth/oauth/github/callback")
    def github_callback(self, request):
        person = self.codes.pop(request.query.get("code"), None)
        if not person:
            raise Refusal(401, "Authentication failed")
        return self.arrival(person)

    def hear_person(self, value):
        """name:password"""
        name, _, password = value.partition(":")
        self.people[name] = password

    def hear_gitHubCode(self, code):
        self.codes[code] = "octocat"

    def arrival(self, person):
        tokens = {"token": self.access.issue(sub=person), "refreshToken": secrets.token_urlsafe(32)}
        query = urlencode(tokens, quote_via=quote)
        return Answer(302, headers={"Location": "rote://callback?" + query})


def expect(request, **query):
    if request.query != query:
        raise Complaint(f"the query should be {query}")
