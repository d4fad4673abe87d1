/** What somebody may have any number of goes before the transaction that closes the account, which ends in time then. */
import { beforeAll, expect, test } from 'vitest'
import type { Prisma } from '../generated/prisma/client.ts'
import type { PersonalData } from '../contracts/personalData.ts'
import { HOUR_MS } from '../rules/time/durations.ts'
import { testApp } from '../testing/app.ts'
import { makeChat } from '../testing/chats.ts'
import { makeMentee, makeMentor, makeRegistration, makeWorkshop } from '../testing/factories.ts'
import { deleteWorkshop } from '../workshops/manage/deleteWorkshop.graphql.ts'
import { removePerson } from './removePerson.ts'

const { app, db, clock } = await testApp()
let mentorId: number
let menteeId: number
let serial = 0

beforeAll(async () => {
  mentorId = (await makeMentor(db)).id
  menteeId = (await makeMentee(db)).id
})

/** Everything but the last transaction, which is undone. */
async function upToTheEnd(type: 'mentor' | 'mentee', id: number): Promise<void> {
  const stopped = removePerson(app, { type, id }, () => Promise.reject(new Error('Stopped')))
  await expect(stopped).rejects.toThrow('Stopped')
}

/** A hold that has expired. */
const expired = (data: Partial<Prisma.BookingUncheckedCreateInput> = {}) => {
  const startsAt = new Date(clock.now().getTime() + ++serial * HOUR_MS)
  return db.booking.create({
    data: {
      mentorId,
      menteeId,
      status: 'expired',
      agenda: 'Storey drift',
      duration: 60,
      selectedTimeSlot: `slot ${serial}`,
      startsAt,
      endsAt: new Date(startsAt.getTime() + HOUR_MS),
      holdExpiresAt: clock.now(),
      ...data,
    },
  })
}

const order = (data: Partial<Prisma.PaymentOrderUncheckedCreateInput>) =>
  db.paymentOrder.create({
    data: {
      kind: data.bookingId ? 'booking' : 'workshop_registration',
      purchaseId: ++serial,
      amount: 100,
      platformFee: 20,
      mentorEarning: 80,
      receipt: `ahead-${serial}`,
      status: 'closed',
      ...data,
    },
  })
const payments = () => ({
  create: { providerPaymentId: `pay-ahead-${++serial}`, amount: 100, platformFee: 20, mentorEarning: 80 },
})

test.each(['mentor', 'mentee'] as const)(
  'expired holds of a %s go; one that was ordered stays without them',
  async (type) => {
    const [unordered, ordered, paid] = [await expired(), await expired(), await expired()]
    await order({ bookingId: ordered.id, menteeId })
    await order({ bookingId: paid.id, menteeId, payments: payments() })
    await upToTheEnd(type, type === 'mentor' ? mentorId : menteeId)
    const left = await db.booking.findMany({
      where: { id: { in: [unordered.id, ordered.id, paid.id] } },
      orderBy: { id: 'asc' },
      select: { id: true, mentorId: true, menteeId: true, agenda: true },
    })
    expect(left).toEqual([
      type === 'mentor'
        ? { id: ordered.id, mentorId: null, menteeId, agenda: 'Storey drift' }
        : { id: ordered.id, mentorId, menteeId: null, agenda: '' },
      { id: paid.id, mentorId, menteeId, agenda: 'Storey drift' },
    ])
  },
)

