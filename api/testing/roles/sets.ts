/** A mentor and a mentee with rows of every kind between them. */
import { sideOf } from '../../accounts/viewer.ts'
import { forEachList } from '../../rules/people/mentorLists.ts'
import { forEachText } from '../../rules/people/mentorTexts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../../accounts/tokens.ts'
import type { MentorStatus, UserType } from '../../generated/prisma/enums.ts'
import { dateOnly, istInstant } from '../../rules/time/time.ts'
import { pathOf } from '../../media/paths.ts'
import { slotTextAt } from '../../rules/time/slotText.ts'
import { startSession } from '../../sessions/sessions.ts'
import type { TestApp } from '../app.ts'
import { menteeAccount, mentorAccount } from '../people.ts'

export interface Person {
  type: UserType
  id: number
  email: string
}

const HELD = istInstant('2026-11-28', '10:30')
const FREE = istInstant('2026-11-28', '15:00')
const BOOKED = istInstant('2026-11-29', '10:30')
const AGENDA = 'Storey drift in the Y direction.'
let serial = 0

interface Side {
  id: number
  /** A new one when missing. */
  email?: string
}

export type MadeSet = Awaited<ReturnType<typeof makeSet>>

/** Between the two every field that may be null has a value in some row, so that null means hidden. */
export async function makeSet(
  tested: TestApp,
  { mentor: mentorSide, mentee: menteeSide, status }: { mentor: Side; mentee: Side; status: MentorStatus },
) {
  const { db, clock } = tested
  const now = clock.now()
  const linkedinUrl = 'https://www.linkedin.com/in/asha'
  const seen = { lastActiveAt: now, lastLoginAt: now, termsAcceptedAt: now }
  const mentor = await mentorAccount(db, { ...mentorSide, ...PROFILE, linkedinUrl, ...seen, status })
  const mentee = await menteeAccount(db, {
    ...menteeSide,
    linkedinUrl,
    subBranch: 'Structural Engineering',
    lastLoginAt: new Date(now.getTime() - DAY_MS),
    ...STUDIES,
  })
  const pair = { mentorId: mentor.id, menteeId: mentee.id }
  const times = (startsAt: Date) => ({
    startsAt,
    endsAt: new Date(startsAt.getTime() + 45 * MINUTE_MS),
    selectedTimeSlot: slotTextAt(startsAt),
    agenda: AGENDA,
    createdAt: now,
  })
  const meetingLink = 'https://meet.test.example/room'
  const session = await db.booking.create({
    data: {
      duration: 45,
      ...pair,
      ...times(BOOKED),
      meetingLink,
      status: 'confirmed',
      confirmedAt: now,
      movedAt: now,
      movedFrom: HELD,
      freeUntil: now,
      proposedStartsAt: FREE,
      proposalExpiresAt: new Date(now.getTime() + 60 * MINUTE_MS),
      joins: { create: { side: 'mentee', startsAt: BOOKED, firstAt: now, lastAt: now } },
    },
  })
  const held = await db.booking.create({
    data: { duration: 45, ...pair, ...times(HELD), holdExpiresAt: new Date(now.getTime() + 10 * MINUTE_MS) },
  })
  const orderId = await order(tested, { bookingId: held.id, menteeId: mentee.id })
  const past = await db.planSubscription.create({
    data: {
      ...pair,
      planId: (await db.mentorshipPlan.findFirstOrThrow()).id,
      startDate: dateOnly('2026-09-01'),
      endDate: dateOnly('2026-10-01'),
      status: 'expired',
      createdAt: now,
    },
  })
  const { id: planId } = await db.planSubscription.create({
    data: {
      ...pair,
      planId: (await db.mentorshipPlan.findFirstOrThrow()).id,
      startDate: dateOnly('2026-11-20'),
      endDate: dateOnly('2026-12-20'),
      callsRemaining: 3,
      createdAt: now,
    },
  })
  const chat = await chatRows(tested, { ...pair, planSubscriptionId: planId })
  const since = (hours: number) => ({
    ...pair,
    ...times(new Date(now.getTime() - hours * HOUR_MS)),
    meetingLink,
    confirmedAt: now,
  })
  const [over, missed] = [
    await db.booking.create({ data: { duration: 45, ...since(2), status: 'confirmed' } }),
    await db.booking.create({
      data: {
        duration: 45,
        ...since(4),
        status: 'confirmed',
        planSubscriptionId: planId,
        completedAt: now,
        noShow: { create: { reportedBy: 'mentee', reportedAt: now } },
      },
    }),
  ]
  const { bookingId: plan, paymentId } = await refundedPlan(tested, pair)
  const review = await db.review.create({
    data: {
      ...pair,
      bookingId: session.id,
      stars: 5,
      outcomeScore: 5,
      body: 'Clear.',
      createdAt: now,
      tags: ['good_listener'],
      editedAt: now,
      answer: 'Thank you for your questions.',
      answeredAt: now,
      answerEditedAt: now,
    },
  })
  const report = { reviewId: review.id, reporterType: 'mentor', reporterId: mentor.id, reason: 'fake' } as const
  const reviewReport = await db.reviewReport.create({ data: { ...report, createdAt: now } })
  // On the day of the session, so that what is on days off is not empty.
  const daysOff = await db.availabilityException.create({
    data: { mentorId: mentor.id, startDate: dateOnly('2026-11-29'), endDate: dateOnly('2026-11-29'), note: 'Rest.' },
  })
  const workshops = await workshopRows(tested, mentor)
  const seats = await registrationRows(tested, { workshopId: workshops[0]!, mentee })
  const participation = await participationRows(tested, workshops[0]!, mentee.id)
  const person = { mentor: { ...mentor, type: 'mentor' }, mentee: { ...mentee, type: 'mentee' } } as const
  const { openPaymentId, refundId } = await paidTwice(tested, { bookingId: plan, menteeId: mentee.id })
  const orders = await db.paymentOrder.findMany({ where: { menteeId: mentee.id }, select: { id: true } })
  const rows = {
    ...pair,
    menteeEmail: mentee.email,
    bookings: [session.id, held.id, plan, missed.id],
    planId,
    /** Over, of the same two. */
    pastPlanId: past.id,
    ...chat,
    paymentId,
    /** Over since an hour; and another one, which the mentee says the mentor missed. */
    heldBooking: over.id,
    pastBooking: missed.id,
    orderId,
    orders: orders.map(({ id }) => id),
    /** Captured, and a refund of it that was refused. */
    openPaymentId,
    refundId,
    requests: await requests(tested, pair),
    reviewId: review.id,
    reviewReportId: reviewReport.id,
    daysOffId: daysOff.id,
    workshops,
    ...seats,
    ...participation,
    free: FREE,
    held: HELD,
    ...(await mailedTokens(tested, mentee)),
    ...(await needRows(tested, mentee.id)),
  }
  return { ...person, rows }
}

