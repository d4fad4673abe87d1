/** Registrations over the graph: what is refused, what is bounded, and who sees what of whom. */
import { MINUTE_MS } from '../../rules/time/durations.ts'
import { beforeEach, expect, test } from 'vitest'
import { HOLD_LIMITS } from '../../bookings/hold/holdLimits.ts'
import type { MenteeId } from '../../graphql/identity.ts'
import { typed } from '../../graphql/typed.ts'
import { asAdmin, asGuest, asMentee, asMentor, expectResult } from '../../testing/client.ts'
import { makeMentee, makeMentor, makeWorkshop } from '../../testing/factories.ts'
import { testTill } from '../../testing/till.ts'
import { registerPaid, registrant } from '../../testing/workshops.ts'
import { MAILS_OF_DAY } from '../../accounts/bounds.ts'
import { UNPAID_OF_ACCOUNT } from '../limits.ts'
import { createWorkshopOrder } from './createWorkshopOrder.graphql.ts'

const till = await testTill()
const { app, db, clock, provider } = till

beforeEach(async () => {
  await till.calm()
  await db.rateLimit.deleteMany()
})

const seatsOf = (id: number) =>
  db.workshop.findUniqueOrThrow({ where: { id }, select: { registeredCount: true, seatsTaken: true } })
const registrationOf = (id: number) => db.workshopRegistration.findUniqueOrThrow({ where: { id } })

const ORDER = typed(`mutation ($input: CreateWorkshopOrderInput!) {
  createWorkshopOrder(input: $input) {
    __typename
    ... on Error { message }
    ... on ValidationError { issues { path message } }
    ... on RateLimitedError { retryAfter }
    ... on CreateWorkshopOrderPayload { outcome orderId ticketCode holdExpiresAt workshop { seatsLeft } }
  }
}`)
const inputFor = (workshopId: number, given = {}) => {
  const { name, email, phone } = registrant()
  return { input: { workshopId, name, email, phone, ...given } }
}

test('what the form lacks is said field by field, in the documented words', async () => {
  const { id } = await makeWorkshop(db)
  const { data } = await asGuest(app).run(ORDER, inputFor(id, { name: ' ', email: 'nobody', phone: '12345' }))
  expect(expectResult(data.createWorkshopOrder, 'ValidationError').issues).toEqual([
    { path: 'name', message: 'Name is required' },
    { path: 'email', message: 'Valid email is required' },
    { path: 'phone', message: 'Valid phone number is required' },
  ])
})

test('so many orders come from one address in a day: each leaves a row, also of a free workshop', async () => {
  const { id } = await makeWorkshop(db, { price: 0 })
  const resetAt = new Date(clock.now().getTime() + 24 * 60 * MINUTE_MS)
  await db.rateLimit.create({ data: { key: 'workshop-order:day:ip:103.21.58.10', count: 1_999, resetAt } })
  const order = async (ip: string) => (await asGuest(app, { ip }).run(ORDER, inputFor(id))).data.createWorkshopOrder
  expect(await order('103.21.58.10')).toMatchObject({ outcome: 'CONFIRM_EMAIL' })
  expect((await order('103.21.58.10')).__typename).toBe('RateLimitedError')
  expect(await order('103.21.58.11')).toMatchObject({ outcome: 'CONFIRM_EMAIL' })
})

test('so many registrations are begun with one account in a day, for whatever addresses: each gets a new code when others are shut out of it', async () => {
  const { id } = await makeWorkshop(db, { price: 0 })
  const own = await makeMentee(db, { emailConfirmedAt: new Date() })
  const other = await makeMentee(db)
  const resetAt = new Date(clock.now().getTime() + 24 * 60 * MINUTE_MS)
  await db.rateLimit.create({ data: { key: `workshop-order:day:mentee:${own.id}`, count: 199, resetAt } })
  const order = async (menteeId: MenteeId, given = {}) =>
    (await asMentee(app, menteeId).run(ORDER, inputFor(id, given))).data.createWorkshopOrder
  expect(await order(own.id)).toMatchObject({ outcome: 'CONFIRM_EMAIL' })
  expect((await order(own.id)).__typename).toBe('RateLimitedError')
  expect((await order(own.id, { email: own.email })).__typename).toBe('RateLimitedError')
  expect(await order(other.id)).toMatchObject({ outcome: 'CONFIRM_EMAIL' })
})