test('answered requests go and sent mails lose their recipient; what is still pending stays for the last transaction', async () => {
  const { id: other } = await makeMentor(db)
  const asked = { mentorId: other, menteeId, discussionTopic: 'Drift', background: '', preferredDateTime: clock.now() }
  await db.mentorshipRequest.createMany({ data: [asked, { ...asked, status: 'rejected' }] })
  const mail = (status: 'sent' | 'queued') =>
    db.email.create({
      data: {
        kind: 'greeting',
        dedupeKey: `ahead:${status}`,
        messageId: `ahead-${status}`,
        toAddress: 'asha@test.example',
        recipientType: 'mentee',
        recipientId: menteeId,
        subject: 'Hello',
        html: 'Hello',
        text: 'Hello',
        status,
      },
    })
  const [sent, queued] = [await mail('sent'), await mail('queued')]
  await upToTheEnd('mentee', menteeId)
  const requests = db.mentorshipRequest.findMany({ where: { menteeId }, select: { status: true } })
  expect(await requests).toEqual([{ status: 'pending' }])
  const mails = await db.email.findMany({ where: { id: { in: [sent.id, queued.id] } }, orderBy: { id: 'asc' } })
  expect(mails.map(({ recipientId, toAddress }) => [recipientId, toAddress])).toEqual([
    [null, ''],
    [menteeId, 'asha@test.example'],
  ])
})

test('nothing goes of somebody whom an order that may still be paid keeps', async () => {
  const [hold, ordered] = [await expired(), await expired()]
  const { id } = await order({ bookingId: ordered.id, menteeId, nextCheckAt: clock.now() })
  await expect(removePerson(app, { type: 'mentee', id: menteeId })).rejects.toThrow('cannot be closed yet')
  expect(await db.booking.count({ where: { id: hold.id } })).toBe(1)
  await db.paymentOrder.update({ where: { id }, data: { nextCheckAt: null } })
})

test.each([
  [
    'somebody takes a time',
    'cannot be closed yet',
    () => expired({ status: 'pending', holdExpiresAt: new Date(clock.now().getTime() + HOUR_MS) }),
  ],
  ['their session is ended', 'log in', () => db.session.deleteMany()],
])('from the moment when %s, nothing more goes', async (_what, refusal, happens) => {
  const sessionHash = `ahead-${++serial}`
  const expiresAt = new Date(clock.now().getTime() + HOUR_MS)
  await db.session.create({ data: { userType: 'mentor', userId: mentorId, tokenHash: sessionHash, expiresAt } })
  const saved = { userType: 'community', userId: ++serial, mentorId, savedAt: clock.now() } as const
  await db.savedMentor.create({ data: saved })
  // It happens after the first look.
  const first: PersonalData = { covers: [], eraseAhead: async () => (await happens(), { rows: 0 }) }
  const meanwhile = { ...app, parts: { ...app.parts, people: [first, ...app.parts.people] } }
  await expect(removePerson(meanwhile, { type: 'mentor', id: mentorId, sessionHash })).rejects.toThrow(refusal)
  expect(await db.savedMentor.count({ where: saved })).toBe(1)
  await db.booking.deleteMany({ where: { mentorId, status: 'pending' } })
})

test('a mentor leaves shortlists, however many; messages of ended plans go with their number', async () => {
  await db.savedMentor.createMany({
    data: Array.from({ length: 1001 }, (_, place) => ({
      userType: 'community' as const,
      userId: 500_000 + place,
      mentorId,
      savedAt: clock.now(),
    })),
  })
  const chat = await makeChat({ db, clock }, { mentorId, menteeId, status: 'expired' })
  const message = { planSubscriptionId: chat.id, senderId: menteeId, senderType: 'mentee', message: 'Hello' } as const
  await db.chatMessage.createMany({ data: [1, 2].map((number) => ({ ...message, number })) })
  await upToTheEnd('mentor', mentorId)
  expect(await db.savedMentor.count({ where: { mentorId } })).toBe(0)
  expect(await db.savedMentor.count({ where: { userId: { gte: 500_000 } } })).toBe(1001)
  expect(await db.chatMessage.count({ where: { planSubscriptionId: chat.id } })).toBe(0)
  await removePerson(app, { type: 'mentor', id: mentorId })
  expect(await db.mentor.count({ where: { id: mentorId } })).toBe(0)
})

