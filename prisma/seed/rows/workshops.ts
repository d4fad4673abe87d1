import type { Prisma } from '../../../api/generated/prisma/client.ts'
import { demoEmail } from '../draftText.ts'
import { minutesAfter } from '../demoTime.ts'
import type { DemoTime } from '../demoTime.ts'
import { visitorNames } from '../people/community.ts'
import { mentees } from '../people/mentees.ts'
import { seededRandom } from '../random.ts'
import type { Random } from '../random.ts'
import { workshops } from '../words/workshops.ts'
import type { WorkshopDraft } from '../words/workshops.ts'
import { charge, refund } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { DEMO_MENTEE } from './mentees.ts'
import type { DemoMentor } from './mentors.ts'

/** Workshops and the registrations that fill them; `pictures` are by drawing. */
export function addWorkshops(
  ledger: Ledger,
  time: DemoTime,
  people: readonly DemoMentor[],
  pictures: ReadonlyMap<string, string>,
) {
  const rows: Prisma.WorkshopCreateManyInput[] = []
  const registrations: Prisma.WorkshopRegistrationCreateManyInput[] = []
  const waitingList: Prisma.WaitingListEntryCreateManyInput[] = []
  workshops.forEach((draft, place) => {
    const id = place + 1
    const random = seededRandom(`workshop ${draft.title}`)
    const mentorId = mentorOf(people, draft)
    rows.push(workshopRow(id, draft, mentorId, time, random, pictures))
    for (const person of attendees(draft, random))
      addRegistration(ledger, registrations, { id, draft, mentorId, time, random }, person)
    const seated = registrations.filter(({ workshopId }) => workshopId === id)
    markAttendance(seated, { id, draft, mentorId, time, random })
    waitingList.push(...waitingFor(seated, { id, draft, mentorId, time, random }))
  })
  addRefunded(ledger, registrations, time, people)
  return { workshops: rows, registrations, waitingList }
}

function mentorOf(people: readonly DemoMentor[], draft: WorkshopDraft): number {
  const mentor = people.find((person) => person.draft.name === draft.mentor)
  if (mentor === undefined) throw new RangeError(`no demo mentor ${draft.mentor}`)
  return mentor.id
}

function workshopRow(
  id: number,
  draft: WorkshopDraft,
  mentorId: number,
  time: DemoTime,
  random: Random,
  pictures: ReadonlyMap<string, string>,
): Prisma.WorkshopCreateManyInput {
  const created = Math.min(draft.day - 35, -4)
  return {
    id,
    title: draft.title,
    description: draft.description,
    branch: draft.branch,
    instructorName: draft.mentor,
    mentorId,
    date: time.date(draft.day),
    time: draft.time,
    duration: draft.duration,
    maxParticipants: draft.seats,
    price: draft.price * 100,
    imageUrl: pictures.get(draft.drawing) ?? null,
    meetingLink: draft.state === 'approved' ? `https://meet.plumbline.example/${random.token(22)}` : null,
    isActive: draft.state === 'approved',
    rejectedAt: draft.state === 'rejected' ? time.at(-2, '12:30') : null,
    rejectionReason: draft.state === 'rejected' ? (draft.rejectionReason ?? null) : null,
    // Nobody is told of what was there before the start.
    toldUpTo: time.at(0, '00:00'),
    createdAt: time.at(created, '10:10'),
  }
}

interface Attendee {
  name: string
  menteeId: number | null
}

/** A quarter are mentees, the rest come without an account; nobody twice. */
function attendees(draft: WorkshopDraft, random: Random): Attendee[] {
  const known = random
    .shuffle(mentees.map(({ name }, place) => ({ name, menteeId: place + 1 })))
    .filter(({ menteeId }) => menteeId !== DEMO_MENTEE)
    .slice(0, Math.floor(draft.registered / 4))
  const strangers = random
    .shuffle(visitorNames.first.flatMap((first) => visitorNames.family.map((family) => `${first} ${family}`)))
    .slice(0, draft.registered - known.length)
    .map((name) => ({ name, menteeId: null }))
  const people: Attendee[] = random.shuffle([...known, ...strangers])
  // The demo mentee sits in the first one, and was in the one that is over.
  const demo = { name: mentees[DEMO_MENTEE - 1]?.name ?? '', menteeId: DEMO_MENTEE }
  return draft === workshops[0] || draft.attended !== undefined ? [demo, ...people.slice(1)] : people
}

