/** Names for what the log refers to by id. The log stores no names: they are looked up each time. */
import type { Database } from '../database/client.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'
import { receiptNumber } from '../rules/money/receipts.ts'

/** What an entry is about. */
export interface LogSubject {
  kind: string
  id: string
  label: string
  /** Where it is in the product; null for what has no page of its own. */
  path: string | null
}

type Named = Pick<LogSubject, 'label'> & { path?: string }
type LookUp = (db: Database, ids: number[]) => Promise<Map<number, Named>>

const byId = <Row extends { id: number }>(rows: Row[], name: (row: Row) => Named): Map<number, Named> =>
  new Map(rows.map((row) => [row.id, name(row)]))

const orderPath = (orderId: number) => `/admin/payments?order=${orderId}`
const person = { id: true, name: true } as const

const LOOK_UPS: Record<string, LookUp> = {
  administrator: async (db, ids) =>
    byId(await db.adminUser.findMany({ where: { id: { in: ids } }, select: { id: true, username: true } }), (row) => ({
      label: row.username,
    })),
  mentor: async (db, ids) =>
    byId(await db.mentor.findMany({ where: { id: { in: ids } }, select: person }), ({ id, name }) => ({
      label: name,
      path: `/mentors/${id}`,
    })),
  mentee: async (db, ids) =>
    byId(await db.mentee.findMany({ where: { id: { in: ids } }, select: person }), ({ name }) => ({ label: name })),
  community: async (db, ids) =>
    byId(await db.communityMember.findMany({ where: { id: { in: ids } }, select: person }), ({ name }) => ({
      label: name,
    })),
  workshop: async (db, ids) =>
    byId(
      await db.workshop.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } }),
      ({ id, title }) => ({
        label: title,
        path: `/workshop-registration/${id}`,
      }),
    ),
  order: async (_db, ids) => new Map(ids.map((id) => [id, { label: `Order ${id}`, path: orderPath(id) }])),
  payment: async (db, ids) =>
    byId(
      await db.payment.findMany({ where: { id: { in: ids } }, select: { id: true, orderId: true, receipt: true } }),
      ({ id, orderId, receipt }) => ({
        label: receipt ? receiptNumber(receipt) : `Payment ${id}`,
        path: orderPath(orderId),
      }),
    ),
  refund: async (db, ids) =>
    byId(
      await db.refund.findMany({
        where: { id: { in: ids } },
        select: { id: true, payment: { select: { orderId: true } } },
      }),
      ({ id, payment }) => ({ label: `Refund ${id}`, path: orderPath(payment.orderId) }),
    ),
}

const GONE: Record<string, string> = {
  ...FORMER,
  administrator: 'Former administrator',
  workshop: 'Deleted workshop',
}

/** For what has no name of its own: `Booking 12`, `Webhook evt_…`. */
function numbered(kind: string, id: string): string {
  const noun =
    { webhook: 'Payment event', community: 'Member' }[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  return `${noun} ${id}`
}

/** All of them, with one statement for each kind. */
export async function labelSubjects(db: Database, subjects: readonly string[]): Promise<LogSubject[]> {
  const parsed = subjects.map((subject) => {
    const colon = subject.indexOf(':')
    return { kind: subject.slice(0, colon), id: subject.slice(colon + 1) }
  })
  const kinds = [...new Set(parsed.map(({ kind }) => kind))].filter((kind) => kind in LOOK_UPS)
  const found = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = new Set(
          parsed.filter((one) => one.kind === kind && /^\d{1,9}$/.test(one.id)).map(({ id }) => Number(id)),
        )
        return [kind, await LOOK_UPS[kind]!(db, [...ids])] as const
      }),
    ),
  )
  return parsed.map(({ kind, id }) => {
    const named = found.get(kind)?.get(Number(id))
    const label = named?.label ?? GONE[kind] ?? numbered(kind, id)
    return { kind, id, label, path: named?.path ?? null }
  })
}
