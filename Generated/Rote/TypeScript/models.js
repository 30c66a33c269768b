// Written by authgen from rote.yaml: change the contract, not this file.

import * as auth from "./runtime.js";

export const ArrivalCallback = {
  url: "rote://callback",
  members: [
    { name: "token", wire: "token", codec: auth.secret },
    {
      name: "refreshToken",
      wire: "refreshToken",
      codec: auth.secret,
      isOptional: true,
    },
  ],
};

export const OpenLoginRequest = {
  members: [
    { wire: "type", constant: "ioslogin", place: "query" },
  ],
};

export const SignInWithPasswordRequest = {
  members: [
    { name: "username", wire: "username", codec: auth.text },
    { name: "password", wire: "password", codec: auth.secret },
  ],
};

export const OpenGitHubRequest = {
  members: [
    { wire: "type", constant: "ioslogin", place: "query" },
    { wire: "redirect", constant: "/login", place: "query" },
  ],
};

export const GitHubCallbackRequest = {
  members: [
    { name: "code", wire: "code", codec: auth.secret, place: "query" },
  ],
};
