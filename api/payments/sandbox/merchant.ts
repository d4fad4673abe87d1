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
  /** Looks for due webhooks at once. */
  deliver(): void
}
