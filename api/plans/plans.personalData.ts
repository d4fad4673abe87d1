import { sideOf } from '../accounts/viewer.ts'
import type { Database, Transaction } from '../database/client.ts'
import { inPages } from '../database/inPages.ts'
import type { AccountRef, PersonalData } from '../contracts/personalData.ts'
import { listBlockers } from '../rules/people/closedAccounts.ts'
import { formatPastDay } from '../rules/text/format.ts'
import { accessEnds, planLastDay } from '../rules/bookings/plans.ts'
import { fromDateOnly } from '../rules/time/time.ts'

/** Plans with a mentor: they go with either side. Bookings of theirs stay. */
export const planPersonalData: PersonalData = {
  covers: ['plan_subscriptions.mentor_id', 'plan_subscriptions.mentee_id'],
  async blockers(tx, person, now) {
    return person.type === 'community'
      ? []
      : listBlockers(await openPlans(tx, person, now), 'running Advanced packages')
  },
  async data(db, person) {
    if (person.type === 'community') return {}
    return { plans: planData(db, person) }
  },
  async erase(tx, person) {
    if (person.type === 'community') return
    await keepCallsUsed(tx, person)
    await tx.planSubscription.deleteMany({ where: sideOf(person) })
  },
}

/** The purchase stays without its plan, and what was used of it decides about its refund. */
async function keepCallsUsed(tx: Transaction, { type, id }: AccountRef): Promise<void> {
  const side = type === 'mentor' ? 'mentor_id' : 'mentee_id'
  await tx.$executeRawUnsafe(
    `UPDATE bookings SET plan_calls_used = s.calls_used FROM plan_subscriptions s
     WHERE bookings.plan_subscription_id = s.id AND bookings.starts_at IS NULL AND s.${side} = $1`,
    id,
  )
}

async function openPlans(tx: Transaction, person: AccountRef, now: Date): Promise<string[]> {
  const rows = await tx.planSubscription.findMany({
    where: { ...sideOf(person), status: 'active' },
    orderBy: { endDate: 'asc' },
    select: { endDate: true, mentor: { select: { name: true } }, mentee: { select: { name: true } } },
  })
  return rows
    .filter(({ endDate }) => accessEnds(fromDateOnly(endDate)) > now)
    .map(({ endDate, mentor, mentee }) => {
      const { name } = person.type === 'mentor' ? mentee : mentor
      return `The Advanced package with ${name} runs until the end of ${formatPastDay(planLastDay(fromDateOnly(endDate)))}.`
    })
}

const planData = (db: Database, person: AccountRef) =>
  inPages(
    'id',
    ({ id, ...page }) =>
      db.planSubscription.findMany({
        where: { ...sideOf(person), id },
        ...page,
        include: { mentor: { select: { name: true } }, mentee: { select: { name: true } } },
      }),
    (row) => ({
      id: row.id,
      mentor: row.mentor.name,
      mentee: row.mentee.name,
      startDate: fromDateOnly(row.startDate),
      endDate: fromDateOnly(row.endDate),
      status: row.status,
      callsUsed: row.callsUsed,
      callsRemaining: row.callsRemaining,
      createdAt: row.createdAt,
    }),
  )

/** What a mentee aims for and what the mentor drew up for it: both go with either side. */
export const goalPersonalData: PersonalData = {
  covers: [
    'mentee_goals.mentor_id',
    'mentee_goals.mentee_id',
    'mentor_roadmaps.mentor_id',
    'mentor_roadmaps.mentee_id',
  ],
  async data(db, { type, id }) {
    if (type === 'community') return {}
    const roadmaps = inPages('id', ({ id: after, ...page }) =>
      db.mentorRoadmap.findMany({
        where: { ...sideOf({ type, id }), id: after },
        ...page,
        omit: { menteeId: true, mentorId: type === 'mentor' },
      }),
    )
    if (type === 'mentor') return { roadmaps }
    const goals = inPages('id', ({ id: after, ...page }) =>
      db.menteeGoals.findMany({ where: { menteeId: id, id: after }, ...page, omit: { menteeId: true } }),
    )
    return { goals, roadmaps }
  },
  async erase(tx, person) {
    if (person.type === 'community') return
    const where = sideOf(person)
    await tx.mentorRoadmap.deleteMany({ where })
    await tx.menteeGoals.deleteMany({ where })
  },
}
