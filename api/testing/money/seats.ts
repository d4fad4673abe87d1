/** What may happen to the seats of workshops. */
import fc from 'fast-check'
import { verifyPayment } from '../../payments/settle/settlePayment.ts'
import { cancelWorkshop } from '../../workshops/manage/cancelWorkshop.graphql.ts'
import { cancelWorkshopRegistration } from '../../workshops/register/cancelRegistration.ts'
import { createWorkshopOrder } from '../../workshops/register/createWorkshopOrder.graphql.ts'
import type { SeatRequest } from '../../workshops/register/takeSeat.ts'
import { CANCELLING, cancelRight } from '../../workshops/register/ticketState.ts'
import { updateWorkshop } from '../../workshops/manage/updateWorkshop.graphql.ts'
import { confirmWaitingListEntry, joinWaitingList, leaveWaitingList } from '../../workshops/waitingList/waitingList.ts'
import { workshopPurchase } from '../../workshops/register/workshops.purchase.ts'
import { step, which } from './arbitraries.ts'
import { inProcess, payNow, pick, type Order, type World } from './world.ts'

const who = fc.nat({ max: 5 })
/** Mostly the same one: that is where people meet. */
const where = fc.constantFrom(0, 0, 0, 1)

export const SEATS = [
  { weight: 12, arbitrary: step('register', { who, where }) },
  { weight: 18, arbitrary: step('buySeat', { who, where }) },
  { weight: 10, arbitrary: step('leaveSeat', { index: which, isShown: fc.constantFrom(true, true, true, false) }) },
  { weight: 18, arbitrary: step('queue', { who, where }) },
  { weight: 14, arbitrary: step('takeOffer', { index: which, pays: fc.boolean() }) },
  { weight: 3, arbitrary: step('decline', { index: which }) },
  { weight: 5, arbitrary: step('capacity', { where, seats: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: step('seatPrice', { where, price: fc.constantFrom(40_000, 60_000) }) },
  { weight: 2, arbitrary: step('handOver', { where, to: fc.nat({ max: 1 }) }) },
  { weight: 1, arbitrary: step('callOff', { where }) },
] as const
type SeatStep = (typeof SEATS)[number]['arbitrary'] extends fc.Arbitrary<infer S> ? S : never

const ADMINISTRATOR = { type: 'administrator', id: 1, username: 'admin', uploader: { type: 'admin', id: 1 } } as const

/** Visitors, mentees, a mentee who has a visitor's address, and a stranger who types it. */
function personOf({ mentees }: World, index: number) {
  const menteeId = index === 5 ? null : (mentees[index - 3] ?? null)
  const email = `${['one', 'Two', 'three', 'four', 'ONE', 'One'][index]!}@test.example`
  return { name: `Person ${index}`, email, phone: '+91 98765 43210', menteeId, openedBy: `browser-${index}` }
}

/** The one seat of the first workshop is taken, and two wait for it. */
export async function fill(world: World): Promise<void> {
  await buy(world, { who: 0, where: 0 })
  for (const next of [1, 2]) await queue(world, { who: next, where: 0 })
}

/** Lets one step happen; one that makes no sense now does nothing. */
export async function happenToSeats(world: World, next: SeatStep): Promise<void> {
  switch (next.step) {
    case 'register':
      return void (await register(world, next))
    case 'buySeat':
      return await buy(world, next)
    case 'leaveSeat':
      return await leaveSeat(world, next)
    case 'queue':
      return await queue(world, next)
    case 'takeOffer':
      return await takeOffer(world, next)
    case 'decline': {
      const entries = await entriesOf(world)
      const entry = pick(entries, next.index)
      if (entry) await inProcess(world, (app) => leaveWaitingList(app, entry.code))
      return
    }
    case 'capacity': {
      const change = { id: pick(world.workshops, next.where)!, maxParticipants: next.seats }
      return void (await inProcess(world, (app) => updateWorkshop(app, ADMINISTRATOR, change)))
    }
    case 'seatPrice':
      await world.till.db.workshop.update({
        where: { id: pick(world.workshops, next.where)! },
        data: { price: next.price },
      })
      return
    case 'handOver': {
      const change = { id: pick(world.workshops, next.where)!, mentorId: pick(world.mentors, next.to)! }
      return void (await inProcess(world, (app) => updateWorkshop(app, ADMINISTRATOR, change)))
    }
    case 'callOff': {
      const cancelled = { id: pick(world.workshops, next.where)!, reason: 'I am ill.' }
      return void (await inProcess(world, (app) => cancelWorkshop(app, ADMINISTRATOR, cancelled)))
    }
  }
}

async function register(world: World, asked: { who: number; where: number }): Promise<Order | null> {
  const person = personOf(world, asked.who)
  const workshopId = pick(world.workshops, asked.where)!
  return await openOrder(world, { workshopId, ...person, offerCode: null })
}

async function openOrder(world: World, asked: SeatRequest): Promise<Order | null> {
  const opened = await inProcess(world, (app) => createWorkshopOrder(app, asked))
  if (!opened?.orderId) return null
  const order: Order = {
    orderId: opened.orderId,
    verify: (app, proof) => verifyPayment(app, { kind: workshopPurchase.kind, by: 'visitor' }, proof),
  }
  world.orders.push(order)
  return order
}

/** Registers and pays, and the browser says so. */
async function buy(world: World, asked: { who: number; where: number }): Promise<void> {
  await payNow(world, await register(world, asked))
}

/** Registers with the code that was mailed to whoever is offered a seat. */
async function takeOffer(world: World, { index, pays }: { index: number; pays: boolean }): Promise<void> {
  const entries = await entriesOf(world)
  const offer = pick(
    entries.filter(({ state }) => state === 'offered'),
    index,
  )
  if (!offer) return
  const { workshopId, email, code } = offer
  const person = { name: 'Person', phone: '+91 98765 43210', menteeId: null }
  const order = await openOrder(world, { workshopId, email, ...person, offerCode: code })
  if (pays) await payNow(world, order)
}

const entriesOf = ({ till, workshops }: World) =>
  till.db.waitingListEntry.findMany({ where: { workshopId: { in: workshops } }, orderBy: { id: 'desc' }, take: 6 })

/** `isShown`: the refund that is due is the one that was shown. */
async function leaveSeat(world: World, { index, isShown }: { index: number; isShown: boolean }): Promise<void> {
  const { db, clock } = world.till
  const rows = await db.workshopRegistration.findMany({
    where: { workshopId: { in: world.workshops }, registeredAt: { not: null } },
    orderBy: { id: 'desc' },
    take: 6,
    select: { ...CANCELLING, code: true },
  })
  const row = pick(rows, index)
  if (!row) return
  const expectedRefund = cancelRight(row, clock.now()).refund + (isShown ? 0 : 1)
  await inProcess(world, (app) => cancelWorkshopRegistration(app, { code: row.code, expectedRefund }))
}

/** Joins the waiting list and clicks the mailed link. */
async function queue(world: World, asked: { who: number; where: number }): Promise<void> {
  const { email } = personOf(world, asked.who)
  const workshopId = pick(world.workshops, asked.where)!
  const joined = { workshopId, email }
  const visitor = { member: null }
  await inProcess(world, (app) =>
    joinWaitingList({ ...app, limiter: world.till.app.limiter }, visitor, joined, { ip: '127.0.0.1' }),
  )
  const [entry] = (await entriesOf(world)).filter(
    (one) => one.workshopId === workshopId && one.email === email && one.state === 'unconfirmed',
  )
  if (entry) await inProcess(world, (app) => confirmWaitingListEntry(app, entry.code))
}