const STUDIES = { bio: 'Loves bridges.', college: 'COEP', year: 2027, goals: 'A site job.' }
const PROFILE = { ...forEachText(() => 'Words'), ...forEachList(() => ['One', 'Another']) }

/** A message of the mentee's with a file. */
async function chatRows(
  { db, clock }: TestApp,
  { planSubscriptionId, menteeId }: Pair & { planSubscriptionId: number },
) {
  const [createdAt, fileId] = [clock.now(), hashToken(newToken())]
  await db.media.create({
    data: { hash: fileId, contentType: 'image/webp', content: new Uint8Array([1]), byteLength: 1, isPrivate: true },
  })
  const written = { message: 'The drift fails.', attachments: [pathOf(fileId, true)], attachmentNames: ['drift.webp'] }
  const { id: chatMessageId } = await db.chatMessage.create({
    data: { ...written, planSubscriptionId, number: 1, senderType: 'mentee', senderId: menteeId, createdAt },
  })
  await db.conversation.update({ where: { planSubscriptionId }, data: { lastNumber: 1, lastActivityAt: createdAt } })
  const { id: reportId } = await db.conversationReport.create({
    data: { planSubscriptionId, reporter: 'mentee', reason: 'spam', createdAt },
  })
  return { chatMessageId, fileId, reportId }
}

interface Pair {
  mentorId: number
  menteeId: number
}

async function order({ db, clock }: TestApp, booked: { bookingId: number; menteeId: number }): Promise<string> {
  serial += 1
  const providerOrderId = `order_${String(serial).padStart(14, '0')}`
  const sums = { amount: 79_900, platformFee: 15_980, mentorEarning: 63_920 }
  const data = { ...booked, ...sums, kind: 'booking', purchaseId: booked.bookingId, createdAt: clock.now() }
  await db.paymentOrder.create({
    data: { ...data, receipt: `roles-${serial}`, providerOrderId, nextCheckAt: clock.now() },
  })
  return providerOrderId
}

/** A second payment, of which a part was to go back. */
async function paidTwice(tested: TestApp, booked: { bookingId: number; menteeId: number }) {
  const { db, clock } = tested
  const now = clock.now()
  const providerOrderId = await order(tested, booked)
  const data = { status: 'paid', settledAt: now, nextCheckAt: null } as const
  const { id, amount, platformFee, mentorEarning } = await db.paymentOrder.update({ where: { providerOrderId }, data })
  const payment = await db.payment.create({
    data: {
      orderId: id,
      menteeId: booked.menteeId,
      amount,
      platformFee,
      mentorEarning,
      providerPaymentId: `pay_${providerOrderId}`,
      status: 'captured',
      capturedAt: now,
      refunds: {
        create: {
          reason: 'duplicate_payment',
          amount: 20_000,
          idempotencyKey: providerOrderId,
          status: 'failed',
          nextTryAt: null,
        },
      },
    },
    include: { refunds: true },
  })
  return { openPaymentId: payment.id, refundId: payment.refunds[0]!.id }
}

