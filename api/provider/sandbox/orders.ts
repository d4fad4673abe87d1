import { collection, idTail, type Notes, type OrderEntity } from './entities.ts'
import { checkFields, invalid } from './exchange.ts'
import { type Merchant, transaction } from './merchant.ts'

const FIELDS = [
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'first_payment_min_amount',
  'unique_receipt',
  'payment',
]

/** Notes as the provider keeps them; [] when there are none. */
export function readNotes(given: unknown): Notes {
  if (given === undefined || given === null || (Array.isArray(given) && given.length === 0)) return []
  if (typeof given !== 'object' || Array.isArray(given)) throw invalid('notes must be an object', 'notes')
  const notes = Object.entries(given)
  if (notes.length > 15) throw invalid('The number of fields in notes should be less than or equal to 15.', 'notes')
  if (notes.some(([, note]) => String(note).length > 256)) {
    throw invalid('The notes may not be greater than 256 characters.', 'notes')
  }
  return notes.length === 0 ? [] : Object.fromEntries(notes.map(([key, note]) => [key, String(note)]))
}

/** A positive integer of paise. */
export function readAmount(amount: unknown): number {
  if (amount === undefined || amount === null) throw invalid('amount: is required.', 'amount')
  if (typeof amount !== 'number' || !Number.isInteger(amount)) throw invalid('The amount must be an integer.', 'amount')
  if (amount < 100) {
    const detail = { step: 'order_creation', reason: 'amount_less_than_minimum_amount' }
    throw invalid('Order amount less than minimum amount allowed', 'amount', detail)
  }
  if (amount > 2_000_000_000) throw invalid('Amount exceeds maximum amount allowed.', 'amount')
  return amount
}

function readCurrency(currency: unknown): string {
  if (currency === undefined) throw invalid('currency: is required.', 'currency')
  if (typeof currency !== 'string') throw invalid(`expected string but provided ${String(currency)}`, 'currency')
  if (currency !== 'INR') throw invalid('Currency is not supported', 'currency')
  return currency
}

function readReceipt(receipt: unknown): string | null {
  if (receipt === undefined || receipt === null) return null
  if (typeof receipt !== 'string') throw invalid(`expected string but provided ${String(receipt)}`, 'receipt')
  if (receipt.length > 40) throw invalid('The receipt may not be greater than 40 characters.', 'receipt')
  return receipt
}

function isManual(payment: unknown): boolean {
  return typeof payment === 'object' && payment !== null && 'capture' in payment && payment.capture === 'manual'
}

/** Fields that are the same for each. */
const CONSTANT = { entity: 'order', offer_id: null }

/** POST /orders. */
export async function createOrder(merchant: Merchant, body: Record<string, unknown>): Promise<OrderEntity> {
  checkFields(body, FIELDS)
  const amount = readAmount(body['amount'])
  const order: OrderEntity = {
    ...CONSTANT,
    id: `order_${idTail()}`,
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: readCurrency(body['currency']),
    receipt: readReceipt(body['receipt']),
    status: 'created',
    attempts: 0,
    notes: readNotes(body['notes']),
    created_at: merchant.unixNow(),
  }
  const reuse = body['unique_receipt'] === true ? 'return-existing' : (merchant.chaos.receipts ?? 'allow')
  return await transaction(merchant.pool, async (client) => {
    if (order.receipt !== null && reuse !== 'allow') {
      await client.query(`SELECT pg_advisory_xact_lock(hashtext('sandbox.receipt'), hashtext($1))`, [order.receipt])
      const find = 'SELECT entity FROM sandbox.orders WHERE receipt = $1 ORDER BY position LIMIT 1'
      const { rows } = await client.query<{ entity: OrderEntity }>(find, [order.receipt])
      if (rows[0] && reuse === 'reject') throw invalid('Order receipt should be unique.', 'receipt')
      if (rows[0]) return rows[0].entity
    }
    await client.query('INSERT INTO sandbox.orders (id, receipt, entity, capture) VALUES ($1, $2, $3, $4)', [
      order.id,
      order.receipt,
      JSON.stringify(order),
      isManual(body['payment']) ? 'manual' : 'automatic',
    ])
    return order
  })
}

/** GET /orders?receipt=&from=&to=&count=&skip=, newest first. */
export async function listOrders(merchant: Merchant, query: URLSearchParams) {
  const { rows } = await merchant.pool.query<{ entity: OrderEntity }>(
    `SELECT entity FROM sandbox.orders
     WHERE ($1::text IS NULL OR receipt = $1)
       AND (entity->>'created_at')::bigint BETWEEN $2 AND $3
     ORDER BY position DESC LIMIT $4 OFFSET $5`,
    [
      query.get('receipt'),
      number(query, 'from', 0),
      number(query, 'to', 9_999_999_999),
      Math.min(number(query, 'count', 10), 100),
      number(query, 'skip', 0),
    ],
  )
  return collection(rows.map((row) => row.entity))
}

function number(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name)
  if (text === null) return fallback
  if (!/^\d{1,10}$/.test(text)) throw invalid(`The ${name} must be an integer.`, name)
  return Number(text)
}
