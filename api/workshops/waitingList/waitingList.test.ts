/** The queue for a full workshop, on a real database. */
import { istInstant } from '../../rules/time/time.ts'
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { memberFrom, type Identity } from '../../graphql/identity.ts'
import { NotFoundError, RateLimitedError } from '../../rules/userErrors.ts'
import { testApp } from '../../testing/app.ts'
import { makeRegistration, makeWorkshop } from '../../testing/factories.ts'
import { loseJobs, runDueJobs, sweep, taskHandlers } from '../../testing/jobs.ts'
import { menteeAccount } from '../../testing/people.ts'
import { allocateSeats } from '../seats.ts'
import { updateWorkshop } from '../manage/updateWorkshop.graphql.ts'
import { AlreadyRegisteredError, RegistrationsClosedError } from '../register/registrationErrors.ts'
import { dropOldEntries } from '../workshops.jobs.ts'
import { confirmWaitingListEntry, joinWaitingList, leaveWaitingList, SeatsLeftError } from './waitingList.ts'

const tested = await testApp()
const { app, db, clock } = tested
const VISITOR = { member: null, administrator: null }
const FROM = { ip: '127.0.0.1' }
const handlers = taskHandlers(app)

beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  await loseJobs(app)
  await db.email.deleteMany()
  await db.rateLimit.deleteMany()
  await db.workshop.deleteMany()
})

/** A full one of so many seats. */
async function fullWorkshop(seats = 1) {
  const workshop = await makeWorkshop(db, { maxParticipants: seats })
  const registrations = []
  for (let count = 0; count < seats; count += 1) registrations.push(await makeRegistration(db, workshop.id))
  return { id: workshop.id, registrations }
}

const join = (workshopId: number, email: string, who: Pick<Identity, 'member'> = VISITOR) =>
  joinWaitingList(app, who, { workshopId, email }, FROM)

const entryOf = (workshopId: number, email: string) =>
  db.waitingListEntry.findFirstOrThrow({ where: { workshopId, email }, orderBy: { id: 'desc' } })

/** Joins and clicks the mailed link. */
async function queued(workshopId: number, ...emails: string[]): Promise<void> {
  for (const email of emails) {
    await join(workshopId, email)
    await confirmWaitingListEntry(app, (await entryOf(workshopId, email)).code)
  }
}

const giveBack = (workshopId: number, id: number) =>
  inTransaction(db, async (tx) => {
    await tx.workshopRegistration.update({ where: { id }, data: { seat: 'none', cancelledAt: clock.now() } })
    await allocateSeats(tx, app, workshopId)
  })

async function states(workshopId: number): Promise<Record<string, string>> {
  const rows = await db.waitingListEntry.findMany({ where: { workshopId }, orderBy: { id: 'asc' } })
  return Object.fromEntries(rows.map(({ email, state }) => [email.split('@')[0], state]))
}

const mails = async (kind: string) =>
  (await db.email.findMany({ where: { kind }, orderBy: { id: 'asc' } })).map(({ toAddress }) => toAddress.split('@')[0])

test('a freed seat goes to the first in the queue, in the order of confirming, and each is told once', async () => {
  const { id, registrations } = await fullWorkshop(2)
  await join(id, 'last@x.example')
  await queued(id, 'first@x.example', 'second@x.example')
  clock.set('2026-11-21T04:30:01Z')
  await confirmWaitingListEntry(app, (await entryOf(id, 'last@x.example')).code)
  await giveBack(id, registrations[0]!.id)
  expect(await states(id)).toEqual({ last: 'waiting', first: 'offered', second: 'waiting' })
  const { offerExpiresAt } = await entryOf(id, 'first@x.example')
  expect(offerExpiresAt).toEqual(new Date('2026-11-21T16:30:01Z'))
  await runDueJobs(app, handlers)
  expect(await mails('seat-offered')).toEqual(['first'])
  await handlers.tellOffers({})
  expect(await mails('seat-offered')).toEqual(['first'])
  const { text } = await db.email.findFirstOrThrow({ where: { kind: 'seat-offered' } })
  expect(text).toContain('It is reserved for you until Sat 21 Nov, 10:00 pm IST.')
  expect(await db.workshop.findUniqueOrThrow({ where: { id } })).toMatchObject({ seatsTaken: 2, registeredCount: 1 })
})

