import { DAY_MS } from '../rules/time/durations.ts'
import { UNUSED_FILE_DAYS } from '../rules/time/retention.ts'
import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { inTransaction } from '../database/transaction.ts'
import { pathsOf, fileColumns, usedPaths } from './paths.ts'

/** Removes uploads that nobody uses. */
export const mediaJobs = (app: Pick<App, 'db' | 'clock' | 'parts'>) =>
  ({ sweep: { files: () => dropUnusedFiles(app) } }) satisfies Work

const BATCH = 500

/** Removes files that no record refers to a day after they were uploaded; one in use is looked at again a day later. */
export async function dropUnusedFiles({ db, clock, parts }: Pick<App, 'db' | 'clock' | 'parts'>): Promise<void> {
  const now = clock.now()
  const before = new Date(now.getTime() - UNUSED_FILE_DAYS * DAY_MS)
  await inTransaction(db, async (tx) => {
    const due = await tx.media.findMany({
      where: { checkedAt: { lt: before } },
      select: { hash: true },
      orderBy: { checkedAt: 'asc' },
      take: BATCH,
    })
    if (due.length === 0) return
    const hashes = due.map(({ hash }) => hash)
    const used = await usedPaths(tx, fileColumns(parts), hashes.flatMap(pathsOf))
    const isUsed = (hash: string) => pathsOf(hash).some((path) => used.has(path))
    await tx.media.updateMany({ where: { hash: { in: hashes.filter(isUsed) } }, data: { checkedAt: now } })
    // One that was uploaded again, or put into a row, meanwhile has a new date: it stays.
    await tx.media.deleteMany({
      where: { hash: { in: hashes.filter((hash) => !isUsed(hash)) }, checkedAt: { lt: before } },
    })
  })
}
