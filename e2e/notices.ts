/** Tells people something, past the screens: for what no short path through them brings about. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { connect, type Database } from '../api/database/client.ts'
import { clusterOf } from '../api/database/dataDir.ts'
import { inTransaction } from '../api/database/transaction.ts'
import { notify, type Notice } from '../api/notifications/notify.ts'

const databases = new Map<string, Database>()

/** The database of the server that runs on `dataDir`. */
function databaseOf(dataDir: string): Database {
  const known = databases.get(dataDir)
  if (known) return known
  const password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8').trim()
  const port = readFileSync(path.join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[3]
  const database = connect(`postgres://postgres:${password}@127.0.0.1:${port}/plumbline`, { poolSize: 1 })
  databases.set(dataDir, database)
  return database
}

let serial = 0

/** Tells a mentee, unless said otherwise; as the product does it, live. Answers its numeric id. */
export async function tell(
  userId: number,
  notice: Partial<Notice> = {},
  dataDir = process.env['E2E_DATA_DIR']!,
): Promise<number> {
  const db = databaseOf(dataDir)
  const dedupeKey = `e2e:${process.pid}:${++serial}`
  await inTransaction(db, (tx) =>
    notify(tx, {
      userType: 'mentee',
      userId,
      type: 'general',
      title: `News ${serial}`,
      message: 'Something has happened.',
      ...notice,
      dedupeKey,
    }),
  )
  return (await db.notification.findUniqueOrThrow({ where: { dedupeKey }, select: { id: true } })).id
}

/** Ends the connections; call it after all tests of a file. */
export async function endTelling(): Promise<void> {
  for (const database of databases.values()) await database.$disconnect()
  databases.clear()
}