test('a class of 60 behind one address registers one after the other; only so many hold seats unpaid', async () => {
  const { id } = await makeWorkshop(db, { maxParticipants: 100 })
  const client = asGuest(app, { ip: '103.21.58.10' })
  let refused = 0
  for (let group = 0; group < 3; group++) {
    for (let person = 0; person < 20; person++) {
      const { data } = await client.run(ORDER, inputFor(id))
      await provider.pay(expectResult(data.createWorkshopOrder, 'CreateWorkshopOrderPayload').orderId!)
    }
    await till.deliver()
  }
  expect(await seatsOf(id)).toEqual({ registeredCount: 60, seatsTaken: 60 })
  for (let person = 0; person < HOLD_LIMITS.all + 1; person++) {
    const { data } = await client.run(ORDER, inputFor(id))
    if (data.createWorkshopOrder.__typename === 'RateLimitedError') refused += 1
  }
  expect(refused).toBe(1)
  // Another network, and a mentee with a confirmed address, are not held up.
  const elsewhere = await asGuest(app, { ip: '49.36.1.1' }).run(ORDER, inputFor(id))
  expectResult(elsewhere.data.createWorkshopOrder, 'CreateWorkshopOrderPayload')
  const known = await makeMentee(db, { emailConfirmedAt: new Date() })
  const theirs = await asMentee(app, known.id, { ip: '103.21.58.10' }).run(ORDER, inputFor(id))
  expectResult(theirs.data.createWorkshopOrder, 'CreateWorkshopOrderPayload')
  clock.advance((app.config.holdMinutes + 1) * MINUTE_MS)
  const later = await client.run(ORDER, inputFor(id))
  expectResult(later.data.createWorkshopOrder, 'CreateWorkshopOrderPayload')
})

test('who has a network of many addresses holds twice as many seats as one address', async () => {
  const { id } = await makeWorkshop(db, { maxParticipants: 100 })
  const words: string[] = []
  for (let n = 0; n < HOLD_LIMITS.all * 2 + 1; n++) {
    const client = asGuest(app, { ip: `2401:4900:7:${n.toString(16)}::1` })
    words.push((await client.run(ORDER, inputFor(id))).data.createWorkshopOrder.__typename)
  }
  expect(words.filter((word) => word !== 'CreateWorkshopOrderPayload')).toEqual(['RateLimitedError'])
  expect(words.at(-1)).toBe('RateLimitedError')
  const elsewhere = await asGuest(app, { ip: '2401:4900:8::1' }).run(ORDER, inputFor(id))
  expectResult(elsewhere.data.createWorkshopOrder, 'CreateWorkshopOrderPayload')
})

test('one account holds only so many seats without paying, whatever addresses it names', async () => {
  const { id } = await makeWorkshop(db, { maxParticipants: 20 })
  const known = await makeMentee(db, { emailConfirmedAt: new Date() })
  const client = asMentee(app, known.id)
  const words: string[] = []
  for (let person = 0; person < UNPAID_OF_ACCOUNT + 2; person++)
    words.push((await client.run(ORDER, inputFor(id))).data.createWorkshopOrder.__typename)
  expect(words.slice(UNPAID_OF_ACCOUNT)).toEqual(['RateLimitedError', 'RateLimitedError'])
  expect(await seatsOf(id)).toEqual({ registeredCount: 0, seatsTaken: UNPAID_OF_ACCOUNT })
  clock.advance((app.config.holdMinutes + 1) * MINUTE_MS)
  const later = await client.run(ORDER, inputFor(id))
  expectResult(later.data.createWorkshopOrder, 'CreateWorkshopOrderPayload')
})

test('accounts of one mailbox hold no more seats than one account', async () => {
  const { id } = await makeWorkshop(db, { maxParticipants: 20 })
  const words: string[] = []
  for (let n = 0; n < UNPAID_OF_ACCOUNT + 2; n++) {
    const alias = await makeMentee(db, { email: `ravi+${n}@mailbox.example`, emailConfirmedAt: new Date() })
    words.push((await asMentee(app, alias.id).run(ORDER, inputFor(id))).data.createWorkshopOrder.__typename)
    // Another address afterwards changes nothing.
    const left = { email: `left-${n}@test.example`, emailConfirmedAt: null }
    await db.mentee.update({ where: { id: alias.id }, data: left })
  }
  expect(words.slice(UNPAID_OF_ACCOUNT)).toEqual(['RateLimitedError', 'RateLimitedError'])
  for (let n = 0; n < UNPAID_OF_ACCOUNT; n++) {
    const stranger = await makeMentee(db, { email: `ravi+${n}@other.example` })
    const { data } = await asMentee(app, stranger.id).run(ORDER, inputFor(id))
    expectResult(data.createWorkshopOrder, 'CreateWorkshopOrderPayload')
  }
  // Seats that strangers hold under an address of the mailbox do not count against its owner.
  const other = await makeMentee(db, { email: 'ravi@other.example', emailConfirmedAt: new Date() })
  const { data } = await asMentee(app, other.id).run(ORDER, inputFor(id))
  expectResult(data.createWorkshopOrder, 'CreateWorkshopOrderPayload')
})

