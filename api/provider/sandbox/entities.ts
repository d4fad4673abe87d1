/** The provider's entities as they go over the wire. Amounts are paise, times unix seconds. */
import { randomInt } from 'node:crypto'
import type { PoolClient } from 'pg'
import { unknownId } from './exchange.ts'

/** A filled `notes` is an object, an empty one []. */
export type Notes = Record<string, string> | []

/** What orders, payments, refunds and disputes have in common. Each has fields beside these that never change. */
interface Entity {
  id: string
  amount: number
  currency: string
  created_at: number
}

export interface OrderEntity extends Entity {
  amount_paid: number
  amount_due: number
  receipt: string | null
  status: 'created' | 'attempted' | 'paid'
  attempts: number
  notes: Notes
}

export interface PaymentEntity extends Entity {
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed'
  order_id: string
  amount_refunded: number
  refund_status: 'partial' | 'full' | null
  captured: boolean
  vpa: string
  upi: { vpa: string }
  email: string | null
  contact: string | null
  notes: Notes
  fee: number | null
  tax: number | null
  error_code: string | null
  error_description: string | null
  error_source: string | null
  error_step: string | null
  error_reason: string | null
}

export interface RefundEntity extends Entity {
  payment_id: string
  notes: Notes
  receipt: string | null
  status: 'pending' | 'processed' | 'failed'
  speed_requested: string
}

export interface DisputeEntity extends Entity {
  payment_id: string
  amount_deducted: number
  reason_code: string
  respond_by: number
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed'
  phase: string
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Fourteen random base62 characters, the tail of every id. */
export const idTail = (): string => Array.from({ length: 14 }, () => base62[randomInt(62)]).join('')

export const unixNow = (now = new Date()): number => Math.floor(now.getTime() / 1000)

export const collection = (items: unknown[]) => ({ entity: 'collection', count: items.length, items })

interface Entities {
  orders: OrderEntity
  payments: PaymentEntity
  refunds: RefundEntity
  disputes: DisputeEntity
}

/** What the account has under this id. Refuses ids that were never given out. */
export async function fetchEntity<K extends keyof Entities>(
  client: Pick<PoolClient, 'query'>,
  kind: K,
  id: string,
  { isLocked = false } = {},
): Promise<Entities[K]> {
  const find = `SELECT entity FROM sandbox.${kind} WHERE id = $1${isLocked ? ' FOR UPDATE' : ''}`
  const { rows } = await client.query<{ entity: Entities[K] }>(find, [id])
  if (!rows[0]) throw unknownId()
  return rows[0].entity
}
