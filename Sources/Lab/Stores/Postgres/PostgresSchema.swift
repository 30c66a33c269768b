/// The tables, as a list of steps from nothing to what this version needs.
enum PostgresSchema {
  static let steps = [
    SchemaStep(first), SchemaStep(second), SchemaStep(third, move: ProfileNotes.move),
  ]

  /// “ACst”: whoever changes the tables of a schema has this lock and the schema's.
  static let lock = 0x4143_7374

  /// Texts are compared and sorted by their bytes, in every database alike.
  private static let messages = #"CREATE DOMAIN letters AS TEXT COLLATE "C""#

  private static let first = [
    messages,
    """
    CREATE TABLE accounts (
      id LETTERS NOT NULL PRIMARY KEY,
      state LETTERS NOT NULL CHECK (state IN ('unconfirmed', 'active', 'disabled', 'deleted')),
      password LETTERS, profile LETTERS NOT NULL, created BIGINT NOT NULL
    )
    """,
    "CREATE INDEX accounts_created ON accounts (created, id)",
    """
    CREATE TABLE names (
      text LETTERS NOT NULL PRIMARY KEY, account LETTERS NOT NULL REFERENCES accounts (id),
      UNIQUE (text, account)
    )
    """,
    "CREATE INDEX names_account ON names (account)",
    """
    CREATE TABLE identifiers (
      account LETTERS NOT NULL REFERENCES accounts (id), place BIGINT NOT NULL,
      kind LETTERS NOT NULL CHECK (kind IN ('email', 'phone', 'username')),
      text LETTERS NOT NULL, confirmed BIGINT NOT NULL CHECK (confirmed IN (0, 1)),
      PRIMARY KEY (account, place), FOREIGN KEY (text, account) REFERENCES names (text, account)
    )
    """,
    "CREATE INDEX identifiers_text ON identifiers (text, account)",
    """
    CREATE TABLE links (
      provider LETTERS NOT NULL, subject LETTERS NOT NULL,
      account LETTERS NOT NULL REFERENCES accounts (id), PRIMARY KEY (provider, subject)
    )
    """,
    "CREATE INDEX links_account ON links (account)",
    """
    CREATE TABLE devices (
      account LETTERS NOT NULL REFERENCES accounts (id), device LETTERS NOT NULL,
      PRIMARY KEY (account, device)
    )
    """,
    """
    CREATE TABLE sessions (
      id LETTERS NOT NULL PRIMARY KEY, account LETTERS NOT NULL REFERENCES accounts (id),
      device_name LETTERS NOT NULL, device LETTERS, began BIGINT NOT NULL, used BIGINT NOT NULL,
      ends BIGINT, idle BIGINT, ended BIGINT
    )
    """,
    "CREATE INDEX sessions_account ON sessions (account)",
    "CREATE INDEX sessions_ended ON sessions (ended) WHERE ended IS NOT NULL",
    "CREATE INDEX sessions_ends ON sessions (ends) WHERE ends IS NOT NULL",
    "CREATE INDEX sessions_idle ON sessions ((used + idle * 1000)) WHERE idle IS NOT NULL",
    """
    CREATE TABLE tokens (
      fingerprint BYTEA NOT NULL PRIMARY KEY,
      session LETTERS NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
      name LETTERS NOT NULL, expires BIGINT, used BIGINT, successor BYTEA,
      CHECK ((used IS NULL) = (successor IS NULL))
    )
    """,
    "CREATE INDEX tokens_session ON tokens (session)",
    """
    CREATE TABLE codes (
      purpose LETTERS NOT NULL, subject LETTERS NOT NULL, fingerprint BYTEA, sent BIGINT NOT NULL,
      expires BIGINT NOT NULL, tries BIGINT NOT NULL CHECK (tries >= 0), resend BIGINT NOT NULL,
      PRIMARY KEY (purpose, subject)
    )
    """,
    "CREATE INDEX codes_expires ON codes (expires)",
    """
    CREATE TABLE tickets (
      fingerprint BYTEA NOT NULL, kind LETTERS NOT NULL, payload LETTERS NOT NULL,
      expires BIGINT NOT NULL, PRIMARY KEY (fingerprint, kind)
    )
    """,
    "CREATE INDEX tickets_expires ON tickets (expires)",
    """
    CREATE TABLE claims (
      kind LETTERS NOT NULL, name LETTERS NOT NULL, expires BIGINT NOT NULL, PRIMARY KEY (kind, name)
    )
    """,
    "CREATE INDEX claims_expires ON claims (expires)",
    """
    CREATE TABLE failures (
      name LETTERS NOT NULL PRIMARY KEY, count BIGINT NOT NULL, locked BIGINT, step BIGINT,
      latest BIGINT NOT NULL
    )
    """,
    "CREATE INDEX failures_latest ON failures (latest)",
    """
    CREATE TABLE signing_keys (
      id LETTERS NOT NULL PRIMARY KEY, algorithm LETTERS NOT NULL, private_key BYTEA NOT NULL,
      created BIGINT NOT NULL
    )
    """,
    """
    CREATE TABLE secrets (
      name LETTERS NOT NULL PRIMARY KEY, bytes BYTEA NOT NULL
    )
    """,
    """
    CREATE TABLE outbox (
      id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, channel LETTERS NOT NULL, recipient LETTERS NOT NULL,
      subject LETTERS NOT NULL, text LETTERS NOT NULL, code LETTERS, sent BIGINT NOT NULL
    )
    """,
  ]

  private static let second = [
    """
    CREATE TABLE IF NOT EXISTS registrations (
      name LETTERS NOT NULL PRIMARY KEY, registration LETTERS NOT NULL, latest BIGINT NOT NULL
    )
    """,
    "CREATE INDEX IF NOT EXISTS registrations_latest ON registrations (latest)",
  ]

  /// The server's own notes about accounts, which stood among the fields of the profile.
  private static let third = [
    """
    ALTER TABLE accounts
      ADD COLUMN shown_name LETTERS, ADD COLUMN told_email LETTERS,
      ADD COLUMN provider_email LETTERS,
      ADD COLUMN guest BIGINT NOT NULL DEFAULT 0 CHECK (guest IN (0, 1)),
      ADD COLUMN terms_accepted BIGINT NOT NULL DEFAULT 0 CHECK (terms_accepted IN (0, 1)),
      ADD COLUMN proven BIGINT NOT NULL DEFAULT 0 CHECK (proven IN (0, 1)),
      ADD COLUMN authenticator LETTERS, ADD COLUMN offered_authenticator LETTERS,
      ADD COLUMN message_code BIGINT NOT NULL DEFAULT 0 CHECK (message_code IN (0, 1)),
      ADD COLUMN password_due BIGINT NOT NULL DEFAULT 0 CHECK (password_due IN (0, 1)),
      ADD COLUMN started_over LETTERS, ADD COLUMN taken_over LETTERS
    """,
    """
    CREATE TABLE grants (
      account LETTERS NOT NULL REFERENCES accounts (id), provider LETTERS NOT NULL,
      token LETTERS NOT NULL, PRIMARY KEY (account, provider)
    )
    """,
  ]
}