test('a free seat asked for in somebody else’s name is theirs once they confirm, not the asker’s', async () => {
  const { id } = await makeWorkshop(db, { price: 0, maxParticipants: 20 })
  const asker = await makeMentee(db, { emailConfirmedAt: new Date() })
  const confirm = typed(`mutation ($input: ConfirmWorkshopRegistrationInput!) {
    confirmWorkshopRegistration(input: $input) { ... on ConfirmWorkshopRegistrationPayload { ticket { state } } }
  }`)
  const own = typed('{ viewer { workshopRegistrations { email ticketCode } } }')
  const codeAt = async (email: string) => (await db.workshopRegistration.findFirstOrThrow({ where: { email } })).code
  const asks = (email: string) => asMentee(app, asker.id).run(ORDER, inputFor(id, { email }))
  await asks('victim@test.example')
  await asks('friend@test.example')
  await asGuest(app).run(confirm, { input: { code: await codeAt('victim@test.example') } })
  expect((await asMentee(app, asker.id).run(own)).data.viewer!.workshopRegistrations).toEqual([])
  // Who has the mail as well as the account is the one who asked.
  const code = await codeAt('friend@test.example')
  await asMentee(app, asker.id).run(confirm, { input: { code } })
  expect((await asMentee(app, asker.id).run(own)).data.viewer!.workshopRegistrations).toEqual([
    { email: 'friend@test.example', ticketCode: code },
  ])
  expect(await seatsOf(id)).toEqual({ registeredCount: 2, seatsTaken: 2 })
})

test('addresses that lead to one mailbox get their mails together', async () => {
  const { id } = await makeWorkshop(db, { price: 0 })
  const words: string[] = []
  for (let n = 0; n < 7; n++) {
    const input = inputFor(id, { email: `asha.rao+${n}@one.example` })
    words.push((await asGuest(app, { ip: '49.36.0.1' }).run(ORDER, input)).data.createWorkshopOrder.__typename)
  }
  expect(words.slice(5)).toEqual(['CreateWorkshopOrderPayload', 'RateLimitedError'])
  expect(await db.email.count({ where: { toAddress: { endsWith: '@one.example' } } })).toBe(6)
})

test('a stranger’s address gets only so many mails a day, from whatever networks, accounts and lists', async () => {
  const email = 'stranger@test.example'
  const join = typed(`mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { __typename } }`)
  const words: string[] = []
  for (let workshop = 0; workshop < MAILS_OF_DAY.max; workshop++) {
    const { id } = await makeWorkshop(db, { price: 0 })
    const { data } = await asGuest(app, { ip: `49.36.${workshop}.1` }).run(ORDER, inputFor(id, { email }))
    words.push(data.createWorkshopOrder.__typename)
  }
  expect(new Set(words)).toEqual(new Set(['CreateWorkshopOrderPayload']))
  const { id: free } = await makeWorkshop(db, { price: 0 })
  const { id: full } = await makeWorkshop(db, { maxParticipants: 1 })
  await registerPaid(till, full)
  // Two an hour still go, also from where some were sent before: the holder of the address may be there.
  const orders = async (ip: string, workshopId: number) =>
    (await asGuest(app, { ip }).run(ORDER, inputFor(workshopId, { email }))).data.createWorkshopOrder.__typename
  const later = async (ip: string) => await orders(ip, (await makeWorkshop(db, { price: 0 })).id)
  expect([await later('49.36.0.1'), await later('103.21.59.1'), await later('103.21.60.1')]).toEqual([
    'CreateWorkshopOrderPayload',
    'CreateWorkshopOrderPayload',
    'RateLimitedError',
  ])
  const client = asGuest(app, { ip: '49.36.0.1' })
  const asked = await client.run(ORDER, inputFor(free, { email: email.toUpperCase() }))
  const joined = await client.run(join, { input: { workshopId: full, email } })
  expect([asked.data.createWorkshopOrder.__typename, joined.data.joinWaitingList.__typename]).toEqual([
    'RateLimitedError',
    'RateLimitedError',
  ])
  expect(await db.email.count({ where: { toAddress: { equals: email, mode: 'insensitive' } } })).toBe(22)
  expect(await db.waitingListEntry.count({ where: { email } })).toBe(0)
  clock.advance(60 * 60_000)
  expect(await later('103.21.59.1')).toBe('CreateWorkshopOrderPayload')
  // A mentee with that confirmed address still registers.
  const owner = await makeMentee(db, { email, emailConfirmedAt: new Date() })
  const own = await asMentee(app, owner.id).run(ORDER, inputFor(free, { email }))
  expect(expectResult(own.data.createWorkshopOrder, 'CreateWorkshopOrderPayload').outcome).toBe('REGISTERED')
  const waits = await asMentee(app, owner.id).run(join, { input: { workshopId: full, email } })
  expect(waits.data.joinWaitingList.__typename).toBe('JoinWaitingListPayload')
})

