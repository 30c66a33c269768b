CREATE SCHEMA present;
CREATE DOMAIN present.letters AS text COLLATE pg_catalog."C";
CREATE TABLE present.accounts (
    id present.letters NOT NULL,
    state present.letters NOT NULL,
    password present.letters,
    profile present.letters NOT NULL,
    created bigint NOT NULL,
    CONSTRAINT accounts_state_check CHECK (((state)::text = ANY (ARRAY['unconfirmed'::text, 'active'::text, 'disabled'::text, 'deleted'::text])))
);
CREATE TABLE present.claims (
    kind present.letters NOT NULL,
    name present.letters NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE present.codes (
    purpose present.letters NOT NULL,
    subject present.letters NOT NULL,
    fingerprint bytea,
    sent bigint NOT NULL,
    expires bigint NOT NULL,
    tries bigint NOT NULL,
    resend bigint NOT NULL,
    CONSTRAINT codes_tries_check CHECK ((tries >= 0))
);
CREATE TABLE present.devices (
    account present.letters NOT NULL,
    device present.letters NOT NULL
);
CREATE TABLE present.failures (
    name present.letters NOT NULL,
    count bigint NOT NULL,
    locked bigint,
    step bigint,
    latest bigint NOT NULL
);
CREATE TABLE present.identifiers (
    account present.letters NOT NULL,
    place bigint NOT NULL,
    kind present.letters NOT NULL,
    text present.letters NOT NULL,
    confirmed bigint NOT NULL,
    CONSTRAINT identifiers_confirmed_check CHECK ((confirmed = ANY (ARRAY[(0)::bigint, (1)::bigint]))),
    CONSTRAINT identifiers_kind_check CHECK (((kind)::text = ANY (ARRAY['email'::text, 'phone'::text, 'username'::text])))
);
CREATE TABLE present.links (
    provider present.letters NOT NULL,
    subject present.letters NOT NULL,
    account present.letters NOT NULL
);
CREATE TABLE present.names (
    text present.letters NOT NULL,
    account present.letters NOT NULL
);
CREATE TABLE present.outbox (
    id bigint NOT NULL,
    channel present.letters NOT NULL,
    recipient present.letters NOT NULL,
    subject present.letters NOT NULL,
    text present.letters NOT NULL,
    code present.letters,
    sent bigint NOT NULL
);
ALTER TABLE present.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME present.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE present.registrations (
    name present.letters NOT NULL,
    registration present.letters NOT NULL,
    latest bigint NOT NULL
);
CREATE TABLE present.secrets (
    name present.letters NOT NULL,
    bytes bytea NOT NULL
);
CREATE TABLE present.sessions (
    id present.letters NOT NULL,
    account present.letters NOT NULL,
    device_name present.letters NOT NULL,
    device present.letters,
    began bigint NOT NULL,
    used bigint NOT NULL,
    ends bigint,
    idle bigint,
    ended bigint
);
CREATE TABLE present.signing_keys (
    id present.letters NOT NULL,
    algorithm present.letters NOT NULL,
    private_key bytea NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE present.store_version (
    version bigint NOT NULL
);
CREATE TABLE present.tickets (
    fingerprint bytea NOT NULL,
    kind present.letters NOT NULL,
    payload present.letters NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE present.tokens (
    fingerprint bytea NOT NULL,
    session present.letters NOT NULL,
    name present.letters NOT NULL,
    expires bigint,
    used bigint,
    successor bytea,
    CONSTRAINT tokens_check CHECK (((used IS NULL) = (successor IS NULL)))
);
INSERT INTO present.accounts VALUES ('ada', 'active', 'hash of ada', '{"nickname":"Ada \u0000 😀 名 \"quoted\" $authenticator","$authenticator":"GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ","height":1.70e2,"$authenticatorOffered":"MFRGGZDFMZTWQ2LKNNWG23TPOBYXE43U","$message":true,"$mustChangePassword":true,"$acceptedTerms":true,"$proven":true,"$email":"ada@provider.example","$name":"Ada \u0000 Lovelace","$toldEmail":"told@example.org","$guest":false,"big":12345678901234567.00000000000000000001,"nested":{"$name":"not this","list":[1,"$guest"]},"$grant apple":"grant of ada","$grant log in \"with\" $x":"another grant"}', 1800000000000);
INSERT INTO present.accounts VALUES ('guest', 'active', NULL, '{"$guest":true}', 1800000000000);
INSERT INTO present.accounts VALUES ('bob', 'active', 'none 11111111-1111-4111-8111-111111111111', '{"nickname":"Bob","$acceptedTerms":true,"$startedOver":"22222222-2222-4222-8222-222222222222"}', 1800000000000);
INSERT INTO present.accounts VALUES ('eve', 'unconfirmed', 'none 33333333-3333-4333-8333-333333333333', '{"$name":"Eve II","age":7,"$registration":"44444444-4444-4444-8444-444444444444"}', 1800000000000);
INSERT INTO present.accounts VALUES ('carl', 'disabled', NULL, '{"$message":false,"$mustChangePassword":false,"$name":null}', 1800000000000);
INSERT INTO present.accounts VALUES ('gone', 'deleted', NULL, '{}', 1800000000000);
INSERT INTO present.accounts VALUES ('plain', 'active', NULL, '{"name":"Plain"}', 1800000000000);
INSERT INTO present.devices VALUES ('ada', 'phone');
INSERT INTO present.identifiers VALUES ('ada', 0, 'email', 'ada@example.org', 1);
INSERT INTO present.identifiers VALUES ('ada', 1, 'phone', '+12025550100', 1);
INSERT INTO present.identifiers VALUES ('bob', 0, 'email', 'bob@example.org', 1);
INSERT INTO present.identifiers VALUES ('eve', 0, 'email', 'eve@example.org', 0);
INSERT INTO present.identifiers VALUES ('carl', 0, 'username', 'carl', 1);
INSERT INTO present.identifiers VALUES ('plain', 0, 'email', 'plain@example.org', 1);
INSERT INTO present.links VALUES ('apple', '001.ada', 'ada');
INSERT INTO present.names VALUES ('ada@example.org', 'ada');
INSERT INTO present.names VALUES ('+12025550100', 'ada');
INSERT INTO present.names VALUES ('bob@example.org', 'bob');
INSERT INTO present.names VALUES ('eve@example.org', 'eve');
INSERT INTO present.names VALUES ('carl', 'carl');
INSERT INTO present.names VALUES ('plain@example.org', 'plain');
INSERT INTO present.registrations VALUES ('eve@example.org', '', 1800000000000);
INSERT INTO present.secrets VALUES ('contract', '\x6578616d706c65');
INSERT INTO present.sessions VALUES ('session', 'ada', 'Phone', 'phone', 1800000000000, 1800000000000, NULL, NULL, NULL);
INSERT INTO present.store_version VALUES (2);
INSERT INTO present.tokens VALUES ('\x723173307033713276357734743775367a397b38783b793a7e3d7f3c7c3f7d3e', 'session', 'refresh', NULL, NULL, NULL);
SELECT pg_catalog.setval('present.outbox_id_seq', 1, false);
ALTER TABLE ONLY present.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY present.claims
    ADD CONSTRAINT claims_pkey PRIMARY KEY (kind, name);
ALTER TABLE ONLY present.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (purpose, subject);
ALTER TABLE ONLY present.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (account, device);
ALTER TABLE ONLY present.failures
    ADD CONSTRAINT failures_pkey PRIMARY KEY (name);
ALTER TABLE ONLY present.identifiers
    ADD CONSTRAINT identifiers_pkey PRIMARY KEY (account, place);
ALTER TABLE ONLY present.links
    ADD CONSTRAINT links_pkey PRIMARY KEY (provider, subject);
ALTER TABLE ONLY present.names
    ADD CONSTRAINT names_pkey PRIMARY KEY (text);
ALTER TABLE ONLY present.names
    ADD CONSTRAINT names_text_account_key UNIQUE (text, account);
ALTER TABLE ONLY present.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY present.registrations
    ADD CONSTRAINT registrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY present.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY present.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY present.signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY present.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (fingerprint, kind);
ALTER TABLE ONLY present.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (fingerprint);
CREATE INDEX accounts_created ON present.accounts USING btree (created, id);
CREATE INDEX claims_expires ON present.claims USING btree (expires);
CREATE INDEX codes_expires ON present.codes USING btree (expires);
CREATE INDEX failures_latest ON present.failures USING btree (latest);
CREATE INDEX identifiers_text ON present.identifiers USING btree (text, account);
CREATE INDEX links_account ON present.links USING btree (account);
CREATE INDEX names_account ON present.names USING btree (account);
CREATE INDEX registrations_latest ON present.registrations USING btree (latest);
CREATE INDEX sessions_account ON present.sessions USING btree (account);
CREATE INDEX sessions_ended ON present.sessions USING btree (ended) WHERE (ended IS NOT NULL);
CREATE INDEX sessions_ends ON present.sessions USING btree (ends) WHERE (ends IS NOT NULL);
CREATE INDEX sessions_idle ON present.sessions USING btree (((used + (idle * 1000)))) WHERE (idle IS NOT NULL);
CREATE INDEX tickets_expires ON present.tickets USING btree (expires);
CREATE INDEX tokens_session ON present.tokens USING btree (session);
ALTER TABLE ONLY present.devices
    ADD CONSTRAINT devices_account_fkey FOREIGN KEY (account) REFERENCES present.accounts(id);
ALTER TABLE ONLY present.identifiers
    ADD CONSTRAINT identifiers_account_fkey FOREIGN KEY (account) REFERENCES present.accounts(id);
ALTER TABLE ONLY present.identifiers
    ADD CONSTRAINT identifiers_text_account_fkey FOREIGN KEY (text, account) REFERENCES present.names(text, account);
ALTER TABLE ONLY present.links
    ADD CONSTRAINT links_account_fkey FOREIGN KEY (account) REFERENCES present.accounts(id);
ALTER TABLE ONLY present.names
    ADD CONSTRAINT names_account_fkey FOREIGN KEY (account) REFERENCES present.accounts(id);
ALTER TABLE ONLY present.sessions
    ADD CONSTRAINT sessions_account_fkey FOREIGN KEY (account) REFERENCES present.accounts(id);
ALTER TABLE ONLY present.tokens
    ADD CONSTRAINT tokens_session_fkey FOREIGN KEY (session) REFERENCES present.sessions(id) ON DELETE CASCADE;
