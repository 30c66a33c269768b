CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  apple_subject TEXT NOT NULL,
  email TEXT,
  full_name TEXT,
  state TEXT NOT NULL CHECK (state IN ('active', 'disabled', 'deleted'))
);

-- A person whose account was deleted may make a new one.
CREATE UNIQUE INDEX accounts_of_subjects ON accounts (apple_subject) WHERE state <> 'deleted';

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  began_at BIGINT NOT NULL,
  ended_at BIGINT
);

-- The tokens themselves are kept nowhere.
CREATE TABLE refresh_tokens (
  hash TEXT PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES sessions (id),
  expires_at BIGINT NOT NULL,
  used_at BIGINT
);

-- The keys are encrypted with the server's secret.
CREATE TABLE signing_keys (
  id TEXT PRIMARY KEY,
  private_key TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
