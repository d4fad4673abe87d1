/** What keeps an account from going: sessions and money that are not settled yet, each as a sentence. */
import type { Transaction } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { givenUpAt } from '../payments/reconcile.ts'
import { formatPastDay, formatRequestDate, formatRupees } from '../rules/format.ts'
import { accessEnds } from '../rules/months.ts'
import { dateOnly, fromDateOnly, istDate } from '../rules/time.ts'

type Side = { mentorId: number } | { menteeId: number }

/** Of each kind at most so many are told one by one. */
const TOLD = 5

/** Confirmed sessions that are not over. */
async function sessions(tx: Transaction, side: Side, now: Date): Promise<string[]> {
  const rows = await tx.booking.findMany({
    where: { ...side, status: 'confirmed', endsAt: { gt: now } },
    orderBy: { startsAt: 'asc' },
    select: { startsAt: true, mentor: { select: { name: true } }, mentee: { select: { name: true } } },
  })
  return rows.map(({ startsAt, mentor, mentee }) => {
    const other = 'mentorId' in side ? mentee : mentor
    return `The session with ${other?.name ?? 'a former member'} on ${formatRequestDate(startsAt!)} IST is confirmed.`
  })
}

/** Times that are kept while somebody pays. */
async function holds(tx: Transaction, side: Side, now: Date): Promise<string[]> {
  const rows = await tx.booking.findMany({
    where: { ...side, status: 'pending', holdExpiresAt: { gt: now } },
    select: { holdExpiresAt: true },
  })
  return rows.map(({ holdExpiresAt }) => `A time is held for a booking until ${formatRequestDate(holdExpiresAt!)} IST.`)
}

/** Orders that money may still come for. */
async function orders(tx: Transaction, where: Prisma.PaymentOrderWhereInput): Promise<string[]> {
  const rows = await tx.paymentOrder.findMany({
    where: { ...where, status: 'created', nextCheckAt: { not: null } },
    select: { amount: true, createdAt: true },
  })
  return rows.map(
    ({ amount, createdAt }) =>
      `A payment of ${formatRupees(amount)} that was started may still arrive; it is closed by ${formatRequestDate(givenUpAt(createdAt))} IST.`,
  )
}

/** Money that is on its way back. */
async function refunds(tx: Transaction, menteeId: number): Promise<string[]> {
  const rows = await tx.refund.findMany({
    where: { status: { not: 'processed' }, payment: { menteeId } },
    select: { amount: true, status: true },
  })
  return rows.map(({ amount, status }) =>
    status === 'failed'
      ? `A refund of ${formatRupees(amount)} did not go through and is being looked after.`
      : `A refund of ${formatRupees(amount)} is under way.`,
  )
}

/** Months whose access has not ended. */
async function months(tx: Transaction, side: Side, now: Date): Promise<string[]> {
  const rows = await tx.planSubscription.findMany({
    where: { ...side, status: 'active' },
    orderBy: { endDate: 'asc' },
    select: { endDate: true, mentor: { select: { name: true } }, mentee: { select: { name: true } } },
  })
  return rows
    .filter(({ endDate }) => accessEnds(fromDateOnly(endDate)) > now)
    .map(({ endDate, mentor, mentee }) => {
      const { name } = 'mentorId' in side ? mentee : mentor
      return `The month with ${name} runs until ${formatPastDay(fromDateOnly(endDate))}, 12:00 am IST.`
    })
}

/** Workshops to come that people have a seat in. */
async function workshops(tx: Transaction, mentorId: number, now: Date): Promise<string[]> {
  const taken: Prisma.WorkshopRegistrationWhereInput = {
    OR: [{ paymentStatus: 'completed' }, { paymentStatus: 'pending', holdExpiresAt: { gt: now } }],
  }
  const rows = await tx.workshop.findMany({
    where: { mentorId, date: { gte: dateOnly(istDate(now)) }, registrations: { some: taken } },
    orderBy: { date: 'asc' },
    select: { title: true, date: true, _count: { select: { registrations: { where: taken } } } },
  })
  return rows.map(
    ({ title, date, _count: { registrations: count } }) =>
      `The workshop "${title}" on ${formatPastDay(fromDateOnly(date))} has ${count} ${count === 1 ? 'registration' : 'registrations'}.`,
  )
}

function told(reasons: string[], more: string): string[] {
  return reasons.length <= TOLD ? reasons : [...reasons.slice(0, TOLD), `${reasons.length - TOLD} more ${more}.`]
}

/** Everything open between a mentee and others; empty when the account may go. */
export async function openMattersOfMentee(tx: Transaction, menteeId: number, now: Date): Promise<string[]> {
  return [
    ...told(await sessions(tx, { menteeId }, now), 'confirmed sessions'),
    ...(await holds(tx, { menteeId }, now)),
    ...told(await orders(tx, { menteeId }), 'payments that may still arrive'),
    ...told(await refunds(tx, menteeId), 'refunds under way'),
    ...told(await months(tx, { menteeId }, now), 'months that are running'),
  ]
}

/** Everything open between a mentor and others; empty when the account may go. */
export async function openMattersOfMentor(tx: Transaction, mentorId: number, now: Date): Promise<string[]> {
  return [
    ...told(await sessions(tx, { mentorId }, now), 'confirmed sessions'),
    ...told(await holds(tx, { mentorId }, now), 'times that are held'),
    ...told(await orders(tx, { booking: { mentorId } }), 'payments that may still arrive'),
    ...told(await months(tx, { mentorId }, now), 'months that are running'),
    ...told(await workshops(tx, mentorId, now), 'workshops with registrations'),
  ]
}
