import type { App } from '../app.ts'
import { DAY_MS } from '../rules/time/time.ts'
import { ENDED_LINK_DAYS } from '../rules/time/retention.ts'

const BATCH = 1000

/**
 * Whoever began to register, and never had a seat nor paid, goes with the mailed links of the workshop. What has seen money
 * stays with it.
 */
export async function dropUnpaid({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.workshopRegistration.deleteMany({
    where: {
      paymentStatus: { in: ['pending', 'failed'] },
      seat: 'none',
      registeredAt: null,
      orders: { every: { payments: { none: {} } } },
      workshop: { startsAt: { lte: new Date(clock.now().getTime() - ENDED_LINK_DAYS * DAY_MS) } },
    },
    limit: BATCH,
  })
}