test('two seats freed at once go to two people; one seat never to two', async () => {
  const { id, registrations } = await fullWorkshop(2)
  await queued(id, 'a@x.example', 'b@x.example', 'c@x.example')
  await Promise.all(registrations.map((registration) => giveBack(id, registration.id)))
  expect(await states(id)).toEqual({ a: 'offered', b: 'offered', c: 'waiting' })
  await Promise.all(Array.from({ length: 5 }, () => inTransaction(db, (tx) => allocateSeats(tx, app, id))))
  expect(await states(id)).toEqual({ a: 'offered', b: 'offered', c: 'waiting' })
})

test('after 12 hours, or when it is declined, the next one has the seat; at the end it is free', async () => {
  const { id, registrations } = await fullWorkshop()
  await queued(id, 'a@x.example', 'b@x.example')
  await giveBack(id, registrations[0]!.id)
  clock.set('2026-11-21T16:29:59Z')
  await sweep(app)
  expect(await states(id)).toEqual({ a: 'offered', b: 'waiting' })
  clock.set('2026-11-21T16:30:00Z')
  await sweep(app)
  expect(await states(id)).toEqual({ a: 'expired', b: 'offered' })
  await leaveWaitingList(app, (await entryOf(id, 'b@x.example')).code)
  await leaveWaitingList(app, (await entryOf(id, 'b@x.example')).code)
  expect(await states(id)).toEqual({ a: 'expired', b: 'declined' })
  expect(await db.workshop.findUniqueOrThrow({ where: { id } })).toMatchObject({ seatsTaken: 0 })
  await expect(join(id, 'c@x.example')).rejects.toThrow(new SeatsLeftError())
})

test('offering, running out and declining at once leave one outcome', async () => {
  const { id, registrations } = await fullWorkshop()
  await queued(id, 'a@x.example', 'b@x.example', 'c@x.example')
  await giveBack(id, registrations[0]!.id)
  clock.set('2026-11-21T16:30:00Z')
  const { code } = await entryOf(id, 'a@x.example')
  await Promise.all([
    sweep(app),
    leaveWaitingList(app, code),
    inTransaction(db, (tx) => allocateSeats(tx, app, id)),
    leaveWaitingList(app, (await entryOf(id, 'b@x.example')).code),
  ])
  const all = await states(id)
  expect(all['a']).toBe('expired')
  expect(Object.values(all).filter((state) => state === 'offered')).toHaveLength(1)
  expect(await db.workshop.findUniqueOrThrow({ where: { id } })).toMatchObject({ seatsTaken: 1 })
})

test('an offer ends with registration, and a closed workshop offers nothing and says so once', async () => {
  // Registration of 5 December closes at 00:00 IST of the 4th.
  const { id, registrations } = await fullWorkshop(2)
  await queued(id, 'a@x.example', 'b@x.example')
  await join(id, 'unconfirmed@x.example')
  clock.set(istInstant('2026-12-03', '20:00').toISOString())
  await giveBack(id, registrations[0]!.id)
  expect((await entryOf(id, 'a@x.example')).offerExpiresAt).toEqual(istInstant('2026-12-04', '00:00'))
  clock.set(istInstant('2026-12-04', '00:00').toISOString())
  await giveBack(id, registrations[1]!.id)
  expect(await states(id)).toEqual({ a: 'expired', b: 'waiting', unconfirmed: 'unconfirmed' })
  await sweep(app)
  await sweep(app)
  expect(await states(id)).toEqual({ a: 'expired', b: 'expired', unconfirmed: 'expired' })
  expect(await mails('waiting-list-closed')).toEqual(['b'])
  await expect(join(id, 'late@x.example')).rejects.toThrow(new RegistrationsClosedError())
})

