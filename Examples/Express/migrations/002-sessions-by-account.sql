CREATE INDEX sessions_of_accounts ON sessions (account_id);
