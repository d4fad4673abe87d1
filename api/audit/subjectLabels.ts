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
type Row = Named & { id: number }
type LookUp = (db: Database, asked: { where: { id: { in: number[] } } }) => Promise<Row[]>

const orderPath = (orderId: number) => `/admin/payments?order=${orderId}`
const person = { select: { id: true, name: true } } as const
const named = <Someone extends { id: number; name: string }>({ id, name }: Someone): Row => ({ id, label: name })

const LOOK_UPS: Record<string, LookUp> = {
  administrator: async (db, asked) =>
    (await db.adminUser.findMany({ ...asked, select: { id: true, username: true } })).map(({ id, username }) => ({
      id,
      label: username,
    })),
  mentor: async (db, asked) =>
    (await db.mentor.findMany({ ...asked, ...person })).map((row) => ({ ...named(row), path: `/mentor/${row.id}` })),
  mentee: async (db, asked) => (await db.mentee.findMany({ ...asked, ...person })).map(named),
  community: async (db, asked) => (await db.communityMember.findMany({ ...asked, ...person })).map(named),
  workshop: async (db, asked) =>
    (await db.workshop.findMany({ ...asked, select: { id: true, title: true } })).map(({ id, title }) => ({
      id,
      label: title,
      path: `/workshop-registration/${id}`,
    })),
  order: async (_db, { where: { id: ids } }) => ids.in.map((id) => ({ id, label: `Order ${id}`, path: orderPath(id) })),
  payment: async (db, asked) =>
    (await db.payment.findMany({ ...asked, select: { id: true, orderId: true, receipt: true } })).map(
      ({ id, orderId, receipt }) => ({
        id,
        label: receipt ? receiptNumber(receipt) : `Payment ${id}`,
        path: orderPath(orderId),
      }),
    ),
  refund: async (db, asked) =>
    (await db.refund.findMany({ ...asked, select: { id: true, payment: { select: { orderId: true } } } })).map(
      ({ id, payment }) => ({ id, label: `Refund ${id}`, path: orderPath(payment.orderId) }),
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
  const found = new Map<string, Named>()
  const kinds = new Set(parsed.map(({ kind }) => kind).filter((kind) => kind in LOOK_UPS))
  await Promise.all(
    Array.from(kinds, async (kind) => {
      const ids = parsed.filter((one) => one.kind === kind && /^\d{1,9}$/.test(one.id)).map(({ id }) => Number(id))
      const rows = await LOOK_UPS[kind]!(db, { where: { id: { in: [...new Set(ids)] } } })
      for (const row of rows) found.set(`${kind}:${row.id}`, row)
    }),
  )
  return parsed.map(({ kind, id }) => {
    const { label, path = null } = found.get(`${kind}:${id}`) ?? { label: GONE[kind] ?? numbered(kind, id) }
    return { kind, id, label, path }
  })
}
