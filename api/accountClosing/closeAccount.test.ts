import { createHash, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { typed } from '../graphql/typed.ts'
import { createBookingOrder } from '../bookings/checkout/bookingOrder.graphql.ts'
import { sweep } from '../testing/jobs.ts'
import { settlePayment } from '../payments/settle/settlePayment.ts'
import { istInstant } from '../rules/time/time.ts'
import { testApp } from '../testing/app.ts'
import { checkDueOrders } from '../testing/checks.ts'
import { asAdmin, asCommunity, asGuest, asMentee, asMentor, expectResult, type Client } from '../testing/client.ts'
import { makeRegistration, makeWorkshop } from '../testing/factories.ts'
import { menteeAccount, mentorAccount, PASSWORD, signedInAs } from '../testing/people.ts'
import { tracesOf } from '../testing/traces.ts'
import { loadMember } from '../sessions/loadMember.ts'
import { startSession } from '../sessions/sessions.ts'

const { app: whole, db, clock, provider } = await testApp()
const app = { ...whole, clock }
const START = '2026-11-21T04:30:00Z'
const DAY = 24 * 60 * 60_000

const CLOSE = typed(`mutation ($input: CloseAccountInput!) {
  closeAccount(input: $input) {
    __typename
    ... on Error { message }
    ... on ValidationError { issues { path message } }
    ... on AccountInUseError { constraints { message } suggestion }
  }
}`)
let serial = 0
let mentor: Awaited<ReturnType<typeof mentorAccount>>
let mentee: Awaited<ReturnType<typeof menteeAccount>>
beforeEach(async () => {
  clock.set(START)
  serial += 1
  mentor = await mentorAccount(db, { name: `Meera Nambiar-${serial}x`, email: `Meera.${serial}@old.example` })
  mentee = await menteeAccount(db, { name: `Asha <Rao>-${serial}x`, email: `Asha.${serial}@old.example` })
  await signedInAs(db, { type: 'mentor', id: mentor.id }, clock.now())
  await signedInAs(db, { type: 'mentee', id: mentee.id }, clock.now())
})
/** Only a confirmed address is told that its account is closed. */
async function confirmAddresses(): Promise<void> {
  const data = { emailConfirmedAt: clock.now() }
  await db.mentee.update({ where: { id: mentee.id }, data })
  await db.mentor.update({ where: { id: mentor.id }, data })
}

const close = async (client: Client, input: object = {}) =>
  (
    await client.run(CLOSE, {
      input: { confirmation: 'Close my account ', password: PASSWORD, ...input },
    })
  ).data.closeAccount
const asMe = () => asMentee(app, mentee.id)
const asTheirMentor = () => asMentor(app, mentor.id)
const reasons = (result: Awaited<ReturnType<typeof close>>) =>
  expectResult(result, 'AccountInUseError').constraints.map(({ message }) => message)

const orderSession = (menteeId = mentee.id) =>
  createBookingOrder(app, menteeId, {
    mentorId: mentor.id,
    packageType: 'starter',
    startsAt: istInstant('2026-11-28', '10:30'),
    agenda: `I, Asha <Rao>-${serial}x, want my frame checked.`,
  })
async function bookSession(): Promise<number> {
  const { orderId, bookingId } = await orderSession()
  await provider.pay(orderId)
  await settlePayment(app, orderId)
  return bookingId
}
async function bookPlan(): Promise<void> {
  const { orderId } = await createBookingOrder(app, mentee.id, {
    mentorId: mentor.id,
    packageType: 'advanced',
    startDate: '2026-11-22',
    agenda: 'A plan of checks, please.',
  })
  await provider.pay(orderId, { amount: 449_900 })
  await settlePayment(app, orderId)
}

describe('refused', () => {
  test('by a session that has ended since the request began', async () => {
    await db.session.deleteMany({ where: { userType: 'mentee', userId: mentee.id } })
    expect(await close(asMe())).toMatchObject({ __typename: 'NotSignedInError' })
    expect(await db.mentee.count({ where: { id: mentee.id } })).toBe(1)
  })

  test('without the words or the right password; nothing is changed', async () => {
    expect(await close(asMe(), { confirmation: 'yes', password: '' })).toMatchObject({
      __typename: 'ValidationError',
      issues: [
        { path: 'confirmation', message: 'Please type "close my account"' },
        { path: 'password', message: 'Please enter your password' },
      ],
    })
    expect(await close(asMe(), { password: 'Wrong9Delta!' })).toMatchObject({
      issues: [{ path: 'password', message: 'That password is incorrect' }],
    })
    expect(await db.mentee.count({ where: { id: mentee.id } })).toBe(1)
  })

  test('for anyone who is not a member, and never for somebody else', async () => {
    expect((await close(asGuest(app))).__typename).toBe('NotSignedInError')
    expect((await close(asAdmin(app))).__typename).toBe('NotAllowedError')
    // Same number, other kind: only the account of the kind that asks can be meant.
    await menteeAccount(db, { id: mentor.id + 50_000 })
    expect((await close(asMentor(app, mentor.id + 50_000))).__typename).toBe('NotSignedInError')
  })

  test('after ten wrong passwords, also with the right one', async () => {
    for (let wrong = 0; wrong < 10; wrong++) await close(asMe(), { password: `Wrong${wrong}Delta!` })
    expect((await close(asMe())).__typename).toBe('RateLimitedError')
  })

  test('with a confirmed session, for both sides, naming the other and the time', async () => {
    await bookSession()
    const mine = await close(asMe())
    expect(mine).toMatchObject({
      __typename: 'AccountInUseError',
      message: 'This mentee account cannot be closed yet.',
    })
    expect(reasons(mine)).toEqual([`The session with ${mentor.name} on 28 Nov 2026, 10:30 am IST is confirmed.`])
    const { suggestion } = expectResult(mine, 'AccountInUseError')
    expect(suggestion).toContain('Cancel your sessions on the Sessions page')
    expect(suggestion).toContain(app.config.supportEmail)
    expect(reasons(await close(asTheirMentor()))).toEqual([
      `The session with ${mentee.name} on 28 Nov 2026, 10:30 am IST is confirmed.`,
    ])
    clock.set(istInstant('2026-11-28', '11:15'))
    expect((await close(asMe())).__typename).toBe('CloseAccountPayload')
  })

  test('with a time that is held and an order that may still be paid, until both are over', async () => {
    await orderSession()
    const open = [
      'A slot is reserved until 21 Nov 2026, 10:15 am IST.',
      'A payment of ₹799 was started and may still complete until 24 Nov 2026, 11:00 am IST.',
    ]
    expect(reasons(await close(asMe()))).toEqual(open)
    expect(reasons(await close(asTheirMentor()))).toEqual(open)
    clock.advance(20 * 60_000)
    expect(reasons(await close(asMe()))).toEqual(open.slice(1))
    clock.advance(4 * DAY)
    await checkDueOrders(app)
    expect((await close(asMe())).__typename).toBe('CloseAccountPayload')
    expect((await close(asTheirMentor())).__typename).toBe('CloseAccountPayload')
  })

  test('with money on its way back', async () => {
    const { orderId } = await orderSession()
    await provider.pay(orderId, { amount: 100 })
    await settlePayment(app, orderId)
    clock.advance(DAY)
    expect(reasons(await close(asMe()))).toEqual([expect.stringMatching(/^A refund of ₹1 has been on its way since/)])
    await db.refund.updateMany({ data: { status: 'failed' } })
    expect(reasons(await close(asMe()))).toEqual([expect.stringMatching(/^A refund of ₹1 from .* didn’t go through/)])
    await db.refund.updateMany({ data: { status: 'processed' } })
    expect((await close(asMe())).__typename).toBe('CloseAccountPayload')
  })

  test('while a plan runs, to the minute it ends', async () => {
    await bookPlan()
    expect(reasons(await close(asMe()))).toEqual([
      `The Advanced package with ${mentor.name} runs until the end of 21 Dec 2026.`,
    ])
    expect(reasons(await close(asTheirMentor()))).toEqual([
      `The Advanced package with ${mentee.name} runs until the end of 21 Dec 2026.`,
    ])
    clock.set(new Date(istInstant('2026-12-22', '00:00').getTime() - 1))
    expect((await close(asMe())).__typename).toBe('AccountInUseError')
    clock.advance(1)
    expect((await close(asMe())).__typename).toBe('CloseAccountPayload')
  })

  test('for a mentor whose workshop to come has registrations; one without anybody goes along', async () => {
    const workshop = { description: '', branch: 'Civil Engineering', duration: '2 hours', time: '18:00' }
    const own = { ...workshop, mentorId: mentor.id, instructorName: mentor.name }
    const [empty, taken] = await db.workshop.createManyAndReturn({
      data: [
        { ...own, title: 'Nobody comes', date: new Date('2026-12-05') },
        { ...own, title: 'Reading drawings', date: new Date('2026-12-06') },
        { ...own, title: 'Long ago', date: new Date('2026-10-06') },
      ],
    })
    const row = {
      workshopId: taken!.id,
      name: 'X',
      email: 'x@example.in',
      phone: '1',
      paymentStatus: 'completed' as const,
      seat: 'registered' as const,
      registeredAt: clock.now(),
    }
    await db.workshopRegistration.create({ data: row })
    expect(reasons(await close(asTheirMentor()))).toEqual([
      'The workshop "Reading drawings" on 6 Dec 2026 has 1 registration.',
    ])
    await db.workshopRegistration.deleteMany({ where: { workshopId: taken!.id } })
    expect((await close(asTheirMentor())).__typename).toBe('CloseAccountPayload')
    expect(await db.workshop.count({ where: { id: { in: [empty!.id, taken!.id] } } })).toBe(0)
    expect(await db.workshop.findFirst({ where: { title: 'Long ago' } })).toMatchObject({
      instructorName: 'Former mentor',
      mentorId: null,
    })
  })
})

test('a workshop to come whose history holds money stays with its mentor gone: cancelled, and nobody’s', async () => {
  const own = { mentorId: mentor.id, instructorName: mentor.name, date: '2026-12-06' }
  const { id } = await makeWorkshop(db, { ...own, meetingLink: 'https://meet.test.example/a' })
  const empty = await makeWorkshop(db, own)
  const wanted = await makeWorkshop(db, own)
  await db.waitingListEntry.create({
    data: { workshopId: wanted.id, email: 'waits@test.example', state: 'waiting', queuedAt: new Date() },
  })
  const { id: registrationId } = await makeRegistration(db, id, { seat: 'none', paymentStatus: 'refunded' })
  const sums = { amount: 49_900, platformFee: 9_980, mentorEarning: 39_920, receipt: `leaving-${id}` }
  const purchase = { kind: 'workshop_registration', purchaseId: registrationId, workshopRegistrationId: registrationId }
  await db.paymentOrder.create({ data: { ...sums, ...purchase, status: 'paid', settledAt: clock.now() } })
  await db.workshopMessage.create({
    data: { workshopId: id, number: 1, clientId: randomUUID(), sentBy: 'mentor', message: 'Hello', recipients: 1 },
  })
  expect((await close(asTheirMentor())).__typename).toBe('CloseAccountPayload')
  expect(await db.workshop.findUniqueOrThrow({ where: { id }, include: { messages: true } })).toMatchObject({
    mentorId: null,
    instructorName: 'Former mentor',
    isActive: false,
    cancelledAt: clock.now(),
    meetingLink: null,
    messages: [],
  })
  expect(await db.paymentOrder.count({ where: { workshopRegistrationId: registrationId } })).toBe(1)
  expect(await db.workshop.count({ where: { id: empty.id } })).toBe(0)
  // Whoever waits is told that it is off.
  const off = await db.workshop.findUniqueOrThrow({ where: { id: wanted.id } })
  expect([off.cancelledBy, off.mentorId]).toEqual(['mentor', null])
})

describe('closed', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')

  /** A life on the platform: booked, paid, chatted, asked, reviewed, registered, and told the other side. */
  async function live(): Promise<{ bookingId: number }> {
    const bookingId = await bookSession()
    const plan = await db.mentorshipPlan
      .findFirstOrThrow()
      .catch(() => db.mentorshipPlan.create({ data: { name: 'Advanced', price: 300_000 } }))
    const file = hash(`file ${serial}`)
    await db.media.create({
      data: { hash: file, contentType: 'image/webp', content: new Uint8Array(1), byteLength: 1 },
    })
    await db.mentee.update({ where: { id: mentee.id }, data: { profileImage: `/media/${file}` } })
    const subscription = await db.planSubscription.create({
      data: {
        menteeId: mentee.id,
        mentorId: mentor.id,
        planId: plan.id,
        startDate: new Date('2026-09-01'),
        endDate: new Date('2026-10-01'),
      },
    })
    const chat = { planSubscriptionId: subscription.id }
    await db.chatMessage.create({
      data: {
        ...chat,
        number: 1,
        senderId: mentee.id,
        senderType: 'mentee',
        message: `Good morning from ${mentee.name}`,
      },
    })
    await db.conversationReport.create({
      data: { ...chat, reporter: 'mentor', reason: 'off_platform', details: `${mentee.name} asks for my number` },
    })
    await db.conversationBlock.create({
      data: { mentorId: mentor.id, menteeId: mentee.id, blockedBy: 'mentor' },
    })
    await db.menteeGoals.create({ data: { menteeId: mentee.id, mentorId: mentor.id, careerGoals: 'Bridges' } })
    await db.mentorshipRequest.create({
      data: {
        menteeId: mentee.id,
        mentorId: mentor.id,
        discussionTopic: 'Gate',
        background: 'Final year',
        preferredDateTime: clock.now(),
      },
    })
    await db.review.create({
      data: { bookingId, mentorId: mentor.id, menteeId: mentee.id, stars: 5, body: 'Clear and calm.' },
    })
    await db.noShow.create({
      data: {
        bookingId,
        reportedBy: 'mentor',
        reportedAt: clock.now(),
        reportStatement: `${mentee.name} never came.`,
        answer: 'disputed',
        answeredAt: clock.now(),
        answerStatement: `I, ${mentee.name}, was there.`,
      },
    })
    await db.emailConfirmation.create({
      data: {
        tokenHash: hash(`c${serial}`),
        userType: 'mentee',
        userId: mentee.id,
        email: mentee.email,
        expiresAt: clock.now(),
      },
    })
    await db.passwordResetToken.create({
      data: { token: hash(`p${serial}`), userType: 'mentee', email: mentee.email, expiresAt: clock.now() },
    })
    const workshop = await db.workshop.create({
      data: {
        title: 'Steel',
        description: '',
        branch: 'Civil Engineering',
        instructorName: 'Somebody',
        duration: '2 hours',
        date: new Date('2026-12-20'),
        time: '18:00',
      },
    })
    const person = { workshopId: workshop.id, menteeId: mentee.id, name: mentee.name, phone: `98450-${serial}` }
    const registered = { paymentStatus: 'completed', seat: 'registered', registeredAt: clock.now() } as const
    await db.workshopRegistration.createMany({
      data: [
        { ...person, ...registered, email: mentee.email },
        { ...person, ...registered, email: `paid.${mentee.email}`, amount: 40_000 },
        { ...person, email: mentee.email, paymentStatus: 'refunded', amount: 40_000 },
      ],
    })
    const offer = { offeredAt: clock.now(), offerExpiresAt: new Date('2026-11-30') }
    await db.waitingListEntry.create({
      data: { workshopId: workshop.id, menteeId: mentee.id, email: mentee.email, state: 'offered', ...offer },
    })
    // What was mailed is kept where there is no SMTP server.
    await db.email.updateMany({ where: { status: 'queued' }, data: { status: 'kept' } })
    expect(subscription.id).toBeGreaterThan(0)
    clock.set(istInstant('2026-11-28', '12:00'))
    return { bookingId }
  }

  test('a mentee leaves no name and no address in any column but the last mail’s, until that is gone too', async () => {
    await confirmAddresses()
    const { bookingId } = await live()
    for (const text of [mentee.name, mentee.email]) expect(await tracesOf(db, text)).not.toEqual([])
    const token = await startSession(db, { type: 'mentee', id: mentee.id, ip: '::1', userAgent: null }, clock.now())
    const client = asMe()
    expect(await close(client)).toEqual({ __typename: 'CloseAccountPayload' })
    expect(client.exchange.session).toBeNull()
    expect(await loadMember(app, token)).toBeNull()
    const farewell = await db.email.findMany({ where: { toAddress: mentee.email } })
    expect(farewell.map(({ subject }) => subject)).toEqual(['Your account is closed'])
    await db.email.updateMany({ where: { status: 'queued' }, data: { status: 'kept', deliveredAt: clock.now() } })
    clock.advance(2 * DAY)
    await sweep(app)
    // The limits forget by themselves within the hour.
    for (const text of [mentee.name, mentee.email, `98450-${serial}`])
      expect(await tracesOf(db, text, ['rate_limits.key'])).toEqual([])
    expect(await db.booking.findUniqueOrThrow({ where: { id: bookingId } })).toMatchObject({
      menteeId: null,
      agenda: '',
      status: 'confirmed',
      mentorId: mentor.id,
    })
  })

  test('money stays to the paisa, without the person; what was theirs is gone', async () => {
    const { bookingId } = await live()
    const money = () =>
      db.paymentOrder.findMany({
        where: { bookingId },
        select: { amount: true, platformFee: true, mentorEarning: true, payments: { select: { amount: true } } },
      })
    const before = await money()
    expect(before).toHaveLength(1)
    await close(asMe())
    expect(await money()).toEqual(before)
    const theirs = { where: { menteeId: mentee.id } }
    expect(
      await Promise.all([
        db.paymentOrder.count(theirs),
        db.payment.count(theirs),
        db.booking.count(theirs),
        db.planSubscription.count(theirs),
        db.mentorshipRequest.count(theirs),
        db.menteeGoals.count(theirs),
        db.review.count(theirs),
        db.notification.count({ where: { userType: 'mentee', userId: mentee.id } }),
        db.media.count({ where: { hash: hash(`file ${serial}`) } }),
      ]),
    ).toEqual(Array.from({ length: 9 }, () => 0))
    expect(await db.review.findUnique({ where: { bookingId } })).toMatchObject({ stars: 5, menteeId: null })
    // The free seat and the one that was offered are given back, the paid one stays.
    expect(await db.workshop.findFirst({ where: { title: 'Steel' }, orderBy: { id: 'desc' } })).toMatchObject({
      registeredCount: 1,
      seatsTaken: 1,
    })
  })

  test('the other side reads "Former mentee" and "Former mentor", also in what it was told', async () => {
    await confirmAddresses()
    const { bookingId } = await live()
    const read = async (client: Client, field: string) =>
      (await client.run<{ booking: object }>(`{ booking(id: ${bookingId}) { ${field} } }`)).data.booking
    await close(asMe())
    expect(await read(asTheirMentor(), 'menteeName mentee { id }')).toEqual({
      menteeName: 'Former mentee',
      mentee: null,
    })
    const told = await db.notification.findMany({ where: { userType: 'mentor', userId: mentor.id } })
    expect(told.some(({ title, message }) => `${title} ${message}`.includes('Former mentee'))).toBe(true)
    expect(await close(asTheirMentor())).toEqual({ __typename: 'CloseAccountPayload' })
    expect(await tracesOf(db, mentor.name, ['rate_limits.key'])).toEqual(['emails.html', 'emails.text'])
    expect(await db.booking.findUniqueOrThrow({ where: { id: bookingId } })).toMatchObject({
      mentorId: null,
      menteeId: null,
    })
  })

  test('a mentor goes with hours, reviews and link; the mentee keeps the booking and its agenda', async () => {
    const { bookingId } = await live()
    await db.booking.update({ where: { id: bookingId }, data: { meetingLink: 'https://meet.example/room' } })
    expect(await close(asTheirMentor())).toEqual({ __typename: 'CloseAccountPayload' })
    expect(await db.mentorAvailability.count({ where: { mentorId: mentor.id } })).toBe(0)
    expect(await db.review.count({ where: { mentorId: mentor.id } })).toBe(0)
    const { data } = await asMe().run(
      typed('query ($id: Int!) { booking(id: $id) { mentorName agenda meetingLink } }'),
      { id: bookingId },
    )
    expect(data.booking).toEqual({
      mentorName: 'Former mentor',
      agenda: expect.stringContaining('frame checked') as string,
      meetingLink: null,
    })
  })

  test('an account of another kind with the same address keeps its mails and goes on', async () => {
    const emailConfirmedAt = clock.now()
    await db.mentee.update({ where: { id: mentee.id }, data: { emailConfirmedAt } })
    const twin = await mentorAccount(db, { email: mentee.email.toUpperCase(), emailConfirmedAt })
    await db.email.create({
      data: {
        dedupeKey: `twin${serial}`,
        toAddress: mentee.email,
        subject: 'Hello',
        html: '',
        text: '',
        messageId: `<twin${serial}>`,
      },
    })
    await close(asMe())
    expect(await db.email.findUnique({ where: { dedupeKey: `twin${serial}` } })).toMatchObject({ status: 'queued' })
    expect(await db.mentor.count({ where: { id: twin.id } })).toBe(1)
  })

  test('a picture that somebody else uses too stays for them', async () => {
    await live()
    const path = `/media/${hash(`file ${serial}`)}`
    await db.mentor.update({ where: { id: mentor.id }, data: { profileImage: path } })
    await close(asMe())
    expect(await db.media.count({ where: { hash: hash(`file ${serial}`) } })).toBe(1)
  })

  test('a community member goes; what they wrote stays, by a former member', async () => {
    const { passwordHash } = mentee
    const member = await db.communityMember.create({
      data: {
        type: 'student',
        name: 'Zoya Merchant-x',
        email: 'zoya@old.example',
        branch: 'Civil Engineering',
        passwordHash,
      },
    })
    const author = { authorId: member.id, authorName: member.name }
    const thread = await db.discussionThread.create({
      data: { ...author, title: 'IS 456', body: 'Which cover?', category: 'Codes' },
    })
    await signedInAs(db, { type: 'community', id: member.id }, clock.now())
    expect(await close(asCommunity(app, member.id))).toEqual({ __typename: 'CloseAccountPayload' })
    expect(await db.discussionThread.findUnique({ where: { id: thread.id } })).toMatchObject({
      authorName: 'Former member',
      body: 'Which cover?',
    })
    expect(await db.communityMember.count({ where: { id: member.id } })).toBe(0)
  })
})