interface Seat {
  id: number
  draft: WorkshopDraft
  mentorId: number
  time: DemoTime
  random: Random
}

function addRegistration(
  ledger: Ledger,
  rows: Prisma.WorkshopRegistrationCreateManyInput[],
  seat: Seat,
  person: Attendee,
) {
  const { draft, mentorId, time, random } = seat
  const id = rows.length + 1
  const newest = Math.min(-1, draft.day - 3)
  const createdAt = time.at(
    random.int(Math.max(newest - 20, draft.day - 34), newest),
    `${random.int(10, 22)}:${random.int(10, 59)}`,
  )
  const amount = draft.price * 100
  const paid =
    amount === 0
      ? null
      : charge(ledger, {
          workshopRegistrationId: id,
          menteeId: person.menteeId,
          mentorId,
          amount,
          orderedAt: createdAt,
        })
  rows.push({
    id,
    workshopId: seat.id,
    menteeId: person.menteeId,
    name: person.name,
    email: demoEmail(person.name),
    phone: `+91 90000 ${String(10_000 + id)}`,
    razorpayPaymentId: paid?.payment.providerPaymentId ?? null,
    razorpayOrderId: paid?.order.providerOrderId ?? null,
    amount,
    paymentStatus: 'completed',
    seat: 'registered',
    registeredAt: paid?.order.settledAt ?? createdAt,
    code: random.token(32),
    platformFee: paid?.order.platformFee ?? 0,
    mentorEarning: paid?.order.mentorEarning ?? 0,
    createdAt,
  })
  return paid
}

/** The first ones were there, and have their certificates. */
function markAttendance(
  seated: Prisma.WorkshopRegistrationCreateManyInput[],
  { draft: { attended = 0, day }, time, random }: Seat,
): void {
  for (const row of seated.slice(0, attended))
    Object.assign(row, { attendedAt: time.at(day, '20:05'), certificateCode: random.token(32) })
}

/** Mentees without a seat, in the order in which they came. */
function waitingFor(
  seated: readonly Prisma.WorkshopRegistrationCreateManyInput[],
  { id, draft: { waiting = 0 }, time, random }: Seat,
): Prisma.WaitingListEntryCreateManyInput[] {
  const taken = new Set(seated.map(({ menteeId }) => menteeId))
  return mentees
    .map(({ name }, place) => ({ name, menteeId: place + 1 }))
    .filter(({ menteeId }) => menteeId !== DEMO_MENTEE && !taken.has(menteeId))
    .slice(0, waiting)
    .map(({ name, menteeId }, place) => {
      const queuedAt = time.at(-1, `${10 + place}:20`)
      const code = random.token(32)
      return { workshopId: id, menteeId, email: demoEmail(name), state: 'waiting', code, queuedAt, createdAt: queuedAt }
    })
}

/** One person who paid for the first workshop and gave the seat back. */
function addRefunded(
  ledger: Ledger,
  rows: Prisma.WorkshopRegistrationCreateManyInput[],
  time: DemoTime,
  people: readonly DemoMentor[],
): void {
  const [draft] = workshops
  if (draft === undefined) return
  const random = seededRandom('refunded registration')
  const seat = { id: 1, draft, mentorId: mentorOf(people, draft), time, random }
  const paid = addRegistration(ledger, rows, seat, { name: 'Yusuf Menezes', menteeId: null })
  const row = rows.at(-1)
  if (paid === null || row === undefined) return
  const cancelledAt = minutesAfter(paid.order.settledAt, 300)
  Object.assign(row, { paymentStatus: 'refunded', seat: 'none', cancelledAt, cancelledBy: 'participant' })
  refund(ledger, paid.payment, cancelledAt)
}