test('whoever asks again and again with one address is held up', async () => {
  const { id } = await makeWorkshop(db)
  const client = asGuest(app, { ip: '103.21.58.11' })
  const words: string[] = []
  for (let times = 0; times < 42; times++)
    words.push(
      (await client.run(ORDER, inputFor(id, { email: 'again@test.example' }))).data.createWorkshopOrder.__typename,
    )
  expect(words.filter((word) => word === 'RateLimitedError')).toHaveLength(2)
  expect(words.slice(0, 40)).toEqual(Array(40).fill('CreateWorkshopOrderPayload'))
  // A mentee with that confirmed address has a count of their own, also in the same network.
  const holder = await makeMentee(db, { email: 'Again@test.example', emailConfirmedAt: clock.now() })
  const own = asMentee(app, holder.id, { ip: '103.21.58.11' })
  const asHolder = async () =>
    (await own.run(ORDER, inputFor(id, { email: 'again@test.example' }))).data.createWorkshopOrder.__typename
  expect(await asHolder()).toBe('CreateWorkshopOrderPayload')
  await db.mentee.update({ where: { id: holder.id }, data: { emailConfirmedAt: null } })
  expect(await asHolder()).toBe('RateLimitedError')
})

test('the code is told to whoever was registered by the call, and to nobody who has yet to pay or to confirm', async () => {
  const paid = await makeWorkshop(db)
  const free = await makeWorkshop(db, { price: 0 })
  const mentee = await makeMentee(db, { emailConfirmedAt: new Date() })
  const answers = [
    await asGuest(app).run(ORDER, inputFor(paid.id)),
    await asGuest(app).run(ORDER, inputFor(free.id)),
    await asMentee(app, mentee.id).run(ORDER, inputFor(free.id, { email: mentee.email })),
  ].map(({ data }) => expectResult(data.createWorkshopOrder, 'CreateWorkshopOrderPayload'))
  expect(answers.map(({ outcome }) => outcome)).toEqual(['PAY', 'CONFIRM_EMAIL', 'REGISTERED'])
  expect(answers.map(({ ticketCode }) => ticketCode === null)).toEqual([true, true, false])
  expect(answers.map(({ holdExpiresAt }) => holdExpiresAt === null)).toEqual([false, true, true])
})

test('names, addresses and numbers of registered people are for the organiser and administrators', async () => {
  const mentor = await makeMentor(db)
  const { id } = await makeWorkshop(db, { mentorId: mentor.id })
  const { code } = await registerPaid(till, id, { name: 'Meera Nair' })
  await createWorkshopOrder(app, { workshopId: id, ...registrant() })
  const list = typed(`query ($id: Int!) {
    workshop(id: $id) { registrations(first: 10) { totalCount edges { node { name email phone ticketCode isRegistered } } } }
  }`)
  const seen = async (client: ReturnType<typeof asGuest>) => {
    const { data } = await client.run(list, { id })
    const { totalCount, edges } = data.workshop!.registrations
    return [totalCount, edges.map(({ node }) => [node.name, node.isRegistered, node.ticketCode])]
  }
  const other = await makeMentor(db)
  for (const nobody of [asGuest(app), asMentor(app, other.id), asMentee(app, (await makeMentee(db)).id)])
    expect(await seen(nobody)).toEqual([0, []])
  expect(await seen(asMentor(app, mentor.id))).toEqual([1, [['Meera Nair', true, null]]])
  expect((await seen(asAdmin(app)))[0]).toBe(2)
  const ticket = typed('query ($code: String!) { workshopTicket(code: $code) { name state refundNow } }')
  expect((await asGuest(app).run(ticket, { code })).data.workshopTicket).toEqual({
    name: 'Meera Nair',
    state: 'REGISTERED',
    refundNow: 49_900,
  })
  expect((await asGuest(app).run(ticket, { code: 'nobody’s' })).data.workshopTicket).toBeNull()
})

