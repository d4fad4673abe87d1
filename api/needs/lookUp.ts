/** Looks the open needs through for a mentor who was accepted: in pages, so that many of them hold nothing up. */
import { isOfConfirmed, readAccount } from '../accounts/accountTable.ts'
import type { App } from '../app.ts'
import { LISTED } from '../availability/freeSlots.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { Prisma, type MentorNeed } from '../generated/prisma/client.ts'
import { addJob, REQUEUED, STALE_MS } from '../jobs/enqueue.ts'
import { isFitting } from '../mentors/search/fitting.ts'
import { NEED_MAILS } from '../rules/inputs/needs.ts'
import { mailMentor, type NewMentor } from './needMails.ts'
import { open } from './needs.ts'

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    lookNeedsThrough: { mentorId: number }
  }
}

/** Needs of one run: about a second. */
export const PAGE = 100

/** Remembers, in the transaction of the acceptance, that the needs are to be looked through; nothing when there are none. */
export async function startLookUp(tx: Transaction, { clock }: Pick<App, 'clock'>, mentorId: number): Promise<void> {
  const now = clock.now()
  const started = await tx.$executeRaw`
    INSERT INTO need_look_ups (mentor_id, created_at)
    SELECT ${mentorId}, ${now} WHERE EXISTS (SELECT FROM mentor_needs WHERE wants_mail AND ended_at IS NULL)
    ON CONFLICT (mentor_id) DO UPDATE SET after_id = 0, created_at = excluded.created_at`
  if (started > 0) await queueLookUp(tx, mentorId)
}

const queueLookUp = (tx: Parameters<typeof addJob>[0], mentorId: number) =>
  // One after another: each asks the database for many searches.
  addJob(tx, 'lookNeedsThrough', { mentorId }, { key: `needs:${mentorId}`, queue: 'needs' })

/** Look-ups whose job was lost begin again where they were. */
export async function requeueLookUps({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const lost = await db.$queryRaw<{ mentorId: number }[]>`
    SELECT mentor_id AS "mentorId" FROM need_look_ups l
    WHERE created_at < ${new Date(clock.now().getTime() - STALE_MS)}
      AND NOT EXISTS (SELECT FROM graphile_worker.jobs j WHERE j.key = 'needs:' || l.mentor_id)
    ORDER BY created_at LIMIT ${REQUEUED}`
  for (const { mentorId } of lost) await queueLookUp(db, mentorId)
}

/** One page of the needs; the next one is another job. */
export async function lookNeedsThrough(
  app: Pick<App, 'db' | 'clock' | 'config' | 'memory'>,
  mentorId: number,
): Promise<void> {
  const { db } = app
  const lookUp = await db.needLookUp.findUnique({ where: { mentorId } })
  if (!lookUp) return
  const mentor = await db.mentor.findFirst({ where: { id: mentorId, ...LISTED } })
  const needs = mentor ? await openNeeds(app, mentorId, lookUp.afterId) : []
  const fits = new Map<string, boolean>()
  for (const need of await mailable(app, needs)) {
    const isFit = fits.get(need.text) ?? (await isFitting(app, mentorId, need.text))
    fits.set(need.text, isFit)
    if (isFit) await tell(app, need, mentor!)
  }
  await inTransaction(db, async (tx) => {
    // If another job has changed the row, that job continues from there.
    const asFound = { mentorId, afterId: lookUp.afterId, createdAt: lookUp.createdAt }
    if (needs.length < PAGE) {
      await tx.needLookUp.deleteMany({ where: asFound })
      return
    }
    const { count } = await tx.needLookUp.updateMany({ where: asFound, data: { afterId: needs.at(-1)!.id } })
    if (count > 0) await queueLookUp(tx, mentorId)
  })
}

const openNeeds = ({ db, clock }: Pick<App, 'db' | 'clock'>, mentorId: number, afterId: number) =>
  db.mentorNeed.findMany({
    where: {
      id: { gt: afterId },
      wantsMail: true,
      ...open(clock.now()),
      OR: [
        { userId: null, confirmedAt: { not: null } },
        { userId: { not: null }, NOT: { userType: 'mentor', userId: mentorId } },
      ],
      links: { none: { mentorId } },
    },
    orderBy: { id: 'asc' },
    take: PAGE,
  })

/** Those of people who can be mailed: anyone may open accounts, and each need costs a search. */
async function mailable({ db }: Pick<App, 'db'>, needs: readonly MentorNeed[]): Promise<MentorNeed[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT n.id FROM mentor_needs n
    WHERE n.id = ANY(${needs.map(({ id }) => id)}) AND (n.user_id IS NULL OR ${isOfConfirmed(Prisma.sql`n`)})`
  const ids = new Set(rows.map(({ id }) => id))
  return needs.filter(({ id }) => ids.has(id))
}

/** One mail for a need and a mentor, by the constraint of `need_links`; the third ends the need. */
async function tell(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  { id }: MentorNeed,
  mentor: NewMentor & { email: string },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM mentor_needs WHERE id = ${id} FOR UPDATE`
    const where = { id, wantsMail: true, ...open(app.clock.now()), links: { none: { mentorId: mentor.id } } }
    const need = await tx.mentorNeed.findFirst({ where })
    const to = need && (await addressOf(tx, need))
    // A mentor gets no email about their own profile.
    if (!to || to.email.toLowerCase() === mentor.email.toLowerCase()) return
    await mailMentor(tx, app, { need, mentor, to: to.email, recipient: to.recipient })
    const isLast = need.mails + 1 >= NEED_MAILS
    await tx.mentorNeed.update({
      where: { id },
      data: { mails: { increment: 1 }, ...(isLast && { endedAt: app.clock.now(), email: null }) },
    })
  })
}

/** Where somebody is mailed: an address that they have confirmed; else null. */
async function addressOf(
  tx: Transaction,
  { userType, userId, email, confirmedAt }: MentorNeed,
): Promise<{ email: string; recipient: AccountRef | null } | null> {
  if (userType === null || userId === null) return email && confirmedAt ? { email, recipient: null } : null
  const recipient = { type: userType, id: userId }
  const account = await readAccount<{ email: string; emailConfirmedAt: Date | null; isActive: boolean }>(tx, recipient)
  return account?.emailConfirmedAt && account.isActive ? { email: account.email, recipient } : null
}
