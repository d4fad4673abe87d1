import type { Pool } from 'pg'
import type { Chaos } from './chaos.ts'

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
