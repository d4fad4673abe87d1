/** News of a plan that ends while the next plan of the same two people follows. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { Email, PlanSubscription } from '../generated/prisma/client.ts'
import { formatShortDay, formatWhenFull } from '../rules/text/format.ts'
import { accessEnds, planLastDay } from '../rules/bookings/plans.ts'
import { fromDateOnly } from '../rules/time/time.ts'
import { endKey, followerOf, mailSide, notifySide, planOf, type PlanWithSides } from './announceAccess.ts'

/** The news that another plan follows, mailed once for an end date. */
export const continuesKey = ({ id, endDate }: Pick<PlanSubscription, 'id' | 'endDate'>) =>
  `access:${id}:continues:mentee:${fromDateOnly(endDate)}`

/** Whether the plan still runs until the end that is named, and another one still follows. */
export async function isContinuing(
  db: Pick<Transaction, 'planSubscription'>,
  { dedupeKey }: Pick<Email, 'dedupeKey'>,
): Promise<boolean> {
  const plan = await planOf(db, dedupeKey)
  return plan?.status === 'active' && continuesKey(plan) === dedupeKey && (await followerOf(db, plan)) !== null
}

/** Tells the mentee that the plan ends in three days or less, and that the next one goes on from there. */
export async function announceContinuing(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  plan: PlanWithSides,
  next: PlanSubscription,
): Promise<void> {
  const { mentor, callsRemaining } = plan
  const ends = formatWhenFull(accessEnds(fromDateOnly(plan.endDate)))
  const lastDay = formatShortDay(planLastDay(fromDateOnly(plan.endDate)))
  const goesOn = `Your next one runs from ${formatShortDay(fromDateOnly(next.startDate))}, and the chat stays open.`
  const calls = `${callsRemaining === 1 ? '1 session is' : `${callsRemaining} sessions are`} left in the one that ends: use them by ${lastDay}.`
  const isNew = await mailSide(tx, app, plan, 'mentee', {
    kind: 'plan-continues',
    dedupeKey: continuesKey(plan),
    subject: `Your next Advanced package with ${mentor.name} follows`,
    content: {
      heading: `Your next Advanced package with ${mentor.name} follows`,
      paragraphs: [
        `Your Advanced package with ${mentor.name} ends on ${ends}. ${goesOn}`,
        ...(callsRemaining > 0 ? [calls] : []),
      ],
      action: { label: 'See your dashboard', url: `${app.config.publicUrl}/mentee-dashboard` },
    },
    validUntil: accessEnds(fromDateOnly(plan.endDate)),
  })
  if (!isNew) return
  await notifySide(tx, plan, 'mentee', {
    dedupeKey: continuesKey(plan),
    title: 'Your next Advanced package follows',
    message: [
      `Your Advanced package with ${mentor.name} ends on ${ends}.`,
      goesOn,
      ...(callsRemaining > 0 ? [calls] : []),
    ].join(' '),
  })
}

/** Tells both that the plan is over and the next one goes on. */
export async function announceNext(tx: Transaction, plan: PlanWithSides, next: PlanSubscription): Promise<void> {
  const { mentor, mentee } = plan
  const days = `${formatShortDay(fromDateOnly(next.startDate))} to ${formatShortDay(planLastDay(fromDateOnly(next.endDate)))}`
  await notifySide(tx, plan, 'mentee', {
    dedupeKey: endKey(plan, 'mentee'),
    title: 'Your next Advanced package',
    message: `Your Advanced package with ${mentor.name} has ended. Your next one is for ${days}, and the chat stays open.`,
  })
  await notifySide(tx, plan, 'mentor', {
    dedupeKey: endKey(plan, 'mentor'),
    title: 'The next Advanced package',
    message: `${mentee.name}'s Advanced package with you has ended. The next one is for ${days}, and the chat stays open.`,
  })
}
