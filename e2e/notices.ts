/** Tells people something, past the screens: for what no short path through them brings about. */
import { connect, type Database } from '../api/database/client.ts'
import { inTransaction } from '../api/database/transaction.ts'
import { notify, type Notice } from '../api/notifications/notify.ts'

let database: Database | undefined

let serial = 0

/** Tells a mentee, unless said otherwise; as the product does it, live. Answers its numeric id. */
export async function tell(userId: number, notice: Partial<Notice> = {}): Promise<number> {
  database ??= connect(process.env['E2E_DATABASE_URL']!, { poolSize: 1 })
  const db = database
  const dedupeKey = `e2e:${process.pid}:${++serial}`
  await inTransaction(db, (tx) =>
    notify(tx, {
      userType: 'mentee',
      userId,
      about: null,
      type: 'general',
      title: `News ${serial}`,
      message: 'Something has happened.',
      ...notice,
      dedupeKey,
    }),
  )
  return (await db.notification.findUniqueOrThrow({ where: { dedupeKey }, select: { id: true } })).id
}

/** Ends the connection; call it after all tests of a file. */
export async function endTelling(): Promise<void> {
  await database?.$disconnect()
  database = undefined
}
