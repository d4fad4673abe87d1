/** Demo data for an empty database: people, hours, bookings with their money, workshops, chats. */
import { hashPassword } from '../../api/accounts/passwords.ts'
import type { Clock } from '../../api/database/clock.ts'
import type { Database } from '../../api/database/client.ts'
import { DEMO_PASSWORD } from './demoAccounts.ts'
import { demoRows } from './demoRows.ts'
import { insertRows } from './insertRows.ts'
import { isDatabaseEmpty } from './isDatabaseEmpty.ts'
import { demoPictures } from './pictures/demoPictures.ts'

/** Any constant does, as long as every node takes the same lock and nothing else does. */
const LOCK = 715_517_002
const TIMEOUT_MS = 60_000

/** Fills an empty database in one transaction; one with people in it is left alone. Nodes that start together seed once. */
export async function seedDemo(
  db: Database,
  clock: Clock,
  { platformFeePercent }: { platformFeePercent: number },
): Promise<void> {
  if (!(await isDatabaseEmpty(db))) return
  const now = clock.now()
  const [starter, plan, passwordHash, pictures] = await Promise.all([
    db.sessionType.findUniqueOrThrow({ where: { name: 'Starter' } }),
    db.mentorshipPlan.findUniqueOrThrow({ where: { name: 'Advanced' } }),
    // Everyone shares one password, so one hash does.
    hashPassword(DEMO_PASSWORD),
    demoPictures(now),
  ])
  const source = { now, platformFeePercent, passwordHash, starterId: starter.id, planId: plan.id, pictures }
  const rows = demoRows(source)
  await db.$transaction(
    async (tx) => {
      // A node that waits here for another must outlast that one's seeding.
      await tx.$executeRaw`SET LOCAL lock_timeout = 0`
      await tx.$executeRaw`SET LOCAL statement_timeout = 0`
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`
      if (await isDatabaseEmpty(tx)) await insertRows(tx, rows)
    },
    { maxWait: TIMEOUT_MS, timeout: TIMEOUT_MS },
  )
}