test('an offer that a new date cuts short is told to be over', async () => {
  const { id, registrations } = await fullWorkshop()
  await queued(id, 'a@x.example')
  await giveBack(id, registrations[0]!.id)
  const by = { type: 'administrator', id: 1, username: 'admin', uploader: { type: 'admin', id: 1 } } as const
  await updateWorkshop(app, by, { id, date: '2026-11-22' })
  await sweep(app)
  await sweep(app)
  expect(await states(id)).toEqual({ a: 'expired' })
  const [mail, ...others] = await db.email.findMany({ where: { kind: 'waiting-list-closed' } })
  expect(others).toEqual([])
  expect(mail?.text).toContain('The seat that was reserved for you is no longer available.')
})

test('of a cancelled workshop everybody who waits is told once', async () => {
  const { id, registrations } = await fullWorkshop()
  await queued(id, 'a@x.example', 'b@x.example')
  await giveBack(id, registrations[0]!.id)
  await db.workshop.update({
    where: { id },
    data: { isActive: false, cancelledAt: clock.now(), cancelledBy: 'mentor' },
  })
  await inTransaction(db, (tx) => allocateSeats(tx, app, id))
  await sweep(app)
  await sweep(app)
  expect(await states(id)).toEqual({ a: 'expired', b: 'expired' })
  expect(await mails('waiting-list-closed')).toEqual(['a', 'b'])
  expect(await mails('seat-offered')).toEqual([])
})

test('what a killed process left between offering and telling, and between freeing and offering, is made up for', async () => {
  const { id, registrations } = await fullWorkshop(2)
  await queued(id, 'a@x.example', 'b@x.example')
  await giveBack(id, registrations[0]!.id)
  await loseJobs(app)
  await db.workshopRegistration.update({ where: { id: registrations[1]!.id }, data: { seat: 'none' } })
  clock.set('2026-11-21T04:33:00Z')
  await sweep(app)
  await runDueJobs(app, handlers)
  expect(await states(id)).toEqual({ a: 'offered', b: 'offered' })
  expect(await mails('seat-offered')).toEqual(['a', 'b'])
})

test('trouble with one workshop keeps no other waiting', async () => {
  const [one, other] = [await fullWorkshop(), await fullWorkshop()]
  for (const { id, registrations } of [one, other]) {
    await queued(id, `a${id}@x.example`)
    await db.workshopRegistration.update({ where: { id: registrations[0]!.id }, data: { seat: 'none' } })
  }
  await db.$executeRawUnsafe(`CREATE FUNCTION bad() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'bad'; END $$`)
  await db.$executeRawUnsafe(
    `CREATE TRIGGER bad BEFORE UPDATE ON workshop_waiting_list FOR EACH ROW WHEN (NEW.workshop_id = ${one.id}) EXECUTE FUNCTION bad()`,
  )
  await sweep(app)
  await db.$executeRawUnsafe('DROP TRIGGER bad ON workshop_waiting_list')
  await db.$executeRawUnsafe('DROP FUNCTION bad')
  expect(await states(one.id)).toEqual({ [`a${one.id}`]: 'waiting' })
  expect(await states(other.id)).toEqual({ [`a${other.id}`]: 'offered' })
})

test('an offer that was not paid in time is theirs again until its own end', async () => {
  const { id, registrations } = await fullWorkshop()
  await queued(id, 'a@x.example', 'b@x.example')
  await giveBack(id, registrations[0]!.id)
  const entry = await entryOf(id, 'a@x.example')
  await db.waitingListEntry.update({ where: { id: entry.id }, data: { state: 'registering' } })
  await makeRegistration(db, id, {
    email: entry.email,
    seat: 'held',
    paymentStatus: 'pending',
    registeredAt: null,
    holdExpiresAt: new Date('2026-11-21T04:40:00Z'),
    waitingListEntryId: entry.id,
  })
  clock.set('2026-11-21T04:39:00Z')
  await sweep(app)
  expect(await states(id)).toEqual({ a: 'registering', b: 'waiting' })
  clock.set('2026-11-21T04:41:00Z')
  await sweep(app)
  expect(await states(id)).toEqual({ a: 'offered', b: 'waiting' })
  clock.set('2026-11-21T16:30:00Z')
  await sweep(app)
  expect(await states(id)).toEqual({ a: 'expired', b: 'offered' })
})

