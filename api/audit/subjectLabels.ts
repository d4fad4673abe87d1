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

const orderPath = (orderId: number | string) => `/admin/payments?order=${orderId}`

const GONE: Record<string, string> = { ...FORMER, administrator: 'Former administrator', workshop: 'Deleted workshop' }

/** For what has no name of its own: `Booking 12`, `Webhook evt_…`. */
function numbered(kind: string, id: string): string {
  const noun =
    { webhook: 'Payment event', community: 'Member' }[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
  return `${noun} ${id}`
}

/** All of them; what is gone, or has no name of its own, is named by its kind. */
export async function labelSubjects(db: Database, subjects: readonly string[]): Promise<LogSubject[]> {
  const parsed = subjects.map((subject) => {
    const colon = subject.indexOf(':')
    return { kind: subject.slice(0, colon), id: subject.slice(colon + 1) }
  })
  const idsOf = (kind: string) =>
    parsed.flatMap((one) => (one.kind === kind && /^\d{1,9}$/.test(one.id) ? [Number(one.id)] : []))
  const [named, payments] = await Promise.all([
    db.$queryRaw<LogSubject[]>`
      SELECT 'administrator' AS kind, id::text, username AS label, NULL AS path
        FROM admin_users WHERE id = ANY(${idsOf('administrator')}::int[])
      UNION ALL SELECT 'mentor', id::text, name, '/mentor/' || id FROM mentors WHERE id = ANY(${idsOf('mentor')}::int[])
      UNION ALL SELECT 'mentee', id::text, name, NULL FROM mentees WHERE id = ANY(${idsOf('mentee')}::int[])
      UNION ALL SELECT 'community', id::text, name, NULL
        FROM community_members WHERE id = ANY(${idsOf('community')}::int[])
      UNION ALL SELECT 'workshop', id::text, title, '/workshop-registration/' || id
        FROM workshops WHERE id = ANY(${idsOf('workshop')}::int[])
      UNION ALL SELECT 'refund', r.id::text, 'Refund ' || r.id, ${orderPath('')}::text || p.order_id
        FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.id = ANY(${idsOf('refund')}::int[])`,
    db.payment.findMany({
      where: { id: { in: idsOf('payment') } },
      select: { id: true, orderId: true, receipt: true },
    }),
  ])
  const found = new Map(named.map(({ kind, id, ...rest }) => [`${kind}:${id}`, rest]))
  for (const { id, orderId, receipt } of payments) {
    const label = receipt ? receiptNumber(receipt) : `Payment ${id}`
    found.set(`payment:${id}`, { label, path: orderPath(orderId) })
  }
  return parsed.map(({ kind, id }) => {
    const unnamed = { label: GONE[kind] ?? numbered(kind, id), path: kind === 'order' ? orderPath(id) : null }
    return { kind, id, ...(found.get(`${kind}:${id}`) ?? unnamed) }
  })
}
