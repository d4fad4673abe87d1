import type { Pool, PoolClient } from 'pg'
import { z } from 'zod/mini'

/** One running sandbox: its account, its state and its faults. */
export interface Merchant {
  pool: Pool
  keyId: string
  keySecret: string
  /** Signs webhooks; the first when several are given. */
  webhookSecret: string
  chaos: Chaos
  /** The time of its entities, in seconds. */
  unixNow(): number
  /** Looks for due webhooks at once. */
  deliver(): void
  /** Lets the bank end a pending refund after its while; does nothing when refunds wait for control. */
  settleLater(refundId: string): void
}

/** Calls of the API that fail together: making and finding orders, what became of them, giving money back. */
const callClass = z.enum(['checkout', 'settle', 'refunds'])
export type ApiCalls = z.infer<typeof callClass>

const switches = z.strictObject({
  /** Whom `status`, `hang`, `away` and `delayMs` hit; without it every API call. */
  calls: z.optional(callClass),
  /** Answers API calls with this status, nothing done: 401 and 403 for wrong keys, 502 is HTML. */
  status: z.optional(z.literal([401, 403, 429, 500, 502])),
  /** Takes API calls and never answers, nothing done. */
  hang: z.optional(z.boolean()),
  /** Cuts the connection of API calls, nothing done. */
  away: z.optional(z.boolean()),
  /** Holds API calls back, before they are done. */
  delayMs: z.optional(z.int().check(z.nonnegative())),
  /** Cuts the connection after the work is done. `payments` is paying. */
  dropAfterCommit: z.optional(z.enum(['orders', 'captures', 'refunds', 'payments'])),
  /** How many calls the faults above hit; without it all. */
  times: z.optional(z.int().check(z.positive())),
  webhooks: z.optional(
    z.strictObject({
      mode: z.enum(['normal', 'lost', 'duplicate', 'delayed', 'reordered', 'wrong-signature']),
      delayMs: z.optional(z.int().check(z.nonnegative())),
    }),
  ),
  /** What a repeated receipt gets. */
  receipts: z.optional(z.enum(['allow', 'reject', 'return-existing'])),
  /** How refunds end up at once. Without it they are pending, until the account settles them or control does. */
  refunds: z.optional(z.enum(['processed', 'pending', 'failed'])),
  /** How a payment on the checkout page ends up. */
  capture: z.optional(z.enum(['automatic', 'manual'])),
})

/** Faults on demand. Held in memory: a restarted sandbox behaves. */
export type Chaos = z.infer<typeof switches>

/** Reads the whole set of switches; what is left out is off. Null when it isn't one. */
export function readChaos(body: unknown): Chaos | null {
  return switches.safeParse(body).data ?? null
}

/** Whether this call is hit by the switch; counts down `times`. */
export function strike(chaos: Chaos, isHit: boolean): boolean {
  if (!isHit || chaos.times === 0) return false
  if (chaos.times !== undefined) chaos.times -= 1
  return true
}

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