test('mails to others about a mentor, links and notifications go, or their name in these, however many', async () => {
  const { id, name } = await makeMentor(db, { name: 'Meera Rao' })
  const need = await db.mentorNeed.create({ data: { text: 'Bridges', wantsMail: true, createdAt: clock.now() } })
  const link = { needId: need.id, mentorId: id, tokenHash: `ahead-${id}`, createdAt: clock.now() }
  const { id: linkId } = await db.needLink.create({ data: link })
  const mail = { kind: 'need-mentor', messageId: `about-${id}`, toAddress: 'ravi@test.example', subject: name }
  const about = { aboutType: 'mentor', aboutId: id } as const
  const { id: mailId } = await db.email.create({
    data: { ...mail, ...about, dedupeKey: `about-${id}`, html: name, text: name, status: 'sent' },
  })
  const notice = { type: 'general', title: `${name} has answered`, message: name }
  await db.notification.create({ data: { ...notice, userType: 'mentor', userId: id } })
  await db.notification.createMany({
    data: Array.from({ length: 1001 }, () => ({ ...notice, ...about, userType: 'mentee' as const, userId: menteeId })),
  })
  await upToTheEnd('mentor', id)
  expect(await db.needLink.findUnique({ where: { id: linkId } })).toMatchObject({ mentorId: null })
  expect(await db.email.findUnique({ where: { id: mailId } })).toMatchObject({
    aboutId: null,
    text: '',
    toAddress: 'ravi@test.example',
  })
  expect(await db.notification.count({ where: { userType: 'mentor', userId: id } })).toBe(0)
  const told = { userId: menteeId, title: 'Former mentor has answered', aboutId: null }
  expect(await db.notification.count({ where: { ...told, message: 'Former mentor' } })).toBe(1001)
})

test('orders of a mentee that came to nothing are nobody’s; what was paid is theirs until the end', async () => {
  const { id } = await makeMentee(db)
  const [nothing, paid] = [await order({ menteeId: id }), await order({ menteeId: id, payments: payments() })]
  await upToTheEnd('mentee', id)
  const left = await db.paymentOrder.findMany({ where: { id: { in: [nothing.id, paid.id] } }, orderBy: { id: 'asc' } })
  expect(left.map(({ menteeId: whose }) => whose)).toEqual([null, id])
})

const never = { seat: 'none', registeredAt: null, paymentStatus: 'pending' } as const

test('registrations of a mentee that never got a seat go; one with an order stays without them, a seat stays theirs', async () => {
  const { id: workshopId } = await makeWorkshop(db)
  const make = (data = {}) => makeRegistration(db, workshopId, { menteeId, ...data })
  const [unused, ordered, seat] = [await make(never), await make(never), await make()]
  await order({ workshopRegistrationId: ordered.id })
  await upToTheEnd('mentee', menteeId)
  expect(await db.workshopRegistration.count({ where: { id: unused.id } })).toBe(0)
  const left = db.workshopRegistration.findMany({ where: { workshopId }, orderBy: { id: 'asc' } })
  expect(await left).toMatchObject([
    { id: ordered.id, menteeId: null, name: 'Former mentee', email: `former-${ordered.id}`, phone: '' },
    { id: seat.id, menteeId, name: seat.name },
  ])
})

test('a workshop that its mentor or an administrator deletes loses what never got a seat before', async () => {
  const own = await makeMentor(db)
  const { id: workshopId } = await makeWorkshop(db, { mentorId: own.id })
  const rows = async () => [
    await db.workshopRegistration.count({ where: { workshopId } }),
    await db.waitingListEntry.count({ where: { workshopId } }),
  ]
  const fill = async () => {
    await makeRegistration(db, workshopId, never)
    await db.waitingListEntry.create({ data: { workshopId, email: `left-${++serial}@test.example`, state: 'left' } })
  }
  await fill()
  await upToTheEnd('mentor', own.id)
  expect(await rows()).toEqual([0, 0])
  await fill()
  // The act fails, and is undone but for that.
  const asked = {
    ...app,
    clock: {
      ...clock,
      now: () => {
        throw new Error('Stopped')
      },
    },
  }
  await expect(deleteWorkshop(asked, { id: 1, username: 'admin' }, { id: workshopId })).rejects.toThrow('Stopped')
  expect(await rows()).toEqual([0, 0])
})
