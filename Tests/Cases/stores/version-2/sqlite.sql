PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
PRAGMA application_id = 1094939508;
PRAGMA user_version = 2;
CREATE TABLE accounts (
  id TEXT NOT NULL PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('unconfirmed', 'active', 'disabled', 'deleted')),
  password TEXT, profile TEXT NOT NULL, created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO accounts VALUES('ada','active','hash of ada','{"nickname":"Ada \u0000 😀 名 \"quoted\" $authenticator","$authenticator":"GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ","height":1.70e2,"$authenticatorOffered":"MFRGGZDFMZTWQ2LKNNWG23TPOBYXE43U","$message":true,"$mustChangePassword":true,"$acceptedTerms":true,"$proven":true,"$email":"ada@provider.example","$name":"Ada \u0000 Lovelace","$toldEmail":"told@example.org","$guest":false,"big":12345678901234567.00000000000000000001,"nested":{"$name":"not this","list":[1,"$guest"]},"$grant apple":"grant of ada","$grant log in \"with\" $x":"another grant"}',1800000000000);
INSERT INTO accounts VALUES('bob','active','none 11111111-1111-4111-8111-111111111111','{"nickname":"Bob","$acceptedTerms":true,"$startedOver":"22222222-2222-4222-8222-222222222222"}',1800000000000);
INSERT INTO accounts VALUES('carl','disabled',NULL,'{"$message":false,"$mustChangePassword":false,"$name":null}',1800000000000);
INSERT INTO accounts VALUES('eve','unconfirmed','none 33333333-3333-4333-8333-333333333333','{"$name":"Eve II","age":7,"$registration":"44444444-4444-4444-8444-444444444444"}',1800000000000);
INSERT INTO accounts VALUES('gone','deleted',NULL,'{}',1800000000000);
INSERT INTO accounts VALUES('guest','active',NULL,'{"$guest":true}',1800000000000);
INSERT INTO accounts VALUES('plain','active',NULL,'{"name":"Plain"}',1800000000000);
CREATE TABLE names (
  text TEXT NOT NULL PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id),
  UNIQUE (text, account)
) STRICT, WITHOUT ROWID;
INSERT INTO names VALUES('+12025550100','ada');
INSERT INTO names VALUES('ada@example.org','ada');
INSERT INTO names VALUES('bob@example.org','bob');
INSERT INTO names VALUES('carl','carl');
INSERT INTO names VALUES('eve@example.org','eve');
INSERT INTO names VALUES('plain@example.org','plain');
CREATE TABLE identifiers (
  account TEXT NOT NULL REFERENCES accounts (id), place INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('email', 'phone', 'username')),
  text TEXT NOT NULL, confirmed INTEGER NOT NULL CHECK (confirmed IN (0, 1)),
  PRIMARY KEY (account, place), FOREIGN KEY (text, account) REFERENCES names (text, account)
) STRICT, WITHOUT ROWID;
INSERT INTO identifiers VALUES('ada',0,'email','ada@example.org',1);
INSERT INTO identifiers VALUES('ada',1,'phone','+12025550100',1);
INSERT INTO identifiers VALUES('bob',0,'email','bob@example.org',1);
INSERT INTO identifiers VALUES('carl',0,'username','carl',1);
INSERT INTO identifiers VALUES('eve',0,'email','eve@example.org',0);
INSERT INTO identifiers VALUES('plain',0,'email','plain@example.org',1);
CREATE TABLE links (
  provider TEXT NOT NULL, subject TEXT NOT NULL,
  account TEXT NOT NULL REFERENCES accounts (id), PRIMARY KEY (provider, subject)
) STRICT, WITHOUT ROWID;
INSERT INTO links VALUES('apple','001.ada','ada');
CREATE TABLE devices (
  account TEXT NOT NULL REFERENCES accounts (id), device TEXT NOT NULL,
  PRIMARY KEY (account, device)
) STRICT, WITHOUT ROWID;
INSERT INTO devices VALUES('ada','phone');
CREATE TABLE sessions (
  id TEXT NOT NULL PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id),
  device_name TEXT NOT NULL, device TEXT, began INTEGER NOT NULL, used INTEGER NOT NULL,
  ends INTEGER, idle INTEGER, ended INTEGER
) STRICT, WITHOUT ROWID;
INSERT INTO sessions VALUES('session','ada','Phone','phone',1800000000000,1800000000000,NULL,NULL,NULL);
CREATE TABLE tokens (
  fingerprint BLOB NOT NULL PRIMARY KEY,
  session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  name TEXT NOT NULL, expires INTEGER, used INTEGER, successor BLOB,
  CHECK ((used IS NULL) = (successor IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO tokens VALUES(X'723173307033713276357734743775367a397b38783b793a7e3d7f3c7c3f7d3e','session','refresh',NULL,NULL,NULL);
CREATE TABLE codes (
  purpose TEXT NOT NULL, subject TEXT NOT NULL, fingerprint BLOB, sent INTEGER NOT NULL,
  expires INTEGER NOT NULL, tries INTEGER NOT NULL CHECK (tries >= 0), resend INTEGER NOT NULL,
  PRIMARY KEY (purpose, subject)
) STRICT, WITHOUT ROWID;
CREATE TABLE tickets (
  fingerprint BLOB NOT NULL, kind TEXT NOT NULL, payload TEXT NOT NULL,
  expires INTEGER NOT NULL, PRIMARY KEY (fingerprint, kind)
) STRICT, WITHOUT ROWID;
CREATE TABLE claims (
  kind TEXT NOT NULL, name TEXT NOT NULL, expires INTEGER NOT NULL, PRIMARY KEY (kind, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE failures (
  name TEXT NOT NULL PRIMARY KEY, count INTEGER NOT NULL, locked INTEGER, step INTEGER,
  latest INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE signing_keys (
  id TEXT NOT NULL PRIMARY KEY, algorithm TEXT NOT NULL, private_key BLOB NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE secrets (
  name TEXT NOT NULL PRIMARY KEY, bytes BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO secrets VALUES('contract',X'6578616d706c65');
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT, channel TEXT NOT NULL, recipient TEXT NOT NULL,
  subject TEXT NOT NULL, text TEXT NOT NULL, code TEXT, sent INTEGER NOT NULL
) STRICT;
CREATE TABLE registrations (
  name TEXT NOT NULL PRIMARY KEY, registration TEXT NOT NULL, latest INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO registrations VALUES('eve@example.org','',1800000000000);
DELETE FROM sqlite_sequence;
CREATE INDEX accounts_created ON accounts (created, id);
CREATE INDEX names_account ON names (account);
CREATE INDEX identifiers_text ON identifiers (text, account);
CREATE INDEX links_account ON links (account);
CREATE INDEX sessions_account ON sessions (account);
CREATE INDEX sessions_ended ON sessions (ended) WHERE ended IS NOT NULL;
CREATE INDEX sessions_ends ON sessions (ends) WHERE ends IS NOT NULL;
CREATE INDEX sessions_idle ON sessions (used + idle * 1000) WHERE idle IS NOT NULL;
CREATE INDEX tokens_session ON tokens (session);
CREATE INDEX codes_expires ON codes (expires);
CREATE INDEX tickets_expires ON tickets (expires);
CREATE INDEX claims_expires ON claims (expires);
CREATE INDEX failures_latest ON failures (latest);
CREATE INDEX registrations_latest ON registrations (latest);
COMMIT;
