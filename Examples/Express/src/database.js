// The same few calls for SQLite and PostgreSQL. Parameters are `$1`, `$2`; moments are milliseconds since 1970.
import { mkdirSync, readFileSync, readdirSync } from "node:fs";
import { dirname } from "node:path";

export async function openDatabase(url) {
  const database = /^postgres(ql)?:/.test(url) ? await Postgres.open(url) : await SQLite.open(url.replace(/^sqlite:/, ""));
  await migrate(database);
  return database;
}

/** Runs what is new in migrations/, in one transaction: another process that starts waits for it. */
async function migrate(database) {
  const folder = new URL("../migrations/", import.meta.url);
  await database.transaction(async (rows) => {
    await database.lockSchema(rows);
    await rows("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)");
    const done = new Set((await rows("SELECT name FROM migrations")).map(({ name }) => name));
    for (const name of readdirSync(folder).sort()) {
      if (done.has(name)) continue;
      for (const statement of readFileSync(new URL(name, folder), "utf8").split(/;\s*$/m)) {
        if (statement.trim()) await rows(statement);
      }
      await rows("INSERT INTO migrations VALUES ($1)", name);
    }
  });
}

class SQLite {
  /** Writers take turns: a transaction has the connection alone. Reads have a connection of their own. */
  #turn = Promise.resolve();
  lock = "";

  static async open(file) {
    const { DatabaseSync } = await import("node:sqlite").catch(() => {
      throw new Error(`SQLite comes with Node 22.13 and later, and this is ${process.version}: take a newer Node, or PostgreSQL`);
    });
    mkdirSync(dirname(file), { recursive: true });
    const connections = [new DatabaseSync(file), new DatabaseSync(file)];
    for (const connection of connections) {
      connection.exec("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000");
    }
    return new SQLite(...connections);
  }

  constructor(writer, reader) {
    this.writer = using(writer);
    this.reader = using(reader);
    this.connections = [writer, reader];
  }

  async rows(sql, ...values) {
    return this.reader(sql, ...values);
  }

  async transaction(work) {
    const before = this.#turn;
    const ended = Promise.withResolvers();
    this.#turn = ended.promise;
    await before;
    try {
      this.writer("BEGIN IMMEDIATE");
      const result = await work(async (sql, ...values) => this.writer(sql, ...values));
      this.writer("COMMIT");
      return result;
    } catch (error) {
      if (this.connections[0].isTransaction) this.writer("ROLLBACK");
      throw error;
    } finally {
      ended.resolve();
    }
  }

  async lockSchema() {}

  async close() {
    await this.#turn;
    for (const connection of this.connections) connection.close();
  }
}

/** Runs statements of one connection, each prepared once. */
function using(connection) {
  const statements = new Map();
  return (sql, ...values) => {
    if (!statements.has(sql)) statements.set(sql, connection.prepare(sql));
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value ?? null]));
    return statements.get(sql).all(named);
  };
}

class Postgres {
  lock = " FOR UPDATE";

  static async open(url) {
    const { default: pg } = await import("pg");
    pg.types.setTypeParser(pg.types.builtins.INT8, Number);
    return new Postgres(new pg.Pool({ connectionString: url }));
  }

  constructor(pool) {
    this.pool = pool;
    pool.on("error", () => {}); // A connection that rests was closed; the next call opens another.
  }

  async rows(sql, ...values) {
    return (await this.pool.query(sql, values)).rows;
  }

  async transaction(work) {
    const client = await this.pool.connect();
    try {
      await client.query("BEGIN");
      const result = await work(async (sql, ...values) => (await client.query(sql, values)).rows);
      await client.query("COMMIT");
      return result;
    } catch (error) {
      await client.query("ROLLBACK").catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  async lockSchema(rows) {
    await rows("SELECT pg_advisory_xact_lock(7163)");
  }

  async close() {
    await this.pool.end();
  }
}
