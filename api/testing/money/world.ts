/** A few people, a few slots, the provider and bad luck: what the steps of the money test happen in. */
import { bookPlanCall } from '../../bookings/calls/bookPlanCall.graphql.ts'
import { cancelBooking } from '../../bookings/change/cancelBooking.graphql.ts'
import { completeBooking, answerNoShow, reportNoShow } from '../../bookings/afterwards/afterSession.graphql.ts'
import { createBookingOrder, verifyBookingPayment } from '../../bookings/checkout/bookingOrder.graphql.ts'
import { moveBooking } from '../../bookings/change/moveBooking.graphql.ts'
import { releaseHold, takeHold } from '../../bookings/hold/holds.ts'
import type { BookingSide } from '../../rules/bookings/bookingRights.ts'
import type { SideMember, MenteeId, MentorId } from '../../graphql/identity.ts'
import type { App } from '../../app.ts'
import { removePerson } from '../../accountClosing/removePerson.ts'
import { istInstant } from '../../rules/time/time.ts'
import { UserError } from '../../rules/userErrors.ts'
import { makeMentee, makeMentor, makeWorkshop } from '../factories.ts'
import { loseJobs } from '../jobs.ts'
import type { Proof, Webhook } from '../provider.ts'
import type { testTill } from '../till.ts'

export type Till = Awaited<ReturnType<typeof testTill>>

/** A call of the provider in which the process may be killed. */
export type Call = 'createOrder' | 'fetchOrderPayments' | 'capturePayment' | 'refund'

/** Something to be paid for. */
export interface Order {
  orderId: string
  /** What the browser asks for once it is paid. */
  verify(app: App, proof: Proof): Promise<number>
}

export interface World {
  till: Till
  /** The process of this moment; another one after a crash. */
  app: App
  mentors: MentorId[]
  mentees: MenteeId[]
  /** The call in which the process will be killed, before or after the provider has done it. */
  kill: { call: Call; isDone: boolean } | null
  /** Two workshops of few seats. */
  workshops: number[]
  orders: Order[]
  proofs: (Proof & Pick<Order, 'verify'>)[]
  /** The provider's numbers of disputes, oldest first. */
  disputes: string[]
  /** On their way to us. */
  webhooks: Webhook[]
}

export async function newWorld(till: Till): Promise<World> {
  await till.calm()
  await loseJobs(till.app)
  // How often somebody tries is not the question here.
  await till.db.rateLimit.deleteMany()
  return {
    till,
    app: till.app,
    mentors: [(await makeMentor(till.db)).id, (await makeMentor(till.db)).id],
    mentees: [(await makeMentee(till.db)).id, (await makeMentee(till.db)).id, (await makeMentee(till.db)).id],
    workshops: [await makeSeats(till, 1), await makeSeats(till, 2)],
    kill: null,
    orders: [],
    proofs: [],
    disputes: [],
    webhooks: [],
  }
}

const makeSeats = async ({ db }: Till, maxParticipants: number) => (await makeWorkshop(db, { maxParticipants })).id

/** One of the list, whatever the number; nothing of an empty one. */
export const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

const TIMES = ['10:30', '11:15'] as const

function wantedOf(what: number) {
  const time = TIMES[what]
  if (time) return { packageType: 'starter', startsAt: istInstant('2026-11-28', time) } as const
  // The second one begins where the first one ends.
  return { packageType: 'advanced', startDate: what === 2 ? '2026-11-28' : '2026-12-28' } as const
}

/** What a person may be told; anything else is a mistake of ours and fails the test. */
async function politely<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof UserError) return null
    throw error
  }
}

/** Does it in the process of this moment, which may be killed in the middle: then nothing comes back, ever. */
export async function inProcess<T>(world: World, work: (app: App) => Promise<T>): Promise<T | null> {
  if (!world.kill) return await politely(work(world.app))
  const { call, isDone } = world.kill
  const died = Promise.withResolvers<null>()
  const gateway = {
    ...world.app.gateway,
    [call]: async (...input: never[]) => {
      if (isDone) await (world.app.gateway[call] as (...given: never[]) => Promise<unknown>)(...input).catch(() => {})
      died.resolve(null)
      return await new Promise<never>(() => {})
    },
  }
  const outcome = await Promise.race([
    died.promise.then(() => 'died' as const),
    politely(work({ ...world.app, gateway })),
  ])
  if (outcome !== 'died') return outcome
  world.kill = null
  world.app = { ...world.app }
  return null
}

export async function hold(world: World, who: number, where: number, what: number): Promise<void> {
  const wanted = wantedOf(what)
  const [menteeId, mentorId] = [pick(world.mentees, who)!, pick(world.mentors, where)!]
  await inProcess(world, (app) => takeHold(app, { menteeId, mentorId, wanted }))
}

export async function release(world: World, who: number): Promise<void> {
  await releaseHold(world.app, pick(world.mentees, who)!)
}

