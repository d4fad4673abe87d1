import type { App } from '../app.ts'
import { DAY_MS } from '../rules/time/time.ts'
import { ENDED_LINK_DAYS } from '../rules/time/retention.ts'

/** Each round: a statement that takes too long is broken off, and nothing would ever go. */
const BATCH = 1000

/** Nobody waits for what is over: addresses that asked for a seat go with their mailed links. */
export async function dropOldEntries({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await db.waitingListEntry.deleteMany({
    where: {
      state: { notIn: ['offered', 'registering'] },
      workshop: { startsAt: { lte: new Date(clock.now().getTime() - ENDED_LINK_DAYS * DAY_MS) } },
    },
    limit: BATCH,
  })
}