describe('at the same moment', () => {
  test('as a booking by the mentee: either the account is still in use, or nothing was booked', async () => {
    for (let round = 0; round < 8; round++) {
      mentee = await menteeAccount(db)
      mentor = await mentorAccount(db)
      await signedInAs(db, { type: 'mentee', id: mentee.id }, clock.now())
      const [closing] = await Promise.allSettled([close(asMe()), ...Array.from({ length: 5 }, () => orderSession())])
      const answer = closing.status === 'fulfilled' ? closing.value.__typename : 'failed'
      const live = await db.booking.count({ where: { mentorId: mentor.id, status: 'pending' } })
      const exists = await db.mentee.count({ where: { id: mentee.id } })
      expect([answer, exists, Math.min(live, 1)]).toEqual(
        exists ? ['AccountInUseError', 1, 1] : ['CloseAccountPayload', 0, 0],
      )
    }
  }, 60_000)

  test('as bookings with the mentor by twenty mentees', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => menteeAccount(db)))
    for (let round = 0; round < 4; round++) {
      mentor = await mentorAccount(db)
      await signedInAs(db, { type: 'mentor', id: mentor.id }, clock.now())
      const [closing] = await Promise.allSettled([close(asTheirMentor()), ...buyers.map(({ id }) => orderSession(id))])
      const answer = closing.status === 'fulfilled' ? closing.value.__typename : 'failed'
      const exists = await db.mentor.count({ where: { id: mentor.id } })
      expect(answer).toBe(exists ? 'AccountInUseError' : 'CloseAccountPayload')
      if (exists) expect(await db.booking.count({ where: { mentorId: mentor.id, status: 'pending' } })).toBe(1)
    }
  }, 60_000)

  test('twenty times: one closes it, the others find it gone', async () => {
    await confirmAddresses()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => close(asMentee(app, mentee.id, { ip: `10.9.0.${n}` }))),
    )
    const names = answers.map(({ __typename }) => __typename)
    expect(names.filter((name) => name === 'CloseAccountPayload')).toHaveLength(1)
    // Passwords that are tried at once count before they are known to be right.
    expect(
      names.every((name) => /^(CloseAccountPayload|NotFoundError|NotSignedInError|RateLimitedError)$/.test(name)),
    ).toBe(true)
    expect(await db.email.count({ where: { dedupeKey: `account-closed:mentee:${mentee.id}` } })).toBe(1)
  }, 60_000)
})