/** A booking of the story's, by the side that is said. */
async function sideOfBooking({ till, mentees }: World, index: number, side: BookingSide) {
  const bookings = await till.db.booking.findMany({
    where: { menteeId: { in: mentees } },
    orderBy: { id: 'desc' },
    take: 6,
  })
  const booking = pick(bookings, index)
  if (!booking?.mentorId || !booking.menteeId) return null
  const by = { type: side, id: side === 'mentor' ? booking.mentorId : booking.menteeId } as Pick<
    SideMember,
    'type' | 'id'
  >
  return { by, bookingId: booking.id }
}

export async function cancel(world: World, index: number, side: BookingSide): Promise<void> {
  const asked = await sideOfBooking(world, index, side)
  if (asked) await inProcess(world, (app) => cancelBooking(app, asked.by, asked))
}

/** Where a session is moved to, or a call is booked: also where people order. */
const NEW_TIMES = [
  istInstant('2026-11-28', '10:30'),
  istInstant('2026-11-28', '11:15'),
  istInstant('2026-11-29', '10:30'),
  istInstant('2026-12-05', '10:30'),
]

export async function move(world: World, index: number, to: number): Promise<void> {
  const asked = await sideOfBooking(world, index, 'mentee')
  const startsAt = pick(NEW_TIMES, to)!
  if (asked) await inProcess(world, (app) => moveBooking(app, asked.by.id as MenteeId, { ...asked, startsAt }))
}

export async function bookCall(world: World, index: number, to: number): Promise<void> {
  const plans = await world.till.db.planSubscription.findMany({ where: { menteeId: { in: world.mentees } } })
  const plan = pick(plans, index)
  if (!plan) return
  const wanted = { planId: plan.id, startsAt: pick(NEW_TIMES, to)!, agenda: 'The next steps of the roadmap.' }
  await inProcess(world, (app) => bookPlanCall(app, plan.menteeId as MenteeId, wanted))
}

export async function complete(world: World, index: number): Promise<void> {
  const asked = await sideOfBooking(world, index, 'mentee')
  if (asked) await inProcess(world, (app) => completeBooking(app, asked.by.id as MenteeId, asked))
}

/** One side says, right after the session, that the other did not come, and the other answers. */
export async function noShow(world: World, index: number, side: BookingSide, agree: boolean): Promise<void> {
  const asked = await sideOfBooking(world, index, side)
  if (!asked) return
  const { clock, db } = world.till
  const { endsAt, status } = await db.booking.findUniqueOrThrow({ where: { id: asked.bookingId } })
  if (endsAt && status === 'confirmed' && endsAt > clock.now()) clock.set(endsAt)
  await inProcess(world, (app) => reportNoShow(app, asked.by, asked))
  const other = await sideOfBooking(world, index, side === 'mentee' ? 'mentor' : 'mentee')
  if (other) await inProcess(world, (app) => answerNoShow(app, other.by, { ...other, agree }))
}

export async function order(world: World, who: number, where: number, what: number): Promise<Order | null> {
  const [menteeId, mentorId] = [pick(world.mentees, who)!, pick(world.mentors, where)!]
  const opened = await inProcess(world, (app) =>
    createBookingOrder(app, menteeId, { mentorId, agenda: 'Check my drawing, please.', ...wantedOf(what) }),
  )
  if (!opened) return null
  const ordered: Order = {
    orderId: opened.orderId,
    verify: (app, proof) => verifyBookingPayment(app, menteeId, proof),
  }
  world.orders.push(ordered)
  return ordered
}

/** Pays an order, and the browser says so. */
export async function payNow(world: World, ordered: Order | null): Promise<void> {
  const proof = ordered && (await world.till.provider.pay(ordered.orderId).catch(() => null))
  if (!proof) return
  world.proofs.push({ ...proof, verify: ordered.verify })
  await inProcess(world, (app) => ordered.verify(app, proof))
}

/** Two sessions and two packages are sold, one package after the other: then more of the story is about their money. */
export async function sell(world: World): Promise<void> {
  const sales = [
    [0, 0],
    [1, 1],
    [2, 2],
    [2, 3],
  ] as const
  for (const [who, what] of sales) await payNow(world, await order(world, who, 0, what))
}

/** A mentor's account is removed, once nothing of theirs is open; another mentor comes in their place. */
export async function leave(world: World, where: number): Promise<void> {
  const place = where % world.mentors.length
  const id = world.mentors[place]!
  await inProcess(world, (app) => removePerson(app, { type: 'mentor', id }))
  const { db } = world.till
  if ((await db.mentor.count({ where: { id } })) === 0) world.mentors[place] = (await makeMentor(db)).id
}

export async function verify(world: World, index: number): Promise<void> {
  const proof = pick(world.proofs, index)
  if (proof) await inProcess(world, (app) => proof.verify(app, proof))
}
