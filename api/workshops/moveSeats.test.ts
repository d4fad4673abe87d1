/** Seats and places in waiting lists of a mentee whose account gets another address. */
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { resetPassword } from '../passwords/resetPassword.graphql.ts'
import { confirmEmail } from '../passwords/confirmEmail.graphql.ts'
import { replaceEmail } from '../passwords/replaceEmail.ts'
import { resetLink } from '../passwords/resetTokens.ts'
import { ticketPage, waitingListPage } from '../rules/addresses.ts'
import { testApp } from '../testing/app.ts'
import { makeRegistration, makeWorkshop } from '../testing/factories.ts'
import { loseJobs, runDueJobs, taskHandlers } from '../testing/jobs.ts'
import { menteeAccount } from '../testing/people.ts'
import { recordStatements } from '../testing/statements.ts'
import { resendTicket } from './announce/announceTicket.ts'
import { moveSeats, renewCodes } from './moveSeats.ts'

const { app, db, clock, url } = await testApp()
const handlers = taskHandlers(app)
const OLD = 'Asha@old.example'
const NEW = 'Asha@new.example'

beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  await loseJobs(app)
  await db.email.deleteMany()
  await db.rateLimit.deleteMany()
  await db.workshop.deleteMany()
  await db.mentee.deleteMany({ where: { email: { in: [OLD, NEW] } } })
})

const person = (emailConfirmedAt: Date | null = clock.now()) => menteeAccount(db, { email: OLD, emailConfirmedAt })

type Asha = Awaited<ReturnType<typeof person>>

async function moves({ id, passwordHash }: Asha, from: string, to: string): Promise<void> {
  const move = { account: { type: 'mentee', id } as const, from, to, passwordHash: passwordHash! }
  await inTransaction(db, (tx) => replaceEmail(tx, app, move))
}

async function confirms({ id }: Asha): Promise<void> {
  const mail = await db.email.findFirstOrThrow({ where: { kind: 'confirmation' }, orderBy: { id: 'desc' } })
  const token = /\/confirm-email\?token=([\w-]{43})/.exec(mail.text)![1]!
  await confirmEmail(app, { token }, { type: 'mentee', id })
}

const addressOf = async (id: number) => (await db.workshopRegistration.findUniqueOrThrow({ where: { id } })).email

async function ticketsTo(email: string): Promise<number> {
  await runDueJobs(app, { ...handlers, sendEmail: () => Promise.resolve() })
  return await db.email.count({ where: { toAddress: email, kind: 'workshop-ticket' } })
}

test('a seat goes along once the new address is confirmed, not before; its ticket is mailed there and nowhere else', async () => {
  const asha = await person()
  const { id: workshopId } = await makeWorkshop(db)
  const own = { menteeId: asha.id, email: OLD.toLowerCase() }
  const seat = await makeRegistration(db, workshopId, own)
  const past = await makeRegistration(db, (await makeWorkshop(db, { date: '2026-11-01' })).id, own)
  const friends = await makeRegistration(db, workshopId, { menteeId: asha.id, email: 'friend@old.example' })
  const visitors = await makeRegistration(db, (await makeWorkshop(db)).id, { email: OLD })
  await moves(asha, OLD, NEW)
  expect(await addressOf(seat.id)).toBe(OLD.toLowerCase())
  await confirms(asha)
  expect(await addressOf(seat.id)).toBe(NEW)
  expect(await addressOf(past.id)).toBe(NEW)
  // Registered for somebody else, or without the account.
  expect(await addressOf(friends.id)).toBe('friend@old.example')
  expect(await addressOf(visitors.id)).toBe(OLD)
  expect(await ticketsTo(NEW)).toBe(1)
  // A later holder of the old mailbox gets no ticket.
  await resendTicket(app, { requestId: 'whoever', workshopId, email: OLD })
  expect(await ticketsTo(OLD)).toBe(0)
})

test('a seat goes along past an address that was never confirmed, also by a link to a new password', async () => {
  const asha = await person(null)
  const seat = await makeRegistration(db, (await makeWorkshop(db)).id, {
    menteeId: asha.id,
    email: OLD,
    amount: 49_900,
  })
  await moves(asha, OLD, 'typo@new.example')
  await moves(asha, 'typo@new.example', NEW)
  const link = await inTransaction(db, (tx) => resetLink(tx, app, { email: NEW, type: 'mentee' }))
  const reset = { token: link.slice(-43), newPassword: 'Kaveri9Delta!' }
  await resetPassword(app, reset, { ip: '::1' })
  expect(await addressOf(seat.id)).toBe(NEW)
})