test('a ticket tells each refund where it stands, not all of them as one', async () => {
  const { id } = await makeWorkshop(db)
  const { code, razorpayPaymentId } = await registerPaid(till, id)
  await till.deliver()
  const { id: paymentId } = await db.payment.findUniqueOrThrow({ where: { providerPaymentId: razorpayPaymentId! } })
  const refund = { paymentId, reason: 'by_administrator' }
  const back = { amount: 20_000, status: 'processed' as const, processedAt: clock.now() }
  await db.refund.create({ data: { ...refund, ...back, idempotencyKey: `rf_${paymentId}_back` } })
  await db.refund.create({
    data: { ...refund, amount: 29_900, nextTryAt: clock.now(), idempotencyKey: `rf_${paymentId}_sent` },
  })
  const ticket = typed('query ($code: String!) { workshopTicket(code: $code) { refunds { amount state returnedAt } } }')
  expect((await asGuest(app).run(ticket, { code: code! })).data.workshopTicket?.refunds).toEqual([
    { amount: 20_000, state: 'REFUNDED', returnedAt: clock.now().toISOString() },
    { amount: 29_900, state: 'ON_ITS_WAY', returnedAt: null },
  ])
})

test('the ticket of a cancelled workshop says what the payer’s bank has, and no refund beside it', async () => {
  const { id } = await makeWorkshop(db)
  const { code, razorpayPaymentId } = await registerPaid(till, id)
  await till.deliver()
  const { id: paymentId } = await db.payment.findUniqueOrThrow({ where: { providerPaymentId: razorpayPaymentId! } })
  const ticket = typed(`query ($code: String!) {
    workshopTicket(code: $code) { state disputed heldByBank refundToCome refunds { amount } }
  }`)
  const read = async () => (await asGuest(app).run(ticket, { code: code! })).data.workshopTicket
  await db.dispute.create({
    data: {
      paymentId,
      providerDisputeId: `disp_${paymentId}`,
      amount: 49_900,
      amountDeducted: 49_900,
      status: 'open',
      phase: 'chargeback',
      raisedAt: clock.now(),
      updatedAt: clock.now(),
    },
  })
  await db.refund.create({
    data: { paymentId, reason: 'cancelled_by_administrator', amount: 49_900, idempotencyKey: `rf_${paymentId}_held` },
  })
  await db.workshop.update({
    where: { id },
    data: { isActive: false, cancelledAt: clock.now(), cancelledBy: 'administrator' },
  })
  expect(await read()).toEqual({
    state: 'CALLED_OFF',
    disputed: 0,
    heldByBank: 49_900,
    refundToCome: 0,
    refunds: [],
  })
})

test('the meeting link is on the ticket while it has its seat, never before or after', async () => {
  const { id } = await makeWorkshop(db, { meetingLink: 'https://meet.test.example/class' })
  const ticket = typed(`query ($code: String!) {
    workshopTicket(code: $code) {
      state meetingLink calendarPath receiptPath canCancel refundNow refunds { amount state }
      workshop { title state meetingLink }
    }
  }`)
  const read = async (code: string) => (await asGuest(app).run(ticket, { code })).data.workshopTicket
  const waiting = await createWorkshopOrder(app, { workshopId: id, ...registrant() })
  expect(await read((await registrationOf(waiting.registrationId)).code)).toMatchObject({
    state: 'UNCONFIRMED',
    meetingLink: null,
    calendarPath: null,
    receiptPath: null,
    canCancel: false,
    refunds: [],
  })
  const { code } = await registerPaid(till, id)
  expect(await read(code)).toMatchObject({
    state: 'REGISTERED',
    meetingLink: 'https://meet.test.example/class',
    calendarPath: `/workshop-tickets/${code}/calendar.ics`,
    receiptPath: `/workshop-tickets/${code}/receipt.pdf`,
    canCancel: true,
    refundNow: 49_900,
    workshop: { meetingLink: null },
  })
  const cancel = typed(`mutation ($input: CancelWorkshopRegistrationInput!) {
    cancelWorkshopRegistration(input: $input) {
      __typename
      ... on RefundChangedError { refund }
      ... on CancelWorkshopRegistrationPayload { ticket { state } }
    }
  }`)
  const other = await asGuest(app).run(cancel, { input: { code, expectedRefund: 0 } })
  expect(expectResult(other.data.cancelWorkshopRegistration, 'RefundChangedError').refund).toBe(49_900)
  await asGuest(app).run(cancel, { input: { code, expectedRefund: 49_900 } })
  expect(await read(code)).toMatchObject({
    state: 'CANCELLED',
    meetingLink: null,
    calendarPath: null,
    canCancel: false,
    refundNow: 0,
    refunds: [{ amount: 49_900, state: 'ON_ITS_WAY' }],
  })
})
