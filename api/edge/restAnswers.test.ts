/** Every documented call, once, with success. `send` holds each answer to what the call declares. */
import { randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { ensureFirstAdmin } from '../admin/ensureFirstAdmin.ts'
import { inTransaction } from '../database/transaction.ts'
import { routes } from '../features.ts'
import { addJob } from '../jobs/enqueue.ts'
import { notify } from '../notifications/notify.ts'
import { sendPasswordReset } from '../passwords/sendPasswordReset.ts'
import type { Route } from '../rest/route.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { bookPlan } from '../testing/bookings.ts'
import { checkDocumented, routeOf } from '../testing/documented.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../testing/people.ts'
import { browser, testServer, type Browser } from '../testing/server.ts'

let t: TestApp
let url: string
const answered = new Set<Route>()

beforeAll(async () => {
  t = await testApp({
    config: { admin: { username: 'root', password: 'Root@pass1', isDefault: false, loginPath: '/control-room' } },
  })
  url = (await testServer(t.app)).url
  await ensureFirstAdmin(t.app)
})

/** Calls with success; the answer, for what the next call needs. */
async function call<T>(who: Browser, method: string, path: string, body?: object): Promise<T> {
  const answer = await who.send<T>(method, path, body)
  const route = routeOf(method, path)!
  expect([path, answer.status, answer.body]).toEqual([path, route.success, answer.body])
  answered.add(route)
  return answer.body
}

const PERSON = {
  password: 'Str0ng@pass',
  linkedinUrl: 'https://www.linkedin.com/in/asha',
  subBranch: 'Mining Engineering',
}

test('every call answers as it declares', async () => {
  const visitor = browser(url)
  const [member, mentor] = [browser(url), browser(url)]
  const { id: menteeId, email } = await menteeAccount(t.db)
  const advisor = await mentorAccount(t.db, { starterPackageRate: 50_000 })

  await call(member, 'POST', '/api/auth/mentee/login', { email, password: PASSWORD })
  await call(mentor, 'POST', '/api/auth/mentor/login', { email: advisor.email, password: PASSWORD })
  await call(member, 'GET', '/api/auth/user')
  await call(member, 'POST', '/api/accept-terms', { userType: 'mentee', userId: menteeId })
  await call(visitor, 'GET', '/api/mentors')
  await call(visitor, 'GET', `/api/mentors/${advisor.id}`)
  const registered = await call<{ id: number }>(visitor, 'POST', '/api/mentees', {
    ...PERSON,
    name: 'Ravi Das',
    email: 'ravi@test.example',
    currentLevel: 'Fresh Graduate',
  })
  const rates = { starterPackageRate: 450, advancedPackageRate: 3500 }
  const words = { name: 'Asha Pillai', email: 'asha@test.example', experience: 7, bio: 'Slopes and blasting.' }
  const applied = await call<{ id: number }>(visitor, 'POST', '/api/mentors', { ...PERSON, ...rates, ...words })

  const admin = browser(url)
  await call(admin, 'POST', '/api/admin/login', { username: 'root', password: 'Root@pass1' })
  await call(admin, 'GET', '/api/admin/session')
  await call(admin, 'PATCH', `/api/mentors/${applied.id}/status`, { status: 'accepted' })
  await call(admin, 'GET', '/api/admin/mentors')
  await call(admin, 'GET', '/api/mentees')
  await call(mentor, 'PUT', `/api/mentors/${advisor.id}`, {
    currentCity: 'Pune',
    skills: ['Slopes', 'Blasting'],
    weeklyAvailability: { monday: { enabled: true, startTime: '09:00', endTime: '17:00' } },
  })
  await call(member, 'PUT', `/api/mentees/${menteeId}`, { college: 'COEP', year: 2027 })
  const asked = await call<{ id: number }>(member, 'POST', '/api/mentorship-requests', {
    mentorId: advisor.id,
    discussionTopic: 'Slope stability',
    background: 'Third year civil, one internship.',
    preferredDateTime: '2026-11-24T19:00',
  })
  await call(mentor, 'GET', '/api/mentorship-requests')
  await call(mentor, 'PATCH', `/api/mentorship-requests/${asked.id}/respond`, { status: 'approved' })

  const ordered = await call<{ orderId: string }>(member, 'POST', '/api/booking-payment/create-order', {
    mentorId: advisor.id,
    packageType: 'starter',
    selectedTimeSlot: '2026-11-23 09:00',
    agenda: 'How to read a soil report',
  })
  const { paymentId, signature } = await t.provider.pay(ordered.orderId)
  await call(member, 'POST', '/api/booking-payment/verify', {
    razorpay_order_id: ordered.orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signature,
  })
  const [booked] = await call<{ id: number }[]>(member, 'GET', `/api/mentee/bookings/${menteeId}`)

  const workshop = { title: 'Reading drawings', description: 'Bars.', branch: 'Civil Engineering', date: '2026-12-05' }
  const timed = { ...workshop, time: '16:00', duration: '2.5 hours', maxParticipants: 50, price: 499 }
  const made = await call<{ id: number }>(mentor, 'POST', '/api/workshops', timed)
  const workshopId = made.id
  await call(mentor, 'PUT', `/api/workshops/${workshopId}`, { price: '400', meetingLink: 'https://meet.example.in/a' })
  await call(mentor, 'GET', `/api/mentor/workshops/${advisor.id}`)
  await call(admin, 'PATCH', `/api/workshops/${workshopId}/approve`)
  const rejected = await call<{ id: number }>(mentor, 'POST', '/api/workshops', timed)
  await call(admin, 'PATCH', `/api/workshops/${rejected.id}/reject`, { reason: 'Twice the same.' })
  await call(admin, 'DELETE', `/api/workshops/${rejected.id}`)
  await call(visitor, 'GET', '/api/workshops/active')
  await call(visitor, 'GET', `/api/workshops/${workshopId}`)
  await call(admin, 'GET', '/api/workshops')
  const registrant = { name: 'Meera Nair', email: 'meera@test.example', phone: '+91 98765 43210' }
  const seat = await call<{ orderId: string }>(visitor, 'POST', '/api/workshop-payment/create-order', {
    workshopId,
    ...registrant,
  })
  const paid = await t.provider.pay(seat.orderId)
  await call(visitor, 'POST', '/api/workshop-payment/verify', {
    razorpayPaymentId: paid.paymentId,
    razorpayOrderId: seat.orderId,
    razorpaySignature: paid.signature,
    registrationData: { workshopId, ...registrant, amount: 1 },
  })
  await call(admin, 'GET', `/api/workshops/${workshopId}/registrations`)

  const plan = { mentorId: advisor.id, menteeId, startDate: '2026-11-21' }
  const { subscriptionId: planSubscriptionId } = await bookPlan(t, plan)
  await call(member, 'POST', '/api/chat/messages', { planSubscriptionId, message: 'Which file first?' })
  await call(member, 'GET', `/api/chat/messages/${planSubscriptionId}`)
  await call(member, 'GET', `/api/chat/access/${advisor.id}/${menteeId}`)
  await call(mentor, 'GET', `/api/mentor/chat-threads/${advisor.id}`)
  await call(admin, 'GET', '/api/analytics')
  await call(admin, 'GET', '/api/bookings')
  await call(admin, 'GET', '/api/admin/mentorship-requests')
  await call(admin, 'DELETE', `/api/mentors/${applied.id}`)
  await call(admin, 'DELETE', `/api/mentees/${registered.id}`)
  await call(admin, 'GET', '/api/admin/chat-conversations')
  await call(admin, 'GET', `/api/admin/chat-conversation/${planSubscriptionId}`)
  await call(admin, 'POST', `/api/workshops/${workshopId}/messages`, {
    clientId: randomUUID(),
    message: 'Bring a scale and a calculator.',
  })
  await reportAndResolve(admin, planSubscriptionId)
  await seeToMoney(admin, booked!.id)
  await seeToFailures(admin)
  await actOnBookings(admin, { menteeId, mentorId: advisor.id, workshopId })
  await callAsAdministrator(admin, advisor.id)
  await call(admin, 'POST', '/api/admin/logout')

  t.clock.set('2026-11-23T05:00:00Z')
  await call(member, 'PATCH', `/api/mentee/bookings/${booked!.id}/complete`)

  await inTransaction(t.db, (tx) =>
    notify(tx, {
      userType: 'mentee',
      userId: menteeId,
      about: null,
      type: 'request_approved',
      title: 'Approved',
      message: 'You can now book sessions.',
      dedupeKey: 'rest-answers',
    }),
  )
  const [first] = await call<{ id: number }[]>(member, 'GET', '/api/notifications')
  await call(member, 'PATCH', `/api/notifications/${first!.id}/read`)
  await call(member, 'PATCH', '/api/notifications/read-all')
  await call(member, 'DELETE', `/api/notifications/${first!.id}`)

  const joining = { name: 'Meera Nair', email: 'meera@test.example' }
  await call(visitor, 'POST', '/api/community/register', {
    ...joining,
    engineeringField: 'Civil Engineering',
    type: 'student',
  })
  await call(visitor, 'POST', '/api/auth/forgot-password', { email: joining.email })
  await sendPasswordReset(t.app, { requestId: 'rest', email: joining.email })
  const mail = await t.db.email.findFirstOrThrow({ where: { toAddress: joining.email }, orderBy: { id: 'desc' } })
  const token = /token=([\w-]{43})/.exec(mail.text)?.[1]
  await call(visitor, 'POST', '/api/auth/reset-password', { token, newPassword: PASSWORD })
  await call(visitor, 'POST', '/api/auth/community/login', { email: joining.email, password: PASSWORD })
  await call(member, 'POST', '/api/auth/logout')

  expect(routes.filter((route) => !answered.has(route)).map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

/** What an administrator does to bookings and registrations. */
async function actOnBookings(
  admin: Browser,
  { menteeId, mentorId, workshopId }: { menteeId: number; mentorId: number; workshopId: number },
): Promise<void> {
  const reason = 'You both asked for it.'
  const nothing = { refund: 0, expectedRefundable: 0, reason }
  const { id: purchase } = await t.db.booking.findFirstOrThrow({ where: { menteeId, startDate: { not: null } } })
  await call(admin, 'POST', `/api/admin/bookings/${purchase}/move-plan`, { endDate: '2027-01-15', reason })
  const pair = { menteeId, mentorId, agenda: 'Soil', status: 'confirmed', createdAt: t.clock.now() } as const
  const session = async (startsAt: string, endsAt: string, missed = false) =>
    await t.db.booking.create({
      data: {
        ...pair,
        startsAt,
        endsAt,
        selectedTimeSlot: startsAt,
        ...(missed && { noShow: { create: { reportedBy: 'mentee', reportedAt: t.clock.now() } } }),
      },
    })
  const { id } = await session('2026-12-01T10:00:00Z', '2026-12-01T10:45:00Z')
  await call(admin, 'GET', `/api/admin/bookings/${id}`)
  await call(admin, 'GET', `/api/admin/bookings/${id}/slots?from=2026-11-24&to=2026-11-30`)
  await call(admin, 'POST', `/api/admin/bookings/${id}/move`, {
    startsAt: '2026-12-02T10:00:00Z',
    reason,
    anyTime: true,
  })
  await call(admin, 'POST', `/api/admin/bookings/${id}/cancel`, nothing)
  const { id: missed } = await session('2026-11-01T10:00:00Z', '2026-11-01T10:45:00Z', true)
  await call(admin, 'POST', `/api/admin/bookings/${missed}/no-show`, { ...nothing, finding: 'took_place' })
  const stored = await t.db.workshop.findUniqueOrThrow({ where: { id: workshopId } })
  const { title, description, branch, date, time, duration, instructorName } = stored
  const other = { title, description, branch, date, time, duration, instructorName, isActive: true }
  const { id: target } = await t.db.workshop.create({ data: other })
  const { id: seat } = await t.db.workshopRegistration.create({
    data: {
      workshopId,
      name: 'Ravi Das',
      email: 'ravi@test.example',
      phone: '+91 98765 43210',
      seat: 'registered',
      paymentStatus: 'completed',
      registeredAt: t.clock.now(),
    },
  })
  await call(admin, 'POST', `/api/admin/registrations/${seat}/move`, { workshopId: target, reason })
  await call(admin, 'POST', `/api/admin/registrations/${seat}/cancel`, nothing)
  await call(admin, 'PATCH', `/api/workshops/${target}/cancel`, { reason })
}

/** Somebody reports a conversation, and an administrator deals with it. */
async function reportAndResolve(admin: Browser, conversationId: number): Promise<void> {
  const { id } = await t.db.conversationReport.create({
    data: {
      planSubscriptionId: conversationId,
      reporter: 'mentee',
      reason: 'off_platform',
      details: 'Asked for UPI.',
      createdAt: t.clock.now(),
    },
  })
  await call(admin, 'GET', '/api/admin/conversation-reports')
  await call(admin, 'GET', '/api/admin/work-queue?limit=25')
  await call(admin, 'POST', `/api/admin/conversation-reports/${id}/resolve`, { note: 'Both were warned.' })
}

/** Money of a booking goes back in parts; what the bank refuses is asked for again, or seen to. */
async function seeToMoney(admin: Browser, bookingId: number): Promise<void> {
  const { id } = await t.db.paymentOrder.findFirstOrThrow({ where: { bookingId } })
  await call(admin, 'GET', '/api/admin/orders?kind=booking&status=paid&attention=false&limit=5&page=1')
  await call(admin, 'POST', `/api/admin/orders/${id}/recheck`)
  const payment = await t.db.payment.findFirstOrThrow({ where: { orderId: id } })
  const reason = 'The session was cut short.'
  const give = (amount: number, expectedRefundable: number) =>
    call(admin, 'POST', `/api/admin/payments/${payment.id}/refund`, { amount, expectedRefundable, reason })
  const refuse = async () =>
    await t.db.refund.updateManyAndReturn({
      where: { paymentId: payment.id, status: 'requested' },
      data: { status: 'failed', lastError: 'The bank refused it.', nextTryAt: null },
    })
  await give(10_000, payment.amount)
  const [first] = await refuse()
  await t.db.payment.update({ where: { id: payment.id }, data: { refundedAmount: 0 } })
  await call(admin, 'GET', '/api/admin/work-queue')
  await call(admin, 'POST', `/api/admin/refunds/${first!.id}/retry`)
  const [second] = await refuse()
  await call(admin, 'POST', `/api/admin/refunds/${second!.id}/resolve`, { note: 'Sent by bank transfer.' })
  await call(admin, 'GET', `/api/admin/orders/${id}`)
  await call(admin, 'GET', `/api/admin/audit-log?payment=${payment.providerPaymentId}&actor=root&limit=10`)
}

/** What failed is tried again, or is nobody's any more. */
async function seeToFailures(admin: Browser): Promise<void> {
  for (const act of ['retry', 'resolve']) {
    const { id } = await t.db.email.create({
      data: {
        dedupeKey: `failed:${act}`,
        kind: 'refund',
        toAddress: 'a@test.example',
        subject: 'Refund',
        html: 'Refund',
        text: 'Refund',
        messageId: `<${act}@test>`,
        status: 'failed',
        attempts: 9,
      },
    })
    const data = { event: 'payment.captured', body: {}, attempts: 20, nextTryAt: null, receivedAt: t.clock.now() }
    await t.db.webhookEvent.create({ data: { ...data, eventId: `evt_${act}` } })
    await inTransaction(t.db, (tx) => addJob(tx, 'sendEmail', { emailId: id }))
    await t.db.$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE run_at IS NOT NULL`
    const { jobs } = await call<{ jobs: { rows: { id: string }[] } }>(admin, 'GET', '/api/admin/work-queue')
    await call(admin, 'POST', `/api/admin/emails/${id}/${act}`)
    await call(admin, 'POST', `/api/admin/webhooks/${act}`, { eventId: `evt_${act}` })
    const job = `/api/admin/jobs/${jobs.rows[0]!.id}`
    await (act === 'retry' ? call(admin, 'POST', `${job}/retry`) : call(admin, 'DELETE', job))
  }
}

/** What an administrator does about themselves, colleagues and sessions. */
async function callAsAdministrator(admin: Browser, mentorId: number): Promise<void> {
  const ownPassword = 'Root@pass1'
  const [password, newPassword] = ['Meera@passw0rd', 'N3wer@passw0rd']
  const { id } = await call<{ id: number }>(admin, 'POST', '/api/admin/administrators', {
    username: 'meera',
    name: 'Meera Nair',
    email: 'meera@desk.test.example',
    password,
    ownPassword,
  })
  await call(admin, 'GET', '/api/admin/administrators')
  await call(admin, 'POST', `/api/admin/administrators/${id}/end-sessions`)
  await call(admin, 'DELETE', `/api/admin/administrators/${id}`, { ownPassword })
  await call(admin, 'POST', '/api/admin/end-sessions', { userType: 'mentor', id: mentorId })
  await call(admin, 'POST', '/api/admin/activity')
  const { secret } = await call<{ secret: string }>(admin, 'POST', '/api/admin/second-factor')
  const code = new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() })
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>(admin, 'POST', '/api/admin/second-factor/confirm', {
    code,
  })
  await call(admin, 'POST', '/api/admin/recovery-codes', { code: recoveryCodes[0] })
  await call(admin, 'PUT', '/api/admin/password', { currentPassword: ownPassword, newPassword })
}

test('an answer that is not as declared is noticed', () => {
  const check = (status: number, body: unknown) => () => checkDocumented('POST', '/api/auth/logout', { status, body })
  expect(check(200, { message: 'Signed out' })).not.toThrow()
  expect(check(200, {})).toThrow('POST /api/auth/logout answered 200 with {}')
  expect(check(200, { message: 'Signed out', passwordHash: 'x' })).toThrow('with more than it declares')
  expect(check(402, { message: 'Pay first' })).toThrow('which is not documented')
  expect(check(409, { message: 'No', constraints: [{ message: 'Why' }], suggestion: 'Wait' })).not.toThrow()
  expect(check(404, { error: 'Not there' })).toThrow('answered 404')
})