test('tickets that strangers have had mailed do not use up the mail with the moved one', async () => {
  const asha = await person()
  const { id: workshopId } = await makeWorkshop(db)
  await makeRegistration(db, workshopId, { menteeId: asha.id, email: OLD })
  for (let n = 0; n < 7; n++) await resendTicket(app, { requestId: `stranger-${n}`, workshopId, email: OLD })
  expect(await ticketsTo(OLD)).toBe(6)
  await moves(asha, OLD, NEW)
  await confirms(asha)
  expect(await ticketsTo(NEW)).toBe(1)
})

test('the seat of a friend whose address the payer only typed stays with the friend', async () => {
  const asha = await person()
  const friend = 'friend@old.example'
  const seat = await makeRegistration(db, (await makeWorkshop(db)).id, { menteeId: asha.id, email: friend })
  await moves(asha, OLD, friend)
  await moves(asha, friend, NEW)
  await confirms(asha)
  expect(await addressOf(seat.id)).toBe(friend)
})

test('a seat that the new address has stays the one seat there; of two left ones in a workshop one goes along', async () => {
  const asha = await person()
  const [taken, twice] = [await makeWorkshop(db), await makeWorkshop(db)]
  await makeRegistration(db, taken.id, { email: NEW })
  const second = await makeRegistration(db, taken.id, { menteeId: asha.id, email: OLD })
  const left = []
  for (const email of [OLD, 'between@new.example'])
    left.push(await makeRegistration(db, twice.id, { menteeId: asha.id, email }))
  await moves(asha, OLD, 'between@new.example')
  await moves(asha, 'between@new.example', NEW)
  await confirms(asha)
  expect(await addressOf(second.id)).toBe(OLD)
  expect(await Promise.all(left.map(({ id }) => addressOf(id)))).toEqual([NEW, 'between@new.example'])
})

test('a place in a waiting list goes along; what a stranger asked for with the old address stays', async () => {
  const asha = await person()
  const { id: workshopId } = await makeWorkshop(db)
  const place = { workshopId, state: 'waiting', queuedAt: clock.now() } as const
  const own = await db.waitingListEntry.create({ data: { ...place, menteeId: asha.id, email: OLD } })
  const free = { email: OLD, paymentStatus: 'pending', seat: 'none', registeredAt: null, menteeId: asha.id } as const
  const asked = await makeRegistration(db, (await makeWorkshop(db, { price: 0 })).id, free)
  await moves(asha, OLD, NEW)
  await confirms(asha)
  expect((await db.waitingListEntry.findUniqueOrThrow({ where: { id: own.id } })).email).toBe(NEW)
  expect(await addressOf(asked.id)).toBe(OLD)
})

test('what a stranger asked for with the new address, and nobody has confirmed, keeps no place at the old one', async () => {
  const asha = await person()
  const { id: workshopId } = await makeWorkshop(db)
  const place = { workshopId, state: 'waiting', queuedAt: clock.now() } as const
  const own = await db.waitingListEntry.create({ data: { ...place, menteeId: asha.id, email: OLD } })
  await db.waitingListEntry.create({ data: { workshopId, email: NEW.toUpperCase() } })
  await moves(asha, OLD, NEW)
  await confirms(asha)
  const left = await db.waitingListEntry.findMany({ where: { workshopId } })
  expect(left.map(({ id, email, state }) => ({ id, email, state }))).toEqual([
    { id: own.id, email: NEW, state: 'waiting' },
  ])
  expect(left[0]!.code).not.toBe(own.code)
})

test('the link in mails to the old address opens neither the seat nor the place any more; the account’s own notice does', async () => {
  const asha = await person()
  const { id: workshopId } = await makeWorkshop(db)
  const own = { menteeId: asha.id, email: OLD }
  const seat = await makeRegistration(db, workshopId, own)
  const waiting = { workshopId: (await makeWorkshop(db)).id, state: 'waiting', queuedAt: clock.now() } as const
  const place = await db.waitingListEntry.create({ data: { ...waiting, ...own } })
  const notice = { userType: 'mentee', userId: asha.id, type: 'workshop', title: 'It', message: 'It' } as const
  const links = [ticketPage(seat.code), waitingListPage(place.code), '/workshops']
  await db.notification.createMany({ data: links.map((link) => ({ ...notice, link })) })
  await moves(asha, OLD, NEW)
  await confirms(asha)
  const [seatNow, placeNow] = [
    await db.workshopRegistration.findUniqueOrThrow({ where: { id: seat.id } }),
    await db.waitingListEntry.findUniqueOrThrow({ where: { id: place.id } }),
  ]
  expect(seatNow.code).toMatch(/^[0-9a-f]{32}$/)
  expect([seatNow.code, placeNow.code]).not.toContain(seat.code)
  expect(placeNow.code).not.toBe(place.code)
  const told = await db.notification.findMany({
    where: { userId: asha.id, userType: 'mentee' },
    orderBy: { id: 'asc' },
  })
  expect(told.map(({ link }) => link)).toEqual([ticketPage(seatNow.code), waitingListPage(placeNow.code), '/workshops'])
})