test('whether an address is registered or waits, nobody learns who names it; its mailbox does', async () => {
  const { id, registrations } = await fullWorkshop()
  const { email, code } = registrations[0]!
  await queued(id, 'waits@x.example')
  await db.email.deleteMany()
  await db.rateLimit.deleteMany()
  const addresses = [email.toUpperCase(), 'waits@x.example', 'new@x.example']
  for (const address of [...addresses, email]) expect(await join(id, address)).toBe('unconfirmed')
  const sent = await db.email.findMany({ orderBy: { id: 'asc' } })
  expect(sent.map(({ kind }) => kind)).toEqual(['workshop-ticket', 'waiting-list-joined', 'waiting-list-confirm'])
  expect(sent[0]).toMatchObject({ toAddress: email, text: expect.stringContaining(code) })
  expect(sent[0]!.text).toContain('Someone asked to join the waiting list with this email address.')
  expect(await states(id)).toMatchObject({ waits: 'waiting', new: 'unconfirmed' })
  // Its counts are the same for all three, and so is where they end.
  const counts = await db.rateLimit.findMany({ where: { key: { startsWith: 'workshop-news:' } } })
  expect(new Set(counts.map(({ count }) => count))).toEqual(new Set([1]))
})

test('once strangers may mail an address no more, the answer does not say whether it has been mailed before', async () => {
  const asked = []
  for (let n = 0; n < 7; n++) asked.push((await fullWorkshop()).id)
  const last = asked.pop()!
  for (const id of asked) expect(await join(id, 'known@x.example')).toBe('unconfirmed')
  for (const id of [last, asked[0]!]) await expect(join(id, 'known@x.example')).rejects.toThrow(RateLimitedError)
})

test('a mentee with a seat under their confirmed address is told so; whoever is registered waits no more', async () => {
  const { id, registrations } = await fullWorkshop()
  const { email } = registrations[0]!
  const mentee = await menteeAccount(db, { email: email.toUpperCase(), emailConfirmedAt: clock.now() })
  const who = { member: { type: 'mentee', id: mentee.id, sessionHash: '' } } as const
  await expect(join(id, email, who)).rejects.toThrow(new AlreadyRegisteredError())
  await db.mentee.update({ where: { id: mentee.id }, data: { emailConfirmedAt: null } })
  expect(await join(id, email, who)).toBe('unconfirmed')
  await queued(id, 'a@x.example')
  await db.workshop.update({ where: { id }, data: { maxParticipants: 2 } })
  await makeRegistration(db, id, { email: 'A@x.example' })
  await inTransaction(db, (tx) => allocateSeats(tx, app, id))
  expect(await states(id)).toEqual({ a: 'registered' })
})

test('what strangers in the same network ask with an address holds up nobody who is logged in with it confirmed', async () => {
  const { id } = await fullWorkshop()
  const mentee = await menteeAccount(db, { email: 'owner@x.example', emailConfirmedAt: clock.now() })
  const who = { member: { type: 'mentee', id: mentee.id, sessionHash: '' } } as const
  for (let count = 0; count < 10; count++) await join(id, mentee.email)
  await expect(join(id, mentee.email)).rejects.toThrow(RateLimitedError)
  for (let count = 0; count < 10; count++) expect(await join(id, mentee.email, who)).toBe('waiting')
  await expect(join(id, mentee.email, who)).rejects.toThrow(RateLimitedError)
})

test('joining twice is one entry, in whatever case, and the answers are alike', async () => {
  const { id } = await fullWorkshop()
  expect(await join(id, 'a@x.example')).toBe('unconfirmed')
  expect(await join(id, 'A@X.example')).toBe('unconfirmed')
  await confirmWaitingListEntry(app, (await entryOf(id, 'a@x.example')).code)
  expect(await join(id, 'a@x.example')).toBe('unconfirmed')
  expect(await db.waitingListEntry.count()).toBe(1)
  expect(await mails('waiting-list-confirm')).toEqual(['a'])
})

