import type { Pool, PoolClient } from 'pg'

/** Any number of processes may run this at once. */
const tables = `
  SELECT pg_advisory_xact_lock(hashtext('sandbox.tables'));
  CREATE SCHEMA IF NOT EXISTS sandbox;
  CREATE TABLE IF NOT EXISTS sandbox.orders (
    id text PRIMARY KEY,
    receipt text,
    entity jsonb NOT NULL,
    capture text NOT NULL,
    position bigserial
  );
  CREATE INDEX IF NOT EXISTS orders_receipt ON sandbox.orders (receipt);
  CREATE TABLE IF NOT EXISTS sandbox.payments (
    id text PRIMARY KEY,
    order_id text NOT NULL REFERENCES sandbox.orders,
    entity jsonb NOT NULL,
    position bigserial
  );
  CREATE INDEX IF NOT EXISTS payments_order ON sandbox.payments (order_id);
  CREATE TABLE IF NOT EXISTS sandbox.refunds (
    id text PRIMARY KEY,
    payment_id text NOT NULL REFERENCES sandbox.payments,
    entity jsonb NOT NULL,
    idempotency_key text UNIQUE,
    request text,
    position bigserial
  );
  CREATE INDEX IF NOT EXISTS refunds_payment ON sandbox.refunds (payment_id);
  CREATE TABLE IF NOT EXISTS sandbox.disputes (
    id text PRIMARY KEY,
    payment_id text NOT NULL REFERENCES sandbox.payments,
    entity jsonb NOT NULL
  );
  CREATE INDEX IF NOT EXISTS disputes_payment ON sandbox.disputes (payment_id);
  CREATE TABLE IF NOT EXISTS sandbox.deliveries (
    id bigserial PRIMARY KEY,
    event_id text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    signature text NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    due_at timestamptz NOT NULL,
    done_at timestamptz
  );
  CREATE INDEX IF NOT EXISTS deliveries_due ON sandbox.deliveries (due_at) WHERE done_at IS NULL;
`

/** Runs `work` in one transaction; an error rolls it back. */
export async function transaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    // A connection that can't even roll back is thrown away.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    )
    throw error
  }
}

/** Creates the schema `sandbox`, beside the product's own tables. */
export async function createTables(pool: Pool): Promise<void> {
  await transaction(pool, (client) => client.query(tables))
}
