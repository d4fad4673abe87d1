import { branchFamily } from '../../../api/rules/people/branches.ts'
import { SESSION_MINUTES } from '../../../api/rules/constants.ts'
import { packageAmount } from '../../../api/rules/money/money.ts'
import { slotsOfDay } from '../../../api/rules/time/slots.ts'
import { slotText } from '../../../api/rules/time/slotText.ts'
import type { Slot } from '../../../api/rules/time/slots.ts'
import { minutesAfter } from '../demoTime.ts'
import type { DemoTime } from '../demoTime.ts'
import { seededRandom } from '../random.ts'
import { agendas } from '../words/agendas.ts'
import { charge, isFree, refund, take } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { menteeId } from './mentees.ts'
import type { DemoMentor } from './mentors.ts'

/** One Starter session to write down. */
export interface SessionDraft {
  mentor: DemoMentor
  menteeId: number
  slot: Slot
  status: 'completed' | 'confirmed' | 'cancelled'
  bookedAt: Date
  agenda: string
  meetingLink?: string
  /** Of a cancelled one. */
  cancelledAt?: Date
}

/** Writes a paid Starter session with its order and payment; answers the booking's id. */
export function addSession(ledger: Ledger, starterId: number, session: SessionDraft): number {
  const { mentor, slot, status, bookedAt, cancelledAt } = session
  const id = ledger.bookings.length + 1
  const amount = packageAmount('starter', mentor.draft.rates[0] * 100)
  const { order, payment } = charge(ledger, {
    bookingId: id,
    menteeId: session.menteeId,
    mentorId: mentor.id,
    amount,
    orderedAt: bookedAt,
  })
  if (cancelledAt === undefined) take(ledger, mentor.id, session.menteeId, slot)
  else refund(ledger, payment, cancelledAt)
  ledger.bookings.push({
    id,
    mentorId: mentor.id,
    menteeId: session.menteeId,
    sessionTypeId: starterId,
    selectedTimeSlot: slotText(slot),
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    agenda: session.agenda,
    packageType: 'starter',
    duration: SESSION_MINUTES,
    status,
    meetingLink: session.meetingLink ?? null,
    paymentStatus: cancelledAt === undefined ? 'completed' : 'refunded',
    paymentId: payment.providerPaymentId,
    orderId: order.providerOrderId,
    confirmedAt: order.settledAt,
    completedAt: status === 'completed' ? minutesAfter(slot.endsAt, 15) : null,
    cancelledAt: cancelledAt ?? null,
    createdAt: bookedAt,
  })
  return id
}

/** A believable agenda for a session with this mentor. */
export function agendaFor(mentor: DemoMentor, number: number): string {
  const list = agendas[branchFamily(mentor.draft.subBranch)]
  return list[number % list.length] ?? ''
}

/** The mentor's free slot number `wanted` from a day on, searching forward (or back when `step` is -1). */
export function findSlot(
  ledger: Ledger,
  time: DemoTime,
  mentor: DemoMentor,
  mentee: number,
  from: number,
  wanted = 0,
  step = 1,
): Slot {
  for (let offset = from; Math.abs(offset - from) <= 7; offset += step) {
    const free = slotsOfDay(mentor.windows, time.day(offset)).filter((slot) => isFree(ledger, mentor.id, mentee, slot))
    const slot = free[Math.min(wanted, free.length - 1)]
    if (slot !== undefined) return slot
  }
  throw new RangeError(`${mentor.draft.name} has no free slot within a week`)
}

/** Mentor, mentee, first day to look at, which free slot of the day. */
const COMING: readonly (readonly [string, string, number, number])[] = [
  ['Ananya Iyer', 'Nandini Joshi', 1, 1],
  ['Ananya Iyer', 'Sneha Kulkarni', 1, 2],
  ['Ananya Iyer', 'Imran Ansari', 5, 2],
  ['Ananya Iyer', 'Priya Raghunathan', 7, 5],
  ['Naveen Reddy Kotha', 'Vikram Patil', 2, 0],
  ['Zoya Khan', 'Vikram Patil', 7, 1],
  ['Fathima Rahman', 'Alan Thomas', 1, 0],
  ['Suresh Balakrishnan', 'Lavanya Chitturi', 1, 0],
  ['Rohan Deshmukh', 'Yash Rathore', 2, 1],
  ['Harpreet Singh Gill', 'Gurnoor Sidhu', 1, 1],
  ['Nikhil Agarwal', 'Aakash Verma', 1, 0],
  ['Pooja Chauhan', 'Keerthana Mohan', 2, 1],
  ['Neha Wankhede', 'Rituparna Sen', 3, 0],
  ['Parimal Shah', 'Mizna Kareem', 4, 0],
  ['Manoj Pillai', 'Subhankar Nayak', 5, 0],
]

/** Sessions ahead, one that waits to be marked completed, two unreviewed ones and a refunded one of the demo mentee. */
export function addComingSessions(
  ledger: Ledger,
  time: DemoTime,
  starterId: number,
  people: readonly DemoMentor[],
): void {
  const random = seededRandom('coming sessions')
  const find = (name: string) => {
    const mentor = people.find(({ draft }) => draft.name === name)
    if (mentor === undefined) throw new RangeError(`no demo mentor ${name}`)
    return mentor
  }
  const link = (place: number) =>
    place % 3 === 2 ? {} : { meetingLink: `https://meet.plumbline.example/${random.token(22)}` }
  COMING.forEach(([mentorName, menteeName, from, wanted], place) => {
    const [mentor, mentee] = [find(mentorName), menteeId(menteeName)]
    const slot = findSlot(ledger, time, mentor, mentee, from, wanted)
    const bookedAt = time.at(-random.int(1, 4), `${random.int(16, 22)}:${random.int(10, 59)}`)
    addSession(ledger, starterId, {
      mentor,
      menteeId: mentee,
      slot,
      status: 'confirmed',
      bookedAt,
      agenda: agendaFor(mentor, place),
      ...link(place),
    })
  })

  const vikram = menteeId('Vikram Patil')
  const past = (name: string, from: number, status: 'completed' | 'confirmed') => {
    const mentor = find(name)
    const slot = findSlot(ledger, time, mentor, vikram, from, 1, -1)
    addSession(ledger, starterId, {
      mentor,
      menteeId: vikram,
      slot,
      status,
      bookedAt: minutesAfter(slot.startsAt, -2 * 24 * 60),
      agenda: agendaFor(mentor, from + 60),
      ...link(0),
    })
  }
  past('Ananya Iyer', -33, 'completed')
  past('Zoya Khan', -12, 'completed')
  past('Debashish Chatterjee', -2, 'confirmed')

  const mentor = find('Prakash Kumar Sahu')
  addSession(ledger, starterId, {
    mentor,
    menteeId: vikram,
    slot: findSlot(ledger, time, mentor, vikram, 5),
    status: 'cancelled',
    bookedAt: time.at(-3, '21:14'),
    cancelledAt: time.at(-1, '09:40'),
    agenda: 'A friend works in mining and I want to know whether a civil engineer can join.',
  })
}