/** A plan that was paid and given back. */
async function refundedPlan(tested: TestApp, pair: Pair): Promise<{ bookingId: number; paymentId: number }> {
  const { db, clock } = tested
  const now = clock.now()
  const days = { startDate: dateOnly('2026-10-01'), endDate: dateOnly('2026-10-31') }
  const { id } = await db.booking.create({
    data: {
      duration: 45,
      ...pair,
      ...days,
      selectedTimeSlot: '2026-10-01 to 2026-10-31',
      agenda: AGENDA,
      packageType: 'advanced',
      sessionType: 'plan_call',
      status: 'cancelled',
      paymentStatus: 'refunded',
      confirmedAt: now,
      cancelledAt: now,
      cancelledBy: 'mentee',
      cancelReason: 'Both wished so.',
      createdAt: now,
    },
  })
  const providerOrderId = await order(tested, { bookingId: id, menteeId: pair.menteeId })
  const paid = await db.paymentOrder.update({
    where: { providerOrderId },
    data: { status: 'paid', settledAt: now },
  })
  const { amount, platformFee, mentorEarning, menteeId } = paid
  await db.booking.update({ where: { id }, data: { orderId: providerOrderId, paymentId: `pay_${providerOrderId}` } })
  const { id: paymentId } = await db.payment.create({
    data: {
      orderId: paid.id,
      menteeId,
      amount,
      platformFee,
      mentorEarning,
      providerPaymentId: `pay_${providerOrderId}`,
      status: 'refunded',
      capturedAt: now,
      refunds: {
        create: {
          reason: 'cancelled_by_payer',
          amount,
          idempotencyKey: providerOrderId,
          status: 'processed',
          nextTryAt: null,
        },
      },
    },
  })
  await db.booking.update({ where: { id }, data: { paymentId: `pay_${providerOrderId}` } })
  return { bookingId: id, paymentId }
}

/** One that waits, one that was answered, one that was taken back. */
async function requests({ db, clock }: TestApp, pair: Pair): Promise<number[]> {
  const at = clock.now()
  const asked = {
    ...pair,
    discussionTopic: 'Pile caps',
    background: 'Final year, first site.',
    preferredDateTime: BOOKED,
    additionalNotes: 'In soft clay.',
    createdAt: at,
  }
  const rows = await db.mentorshipRequest.createManyAndReturn({
    data: [
      asked,
      { ...asked, status: 'rejected', responseMessage: 'Not now.', respondedAt: at },
      { ...asked, status: 'withdrawn', withdrawnAt: at },
    ],
  })
  const requestId = rows[0]!.id
  await db.requestTime.create({
    data: { requestId, startsAt: BOOKED, endsAt: new Date(BOOKED.getTime() + 45 * MINUTE_MS) },
  })
  return rows.map(({ id }) => id)
}

/** One of each state of a workshop: approved, pending, rejected, cancelled. */
async function workshopRows({ db, clock }: TestApp, mentor: { id: number; name: string }): Promise<number[]> {
  const at = clock.now()
  const own = {
    mentorId: mentor.id,
    instructorName: mentor.name,
    title: 'Reading drawings',
    description: 'From bar marks to site.',
    branch: 'Civil Engineering',
    date: dateOnly('2026-12-12'),
    time: '16:00',
    duration: '2 hours',
    imageUrl: pathOf(hashToken(newToken()), false),
    meetingLink: 'https://meet.test.example/class',
    createdAt: at,
  }
  const rows = await db.workshop.createManyAndReturn({
    data: [
      { ...own, isActive: true },
      own,
      { ...own, rejectedAt: at, rejectionReason: 'Too short.' },
      { ...own, cancelledAt: at, cancelledBy: 'mentor', cancelReason: 'I am ill.', deleteRequestedAt: at },
    ],
  })
  return rows.map(({ id }) => id)
}