test('a mentee waits at once with their own confirmed address, with no other', async () => {
  const { id } = await fullWorkshop()
  const mentee = await menteeAccount(db, { email: 'own@x.example', emailConfirmedAt: clock.now() })
  const who = { member: { type: 'mentee', id: mentee.id, sessionHash: '' } } as const
  expect(await join(id, 'Own@x.example', who)).toBe('waiting')
  expect(await join(id, 'friend@x.example', who)).toBe('unconfirmed')
  await db.mentee.update({ where: { id: mentee.id }, data: { emailConfirmedAt: null } })
  const { id: another } = await fullWorkshop()
  expect(await join(another, 'own@x.example', who)).toBe('unconfirmed')
})

test('one address and one network ask so often an hour; a code of nobody leads nowhere', async () => {
  const { id } = await fullWorkshop()
  for (let count = 0; count < 10; count += 1) await join(id, 'a@x.example')
  await expect(join(id, 'A@x.example')).rejects.toThrow(RateLimitedError)
  await expect(leaveWaitingList(app, 'nobody')).rejects.toThrow(NotFoundError)
  await expect(confirmWaitingListEntry(app, '')).rejects.toThrow(NotFoundError)
})

test('a month after the workshop nothing is known of who waited for it', async () => {
  const { id } = await fullWorkshop()
  await queued(id, 'a@x.example')
  clock.set('2027-01-04T10:29:00Z')
  await sweep(app)
  expect(await states(id)).toEqual({ a: 'expired' })
  clock.set('2027-01-04T10:30:00Z')
  await sweep(app)
  expect(await states(id)).toEqual({})
})

test('a long list goes in rounds: none takes so long that it is broken off', async () => {
  const { id: workshopId } = await fullWorkshop()
  const data = Array.from({ length: 1001 }, (_, index) => ({ workshopId, email: `${index}@x.example` }))
  await db.waitingListEntry.createMany({ data: data.map((entry) => ({ ...entry, state: 'left' as const })) })
  clock.set('2027-01-04T10:30:00Z')
  await dropOldEntries(app)
  expect(await db.waitingListEntry.count()).toBe(1)
  await dropOldEntries(app)
  expect(await db.waitingListEntry.count()).toBe(0)
})

test('an underscore in an address is a letter of its own', async () => {
  const { id } = await fullWorkshop()
  await makeRegistration(db, (await db.workshop.update({ where: { id }, data: { maxParticipants: 2 } })).id, {
    email: 'raviXk@test.example',
  })
  await queued(id, 'meeraXn@test.example')
  await join(id, 'ravi_k@test.example')
  await join(id, 'meera_n@test.example')
  expect(await states(id)).toEqual({ meeraXn: 'waiting', ravi_k: 'unconfirmed', meera_n: 'unconfirmed' })
})

test('one mailbox waits in two places of a workshop at most, however its addresses are spelled', async () => {
  const { id } = await fullWorkshop()
  await queued(id, 'ravi+1@mailbox.example', 'Ravi+2@mailbox.example')
  await join(id, 'ravi@mailbox.example')
  const third = await entryOf(id, 'ravi@mailbox.example')
  await expect(confirmWaitingListEntry(app, third.code)).rejects.toThrow(RateLimitedError)
  const account = await menteeAccount(db, { email: 'ravi+4@mailbox.example', emailConfirmedAt: clock.now() })
  const asRavi = { member: memberFrom({ type: 'mentee', id: account.id, sessionHash: '' }) }
  await expect(join(id, account.email, asRavi)).rejects.toThrow(RateLimitedError)
  expect(await db.waitingListEntry.count({ where: { workshopId: id, state: 'waiting' } })).toBe(2)
  // Asking again for a place that one has is no other place; other mailboxes and workshops go on.
  await queued(id, 'ravi@other.example')
  await confirmWaitingListEntry(app, (await entryOf(id, 'ravi+1@mailbox.example')).code)
  await queued((await fullWorkshop()).id, 'ravi@mailbox.example')
  await leaveWaitingList(app, (await entryOf(id, 'ravi+1@mailbox.example')).code)
  await confirmWaitingListEntry(app, third.code)
  expect((await entryOf(id, 'ravi@mailbox.example')).state).toBe('waiting')
})
