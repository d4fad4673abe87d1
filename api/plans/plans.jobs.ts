import { DAY_MS, MINUTE_MS } from '../rules/time/durations.ts'
import { publishPlanChange } from './planEvents.ts'
import { PLAN_MONEY } from './planMoney.ts'
import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import { addJob, type Tasks } from '../jobs/enqueue.ts'
import { addDays, dateOnly, fromDateOnly, istDate } from '../rules/time/time.ts'
import { accessEnds, accessWarning } from '../rules/bookings/plans.ts'
import {
  announceEnd,
  announceEnding,
  endingKey,
  followerOf,
  announceContinuing,
  announceNext,
  continuesKey,
} from './announceAccess.ts'

type Deps = Pick<App, 'db' | 'clock' | 'config'>

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    warnOfAccessEnd: { subscriptionId: number }
    endAccess: { subscriptionId: number }
  }
}

/** The end of a plan and a warning three days before it; both sides hear of each once. */
export const planJobs = (app: Deps) =>
  ({
    tasks: { warnOfAccessEnd: (plan) => warnOfAccessEnd(app, plan), endAccess: (plan) => endAccess(app, plan) },
    sweep: { access: () => sweepAccess(app) },
  }) satisfies Work

const SLACK_MS = 2 * MINUTE_MS
const BATCH = 100
/** Nobody is told of an end that is longer ago than this. */
const NEWS_MS = 3 * DAY_MS

type Plan = Tasks['warnOfAccessEnd']
const people = { mentor: true, mentee: true, ...PLAN_MONEY } as const

/** Schedules the warning and the end of a plan; a warning whose time has passed is left out. */
export async function scheduleAccessNotices(
  tx: Transaction,
  { subscriptionId, endDate, now }: { subscriptionId: number; endDate: Date; now: Date },
): Promise<void> {
  const lastDay = fromDateOnly(endDate)
  if (accessWarning(lastDay) > now) await addWarning(tx, { subscriptionId }, accessWarning(lastDay))
  await addEnd(tx, { subscriptionId }, accessEnds(lastDay))
}

const addWarning = (tx: Transaction, plan: Plan, runAt?: Date) =>
  addJob(tx, 'warnOfAccessEnd', plan, { key: `access-warning:${plan.subscriptionId}`, ...(runAt && { runAt }) })
const addEnd = (tx: Transaction, plan: Plan, runAt?: Date) =>
  addJob(tx, 'endAccess', plan, { key: `access-end:${plan.subscriptionId}`, ...(runAt && { runAt }) })

/** Tells the mentee of a running plan that it ends, or that the next one follows; nothing once it has ended or was cancelled. */
export async function warnOfAccessEnd(app: Deps, { subscriptionId }: Plan): Promise<void> {
  const now = app.clock.now()
  await inTransaction(app.db, async (tx) => {
    await tx.$queryRaw`SELECT id FROM plan_subscriptions WHERE id = ${subscriptionId} FOR SHARE`
    const plan = await tx.planSubscription.findFirst({
      where: { id: subscriptionId, status: 'active' },
      include: people,
    })
    if (!plan) return
    const endDate = fromDateOnly(plan.endDate)
    if (now < accessWarning(endDate) || now >= accessEnds(endDate)) return
    const next = await followerOf(tx, plan)
    if (next) await announceContinuing(tx, app, plan, next)
    else await announceEnding(tx, app, plan)
  })
}

/** Ends a plan whose last day is over, by one conditional write; the job that wrote it tells both sides. */
export async function endAccess(app: Deps, { subscriptionId }: Plan): Promise<void> {
  const now = app.clock.now()
  await inTransaction(app.db, async (tx) => {
    const { count } = await tx.planSubscription.updateMany({
      where: { id: subscriptionId, status: 'active', endDate: { lte: dateOnly(istDate(now)) } },
      data: { status: 'expired' },
    })
    if (count === 0) return
    const plan = await tx.planSubscription.findUniqueOrThrow({ where: { id: subscriptionId }, include: people })
    await publishPlanChange(tx, plan)
    const age = now.getTime() - accessEnds(fromDateOnly(plan.endDate)).getTime()
    if (age >= NEWS_MS) return
    const next = await followerOf(tx, plan)
    if (next) await announceNext(tx, plan, next)
    else await announceEnd(tx, app, plan)
  })
}

/** Does the ends and warnings that are due and whose jobs were lost. */
async function sweepAccess({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const now = new Date(clock.now().getTime() - SLACK_MS)
  const today = istDate(now)
  const over = await db.planSubscription.findMany({
    where: { status: 'active', endDate: { lte: dateOnly(today) } },
    select: { id: true },
    take: BATCH,
  })
  const ending = await db.planSubscription.findMany({
    where: { status: 'active', endDate: { gt: dateOnly(today), lte: dateOnly(addDays(today, 3)) } },
    select: { id: true, mentorId: true, menteeId: true, endDate: true, createdAt: true },
  })
  const due = ending.filter(({ endDate, createdAt }) => {
    const at = accessWarning(fromDateOnly(endDate))
    return at <= now && createdAt < at
  })
  const warned = await db.email.findMany({
    where: { dedupeKey: { in: due.flatMap((plan) => [endingKey(plan), continuesKey(plan)]) } },
    select: { dedupeKey: true },
  })
  const keys = new Set(warned.map(({ dedupeKey }) => dedupeKey))
  const lost: Plan[] = []
  for (const plan of due) {
    if (keys.has(endingKey(plan)) || lost.length === BATCH) continue
    // If the next plan was cancelled since its mentee was told of it, the mentee is warned after all.
    if (keys.has(continuesKey(plan)) && (await followerOf(db, plan))) continue
    lost.push({ subscriptionId: plan.id })
  }
  await inTransaction(db, async (tx) => {
    for (const { id } of over) await addEnd(tx, { subscriptionId: id })
    for (const plan of lost) await addWarning(tx, plan)
  })
}