test('after a new password by a mailed link, codes that somebody read in the account open nothing; tickets to come are mailed again', async () => {
  const asha = await person()
  const { id: workshopId } = await makeWorkshop(db)
  const seats = [
    await makeRegistration(db, workshopId, { menteeId: asha.id, email: OLD }),
    await makeRegistration(db, workshopId, { menteeId: asha.id, email: 'friend@old.example' }),
    await makeRegistration(db, (await makeWorkshop(db, { date: '2026-11-01' })).id, { menteeId: asha.id, email: OLD }),
  ]
  const others = await makeRegistration(db, workshopId)
  const waiting = { workshopId: (await makeWorkshop(db)).id, state: 'waiting', queuedAt: clock.now() } as const
  const place = await db.waitingListEntry.create({ data: { ...waiting, menteeId: asha.id, email: OLD } })
  const notice = { userType: 'mentee', userId: asha.id, type: 'workshop', title: 'It', message: 'It' } as const
  const links = [...seats.map(({ code }) => ticketPage(code)), waitingListPage(place.code)]
  await db.notification.createMany({ data: links.map((link) => ({ ...notice, link })) })
  const link = await inTransaction(db, (tx) => resetLink(tx, app, { email: OLD, type: 'mentee' }))
  await resetPassword(app, { token: link.slice(-43), newPassword: 'Kaveri9Delta!' }, { ip: '::1' })
  const codes = [...seats, others].map(({ code }) => code)
  expect(await db.workshopRegistration.findMany({ where: { code: { in: codes } } })).toMatchObject([{ id: others.id }])
  expect(await db.waitingListEntry.count({ where: { code: place.code } })).toBe(0)
  const now = await db.workshopRegistration.findMany({ where: { menteeId: asha.id }, orderBy: { id: 'asc' } })
  const placeNow = await db.waitingListEntry.findUniqueOrThrow({ where: { id: place.id } })
  const told = await db.notification.findMany({
    where: { userId: asha.id, userType: 'mentee' },
    orderBy: { id: 'asc' },
  })
  expect(told.map((one) => one.link)).toEqual([
    ...now.map(({ code }) => ticketPage(code)),
    waitingListPage(placeNow.code),
  ])
  expect([await ticketsTo(OLD), await ticketsTo('friend@old.example')]).toEqual([1, 1])
  const mail = await db.email.findFirstOrThrow({ where: { kind: 'password-changed' } })
  expect(mail.text).toContain('links to your workshop tickets')
  // The account lists no places of waiting lists.
  expect(mail.text).toContain('log in and open the page of the workshop')
})

test('new codes and a new address take as many statements for thousands of cancelled seats as for one: else nobody could be shut out', async () => {
  const seen = recordStatements(url)
  async function statementsFor(count: number): Promise<number[]> {
    await db.mentee.deleteMany({ where: { email: OLD } })
    const asha = await person()
    const { id: workshopId } = await makeWorkshop(db, { price: 0 })
    const own = { workshopId, menteeId: asha.id, email: OLD }
    const notice = { userType: 'mentee', userId: asha.id, type: 'workshop', title: 'It', message: 'It' } as const
    const registered = { name: 'Asha', phone: '+919876543210', paymentStatus: 'completed', seat: 'none' } as const
    await db.workshopRegistration.createMany({
      data: Array.from({ length: count }, (_, place) => ({
        ...own,
        ...registered,
        code: `ticket-${count}-${place}`,
        registeredAt: clock.now(),
        cancelledAt: clock.now(),
      })),
    })
    await db.waitingListEntry.createMany({
      data: Array.from({ length: count }, (_, place) => ({ ...own, state: 'left', code: `place-${count}-${place}` })),
    })
    const links = Array.from({ length: count }, (_, place) => ticketPage(`ticket-${count}-${place}`))
    await db.notification.createMany({ data: links.map((link) => ({ ...notice, link })) })
    seen.statements.length = 0
    await inTransaction(seen.db, (tx) => renewCodes(tx, asha.id, clock.now()))
    const renewing = seen.statements.length
    const mover = { type: 'mentee', id: asha.id, email: NEW, former: [OLD.toLowerCase()], now: clock.now() } as const
    await inTransaction(seen.db, (tx) => moveSeats(tx, mover))
    const seats = await db.workshopRegistration.findMany({ where: { menteeId: asha.id } })
    expect(new Set(seats.map(({ email }) => email))).toEqual(new Set([NEW]))
    const told = await db.notification.findMany({ where: { userType: 'mentee', userId: asha.id } })
    expect(told.map(({ link }) => link).toSorted()).toEqual(seats.map(({ code }) => ticketPage(code)).toSorted())
    return [renewing, seen.statements.length - renewing]
  }
  expect(await statementsFor(30)).toEqual(await statementsFor(1))
})