/** The mentee's seat in a free workshop, one that was cancelled before, and one that waits to be confirmed. */
async function registrationRows(
  { db, clock }: TestApp,
  { workshopId, mentee }: { workshopId: number; mentee: { id: number; name: string; email: string } },
) {
  const at = clock.now()
  const { id: menteeId, name, email } = mentee
  const own = { workshopId, menteeId, name, email, phone: '+91 98765 43210', createdAt: at }
  const had = { ...own, paymentStatus: 'completed', registeredAt: at, attendedAt: at } as const
  const [seat, gone, waiting] = await db.workshopRegistration.createManyAndReturn({
    data: [
      { ...had, seat: 'registered', razorpayPaymentId: `pay_${newToken()}`, razorpayOrderId: `order_${newToken()}` },
      { ...had, cancelledAt: at, cancelledBy: 'participant', cancelReason: 'They wished so.' },
      { ...own, email: `other-${email}` },
    ],
  })
  return { registrations: [seat!.id, gone!.id], ticketCode: seat!.code, unconfirmedCode: waiting!.code }
}

/** Somebody without an account and the mentee, who wait for a seat, and one who has a certificate; and what everybody was written. */
async function participationRows({ db, clock }: TestApp, workshopId: number, menteeId: number) {
  const at = clock.now()
  const [waitingCode, certificateCode] = [newToken(), newToken()]
  await db.waitingListEntry.create({
    data: { workshopId, email: 'waiting@test.example', code: waitingCode, createdAt: at },
  })
  // Offered: nobody who gives up a seat changes it.
  const offered = {
    state: 'offered',
    queuedAt: at,
    offeredAt: at,
    offerExpiresAt: new Date(at.getTime() + 365 * DAY_MS),
  } as const
  await db.waitingListEntry.create({
    data: { workshopId, menteeId, email: 'offered@test.example', createdAt: at, ...offered },
  })
  const attended = { seat: 'registered', paymentStatus: 'completed', registeredAt: at, attendedAt: at } as const
  const { id: attendedId } = await db.workshopRegistration.create({
    data: {
      ...attended,
      workshopId,
      name: 'Somebody',
      email: 'somebody@test.example',
      phone: '+91 90000 10000',
      certificateCode,
    },
  })
  const message = {
    number: 1,
    clientId: randomUUID(),
    sentBy: 'mentor',
    message: 'Bring a scale.',
    recipients: 1,
  } as const
  await db.workshopMessage.create({ data: { ...message, workshopId, createdAt: at } })
  return { waitingCode, certificateCode, attendedId }
}

/** What the mentee and a visitor need, and something that people searched for. */
async function needRows({ db, clock }: TestApp, menteeId: number) {
  const [createdAt, needCode] = [clock.now(), newToken()]
  const own = {
    text: 'Rotor dynamics',
    search: 'rotor',
    userType: 'mentee',
    userId: menteeId,
    wantsMail: true,
  } as const
  const resolved = { ...own, resolvedAt: createdAt, createdAt }
  const { id: needId } = await db.mentorNeed.create({ data: { ...own, createdAt } })
  await db.mentorNeed.create({ data: resolved })
  await db.mentorNeed.create({
    data: {
      text: 'Welding',
      email: 'need@test.example',
      wantsMail: true,
      createdAt,
      links: { create: { tokenHash: hashToken(needCode), createdAt } },
    },
  })
  const { id: meaningId } = await db.searchMeaning.findFirstOrThrow({ orderBy: { id: 'asc' } })
  return { needId, needCode, meaningId }
}

/** A password reset and a confirmation of the address, each mailed and unused. */
async function mailedTokens({ db, clock }: TestApp, { id, email }: { id: number; email: string }) {
  const [resetToken, confirmationToken] = [newToken(), newToken()]
  const mailed = { email, userType: 'mentee', expiresAt: new Date(clock.now().getTime() + 30 * MINUTE_MS) } as const
  await db.passwordResetToken.create({ data: { ...mailed, token: hashToken(resetToken) } })
  await db.emailConfirmation.create({ data: { ...mailed, tokenHash: hashToken(confirmationToken), userId: id } })
  return { resetToken, confirmationToken }
}

/** A notification and a session of a person's, beside those that a question makes. */
export async function personalRows({ db, clock }: TestApp, { type, id }: Pick<Person, 'type' | 'id'>) {
  const dedupeKey = `roles:${(serial += 1)}`
  const told = { title: 'Accepted', message: 'A word.', link: '/mentor/1', data: '{"mentorId":1}', dedupeKey }
  const notification = await db.notification.create({
    data: { ...told, userType: type, userId: id, type: 'request_approved' },
  })
  const token = await startSession(db, { type, id, ip: '::1', userAgent: 'test' }, clock.now())
  const { id: sessionId } = await db.session.findUniqueOrThrow({ where: { tokenHash: hashToken(token) } })
  if (type !== 'community')
    await db.calendarFeed.create({
      data: { ...sideOf({ type, id }), tokenHash: hashToken(newToken()), lastReadAt: clock.now() },
    })
  const saved = await db.savedMentor.create({ data: { userType: type, userId: id, savedAt: clock.now() } })
  return { notificationId: notification.id, sessionId, savedMentorId: saved.id }
}
