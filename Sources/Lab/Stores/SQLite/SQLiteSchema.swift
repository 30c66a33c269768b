/// The tables, as a list of steps from nothing to what this version needs.
enum SQLiteSchema {
  static let steps: [SchemaStep] = [
    [first], [second], SchemaStep([third], move: ProfileNotes.move),
  ]

  /// “ACst”: tells our files from other programs' databases.
  static let application: Int64 = 0x4143_7374

  private static let first = """
    CREATE TABLE accounts (
      id TEXT NOT NULL PRIMARY KEY,
      state TEXT NOT NULL CHECK (state IN ('unconfirmed', 'active', 'disabled', 'deleted')),
      password TEXT, profile TEXT NOT NULL, created INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX accounts_created ON accounts (created, id);

    CREATE TABLE names (
      text TEXT NOT NULL PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id),
      UNIQUE (text, account)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX names_account ON names (account);

    CREATE TABLE identifiers (
      account TEXT NOT NULL REFERENCES accounts (id), place INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('email', 'phone', 'username')),
      text TEXT NOT NULL, confirmed INTEGER NOT NULL CHECK (confirmed IN (0, 1)),
      PRIMARY KEY (account, place), FOREIGN KEY (text, account) REFERENCES names (text, account)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX identifiers_text ON identifiers (text, account);

    CREATE TABLE links (
      provider TEXT NOT NULL, subject TEXT NOT NULL,
      account TEXT NOT NULL REFERENCES accounts (id), PRIMARY KEY (provider, subject)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX links_account ON links (account);

    CREATE TABLE devices (
      account TEXT NOT NULL REFERENCES accounts (id), device TEXT NOT NULL,
      PRIMARY KEY (account, device)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sessions (
      id TEXT NOT NULL PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id),
      device_name TEXT NOT NULL, device TEXT, began INTEGER NOT NULL, used INTEGER NOT NULL,
      ends INTEGER, idle INTEGER, ended INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sessions_account ON sessions (account);
    CREATE INDEX sessions_ended ON sessions (ended) WHERE ended IS NOT NULL;
    CREATE INDEX sessions_ends ON sessions (ends) WHERE ends IS NOT NULL;
    CREATE INDEX sessions_idle ON sessions (used + idle * 1000) WHERE idle IS NOT NULL;

    CREATE TABLE tokens (
      fingerprint BLOB NOT NULL PRIMARY KEY,
      session TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
      name TEXT NOT NULL, expires INTEGER, used INTEGER, successor BLOB,
      CHECK ((used IS NULL) = (successor IS NULL))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tokens_session ON tokens (session);

    CREATE TABLE codes (
      purpose TEXT NOT NULL, subject TEXT NOT NULL, fingerprint BLOB, sent INTEGER NOT NULL,
      expires INTEGER NOT NULL, tries INTEGER NOT NULL CHECK (tries >= 0), resend INTEGER NOT NULL,
      PRIMARY KEY (purpose, subject)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX codes_expires ON codes (expires);

    CREATE TABLE tickets (
      fingerprint BLOB NOT NULL, kind TEXT NOT NULL, payload TEXT NOT NULL,
      expires INTEGER NOT NULL, PRIMARY KEY (fingerprint, kind)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tickets_expires ON tickets (expires);

    CREATE TABLE claims (
      kind TEXT NOT NULL, name TEXT NOT NULL, expires INTEGER NOT NULL, PRIMARY KEY (kind, name)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX claims_expires ON claims (expires);

    CREATE TABLE failures (
      name TEXT NOT NULL PRIMARY KEY, count INTEGER NOT NULL, locked INTEGER, step INTEGER,
      latest INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX failures_latest ON failures (latest);

    CREATE TABLE signing_keys (
      id TEXT NOT NULL PRIMARY KEY, algorithm TEXT NOT NULL, private_key BLOB NOT NULL,
      created INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE secrets (
      name TEXT NOT NULL PRIMARY KEY, bytes BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE outbox (
      id INTEGER PRIMARY KEY AUTOINCREMENT, channel TEXT NOT NULL, recipient TEXT NOT NULL,
      subject TEXT NOT NULL, text TEXT NOT NULL, code TEXT, sent INTEGER NOT NULL
    ) STRICT;
    """

  /// Stores of before have no such table.
  private static let second = """
    CREATE TABLE IF NOT EXISTS registrations (
      name TEXT NOT NULL PRIMARY KEY, registration TEXT NOT NULL, latest INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS registrations_latest ON registrations (latest);
    """

  /// The server's own notes about accounts, which stood among the fields of the profile.
  private static let third = """
    ALTER TABLE accounts ADD COLUMN shown_name TEXT;
    ALTER TABLE accounts ADD COLUMN told_email TEXT;
    ALTER TABLE accounts ADD COLUMN provider_email TEXT;
    ALTER TABLE accounts ADD COLUMN guest INTEGER NOT NULL DEFAULT 0 CHECK (guest IN (0, 1));
    ALTER TABLE accounts ADD COLUMN
      terms_accepted INTEGER NOT NULL DEFAULT 0 CHECK (terms_accepted IN (0, 1));
    ALTER TABLE accounts ADD COLUMN proven INTEGER NOT NULL DEFAULT 0 CHECK (proven IN (0, 1));
    ALTER TABLE accounts ADD COLUMN authenticator TEXT;
    ALTER TABLE accounts ADD COLUMN offered_authenticator TEXT;
    ALTER TABLE accounts ADD COLUMN
      message_code INTEGER NOT NULL DEFAULT 0 CHECK (message_code IN (0, 1));
    ALTER TABLE accounts ADD COLUMN
      password_due INTEGER NOT NULL DEFAULT 0 CHECK (password_due IN (0, 1));
    ALTER TABLE accounts ADD COLUMN started_over TEXT;
    ALTER TABLE accounts ADD COLUMN taken_over TEXT;

    CREATE TABLE grants (
      account TEXT NOT NULL REFERENCES accounts (id), provider TEXT NOT NULL,
      token TEXT NOT NULL, PRIMARY KEY (account, provider)
    ) STRICT, WITHOUT ROWID;
    """
}
