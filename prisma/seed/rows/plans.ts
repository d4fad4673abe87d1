import { PLAN_CALLS, PLAN_DAYS, SESSION_MINUTES } from '../../../api/rules/constants.ts'
import { packageAmount } from '../../../api/rules/money/money.ts'
import { planText } from '../../../api/rules/bookings/plans.ts'
import { slotText } from '../../../api/rules/time/slotText.ts'
import type { Prisma } from '../../../api/generated/prisma/client.ts'
import { entries } from '../draftText.ts'
import { minutesAfter } from '../demoTime.ts'
import type { DemoTime } from '../demoTime.ts'
import { plans } from '../words/chats.ts'
import type { PlanDraft } from '../words/planDraft.ts'
import { messageRows, readerRows, type Parties, type ReaderRow } from './chats.ts'
import { charge, take } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { menteeId } from './mentees.ts'
import type { DemoMentor } from './mentors.ts'
import { findSlot } from './sessions.ts'

/** Rows of bought plans. A subscription names its payment by `paymentId`, written once the payment is there. */
export interface PlanRows {
  goals: Prisma.MenteeGoalsCreateManyInput[]
  roadmaps: Prisma.MentorRoadmapCreateManyInput[]
  subscriptions: (Prisma.PlanSubscriptionCreateManyInput & { id: number; paymentId: number })[]
  messages: Prisma.ChatMessageCreateManyInput[]
  readers: ReaderRow[]
}

/** The plans, their purchase in the ledger, the calls held, goals, roadmaps and chats. */
export function addPlans(ledger: Ledger, time: DemoTime, planId: number, people: readonly DemoMentor[]): PlanRows {
  const rows: PlanRows = { goals: [], roadmaps: [], subscriptions: [], messages: [], readers: [] }
  plans.forEach((draft, place) => {
    const mentor = people.find((person) => person.draft.name === draft.mentor)
    if (mentor === undefined) throw new RangeError(`no demo mentor ${draft.mentor}`)
    addPlan(ledger, time, planId, rows, { draft, mentor, mentee: menteeId(draft.mentee), id: place + 1 })
  })
  return rows
}

interface Plan {
  id: number
  draft: PlanDraft
  mentor: DemoMentor
  mentee: number
}

function addPlan(
  ledger: Ledger,
  time: DemoTime,
  planId: number,
  rows: PlanRows,
  { id, draft, mentor, mentee }: Plan,
): void {
  const boughtAt = time.at(draft.start - 1, '20:32')
  const parties = { mentorId: mentor.id, menteeId: mentee }
  const bookingId = ledger.bookings.length + 1
  const amount = packageAmount('advanced', mentor.draft.rates[1] * 100)
  const { order, payment } = charge(ledger, {
    bookingId,
    menteeId: mentee,
    mentorId: mentor.id,
    amount,
    planId,
    orderedAt: boughtAt,
  })
  const isOver = draft.start + PLAN_DAYS <= 0
  ledger.bookings.push({
    id: bookingId,
    ...parties,
    planSubscriptionId: id,
    selectedTimeSlot: planText(time.day(draft.start)),
    startDate: time.date(draft.start),
    endDate: time.date(draft.start + PLAN_DAYS),
    agenda: draft.goals.career,
    packageType: 'advanced',
    duration: SESSION_MINUTES,
    status: isOver ? 'completed' : 'confirmed',
    paymentStatus: 'completed',
    paymentId: payment.providerPaymentId,
    orderId: order.providerOrderId,
    confirmedAt: order.settledAt,
    completedAt: isOver ? time.at(draft.start + PLAN_DAYS, '00:00') : null,
    createdAt: boughtAt,
  })
  for (let call = 0; call < draft.callsHeld; call++)
    addCall(ledger, time, id, mentor, mentee, draft.start + 3 + call * 8)
  rows.goals.push(goalsRow(id, parties, draft, boughtAt))
  rows.roadmaps.push(roadmapRow(id, parties, draft, minutesAfter(boughtAt, 900)))
  rows.subscriptions.push({
    id,
    ...parties,
    planId,
    paymentId: payment.id,
    roadmapId: id,
    startDate: time.date(draft.start),
    endDate: time.date(draft.start + PLAN_DAYS),
    callsUsed: draft.callsHeld,
    callsRemaining: PLAN_CALLS - draft.callsHeld,
    status: isOver ? 'expired' : 'active',
    createdAt: boughtAt,
  })
  rows.messages.push(...messageRows(id, parties, draft, time))
  rows.readers.push(...readerRows(id, draft))
}

/** A call of the plan that was held; it is paid with the plan. */
function addCall(
  ledger: Ledger,
  time: DemoTime,
  planSubscriptionId: number,
  mentor: DemoMentor,
  mentee: number,
  from: number,
): void {
  const slot = findSlot(ledger, time, mentor, mentee, from)
  take(ledger, mentor.id, mentee, slot)
  ledger.bookings.push({
    id: ledger.bookings.length + 1,
    mentorId: mentor.id,
    menteeId: mentee,
    planSubscriptionId,
    selectedTimeSlot: slotText(slot),
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    agenda: 'Session of the Advanced package: progress on the roadmap and the next steps.',
    packageType: 'advanced',
    duration: SESSION_MINUTES,
    status: 'completed',
    sessionType: 'plan_call',
    paymentStatus: 'completed',
    confirmedAt: minutesAfter(slot.startsAt, -1440),
    completedAt: minutesAfter(slot.endsAt, 5),
    createdAt: minutesAfter(slot.startsAt, -1440),
  })
}

function goalsRow(
  id: number,
  parties: Parties,
  { goals }: PlanDraft,
  createdAt: Date,
): Prisma.MenteeGoalsCreateManyInput {
  return {
    id,
    ...parties,
    careerGoals: goals.career,
    currentSkills: goals.skills,
    targetRole: goals.role,
    timeline: goals.timeline,
    challenges: goals.challenges,
    createdAt,
  }
}

function roadmapRow(
  id: number,
  parties: Parties,
  { roadmap }: PlanDraft,
  createdAt: Date,
): Prisma.MentorRoadmapCreateManyInput {
  return {
    id,
    ...parties,
    menteeGoalsId: id,
    title: roadmap.title,
    description: roadmap.description,
    milestones: entries(roadmap.milestones),
    resources: entries(roadmap.resources),
    estimatedDuration: roadmap.duration,
    isApproved: true,
    approvedAt: minutesAfter(createdAt, 120),
    createdAt,
  }
}
