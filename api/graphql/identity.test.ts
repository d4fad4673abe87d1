/** Two identities in one document: numbers of accounts are counted per kind, so the same number is somebody else. */
import { beforeEach, expect, test } from 'vitest'
import { istInstant } from '../rules/time/time.ts'
import { hashToken } from '../accounts/tokens.ts'
import { startSession } from '../sessions/sessions.ts'
import { testApp } from '../testing/app.ts'
import { asMentee, asMentor } from '../testing/client.ts'
import { makeMentor } from '../testing/factories.ts'
import { menteeAccount, mentorAccount, PASSWORD } from '../testing/people.ts'

const { app, db, clock } = await testApp()
const slot = istInstant('2026-11-28', '10:30')
const soon = '2026-11-25T05:00:00Z'

let mentee: Awaited<ReturnType<typeof menteeAccount>>
let mentor: Awaited<ReturnType<typeof mentorAccount>>
/** A mentor and a mentee with the numbers of the two above, turned round. */
let mentorsTwin: Awaited<ReturnType<typeof menteeAccount>>
let menteesTwin: Awaited<ReturnType<typeof mentorAccount>>
let serial = 900

beforeEach(async () => {
  serial += 10
  mentee = await menteeAccount(db, { id: serial })
  menteesTwin = await mentorAccount(db, { id: serial, email: `me-${serial}@test.example` })
  mentor = await mentorAccount(db, { id: serial + 1 })
  mentorsTwin = await menteeAccount(db, { id: serial + 1, email: `me-${serial + 1}@test.example` })
})

const signIn = (userType: 'MENTOR' | 'MENTEE', email: string) =>
  `signIn(input: { userType: ${userType}, email: "${email}", password: "${PASSWORD}" }) { __typename }`

async function sessionOf(type: 'mentor' | 'mentee', id: number): Promise<string> {
  return hashToken(await startSession(db, { type, id, ip: '::1', userAgent: null }, clock.now()))
}

const ASK = (mentorId: number) => `createMentorshipRequest(input: {
  mentorId: ${mentorId}, discussionTopic: "Pile caps in soft clay", background: "Final year, first site visit",
  preferredDateTime: "${soon}" }) { __typename ... on Error { message } }`

test('a mentee who signs in as a mentor asks nobody in the name of the mentee with that number', async () => {
  // The account signed in to has the number of a mentee who never hears of it.
  const attacker = asMentee(app, mentee.id, { sessionHash: await sessionOf('mentee', mentee.id) })
  const to = await makeMentor(db)
  const { data } = await attacker.run(`mutation {
    ${signIn('MENTOR', mentor.email)}
    ${ASK(to.id)}
    releaseHold { __typename }
  }`)
  expect(data).toBeNull()
  expect(await db.mentorshipRequest.count({ where: { mentorId: to.id } })).toBe(0)
  const { data: alone } = await attacker.run(`mutation { ${signIn('MENTOR', mentor.email)} ${ASK(to.id)} }`)
  expect(alone).toMatchObject({ createMentorshipRequest: { __typename: 'NotAllowedError' } })
  expect(await db.mentorshipRequest.count({ where: { menteeId: mentorsTwin.id } })).toBe(0)
})

test('nothing of what only mentees may do is done as the mentor with that number', async () => {
  const held = await db.booking.create({
    data: {
      duration: 45,
      agenda: '',
      menteeId: mentorsTwin.id,
      mentorId: menteesTwin.id,
      selectedTimeSlot: '2026-11-28 10:30',
      startsAt: slot,
      endsAt: new Date(slot.getTime() + 45 * 60_000),
      holdExpiresAt: new Date(clock.now().getTime() + 600_000),
      createdAt: clock.now(),
    },
  })
  const attacker = asMentee(app, mentee.id, { sessionHash: await sessionOf('mentee', mentee.id) })
  await attacker.run(`mutation { ${signIn('MENTOR', mentor.email)} releaseHold { __typename } }`)
  expect(await db.booking.findUniqueOrThrow({ where: { id: held.id } })).toMatchObject({ status: 'pending' })
  const { data } = await attacker.run(`mutation {
    ${signIn('MENTOR', mentor.email)}
    holdSlot(input: { mentorId: ${menteesTwin.id}, startsAt: "2026-11-29T05:00:00Z" }) { __typename }
    createBookingOrder(input: { mentorId: ${menteesTwin.id}, packageType: STARTER, startsAt: "2026-11-29T05:00:00Z", agenda: "In somebody's name" }) { __typename }
    verifyBookingPayment(input: { orderId: "order_IEIaMR65cu6nz3", paymentId: "pay_IH4NVgf4Dreq1l", signature: "${'a'.repeat(64)}" }) { __typename }
    withdrawMentorshipRequest(input: { requestId: 1 }) { __typename }
  }`)
  for (const name of ['holdSlot', 'createBookingOrder', 'verifyBookingPayment', 'withdrawMentorshipRequest'])
    expect(data).toMatchObject({ [name]: { __typename: 'NotAllowedError' } })
})

test('a mentor who signs in as a mentee sets no meeting link and answers no request of the mentor with that number', async () => {
  const booking = await db.booking.create({
    data: {
      duration: 45,
      agenda: '',
      menteeId: mentee.id,
      mentorId: menteesTwin.id,
      status: 'confirmed',
      selectedTimeSlot: '2026-11-28 10:30',
      startsAt: slot,
      endsAt: new Date(slot.getTime() + 45 * 60_000),
      createdAt: clock.now(),
    },
  })
  const request = await db.mentorshipRequest.create({
    data: {
      menteeId: mentorsTwin.id,
      mentorId: menteesTwin.id,
      discussionTopic: 'Pile caps',
      background: 'Final year',
      preferredDateTime: new Date(soon),
      createdAt: clock.now(),
    },
  })
  const attacker = asMentor(app, mentor.id, { sessionHash: await sessionOf('mentor', mentor.id) })
  const { data } = await attacker.run(`mutation {
    ${signIn('MENTEE', mentee.email)}
    setMeetingLink(input: { bookingId: ${booking.id}, meetingLink: "https://evil.test.example" }) { __typename }
    respondToMentorshipRequest(input: { requestId: ${request.id}, status: APPROVED }) { __typename }
  }`)
  expect(data).toMatchObject({
    signIn: { __typename: 'SignInPayload' },
    setMeetingLink: { __typename: 'NotAllowedError' },
    respondToMentorshipRequest: { __typename: 'NotAllowedError' },
  })
  expect(await db.booking.findUniqueOrThrow({ where: { id: booking.id } })).toMatchObject({ meetingLink: null })
  expect(await db.mentorshipRequest.findUniqueOrThrow({ where: { id: request.id } })).toMatchObject({
    status: 'pending',
  })
})

test('who signs in within a document may do at once what that account may', async () => {
  const visitor = asMentor(app, mentor.id, { sessionHash: await sessionOf('mentor', mentor.id) })
  const { data } = await visitor.run(`mutation { ${signIn('MENTEE', mentee.email)} ${ASK(menteesTwin.id)} }`)
  expect(data).toMatchObject({ createMentorshipRequest: { __typename: 'CreateMentorshipRequestPayload' } })
  expect(await db.mentorshipRequest.count({ where: { menteeId: mentee.id, mentorId: menteesTwin.id } })).toBe(1)
})

const ENDINGS: [string, string, string][] = [
  ['signOut', 'signOut { ok }', 'mentee'],
  [
    'closeAccount',
    `closeAccount(input: { confirmation: "close my account", password: "${PASSWORD}" }) { __typename }`,
    'mentee',
  ],
]
/** Every mutation that asks who is signed in, each as somebody who has just left. */
const AFTER = `
  acceptTerms(input: { userType: MENTEE, userId: 1 }) { __typename }
  changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "An0ther@pass" }) { __typename }
  close: closeAccount(input: { confirmation: "close my account", password: "${PASSWORD}" }) { __typename }
  endSession(input: { sessionId: 1 }) { __typename }
  endOtherSessions { __typename }
  resendConfirmation { __typename }
  deleteNotification(input: { notificationId: 1 }) { __typename }
  markNotificationRead(input: { notificationId: 1 }) { __typename }
  markAllNotificationsRead(input: { upTo: 1 }) { __typename }
  holdSlot(input: { mentorId: 1, startsAt: "2026-11-29T05:00:00Z" }) { __typename }
  setMeetingLink(input: { bookingId: 1, meetingLink: "https://meet.test.example" }) { __typename }
  withdrawMentorshipRequest(input: { requestId: 1 }) { __typename }
  respondToMentorshipRequest(input: { requestId: 1, status: APPROVED }) { __typename }`

test.each(ENDINGS)('after %s the rest of the document is a visitor’s', async (name, ending) => {
  const client = asMentee(app, mentee.id, { sessionHash: await sessionOf('mentee', mentee.id) })
  const { data, errors } = await client.run<Record<string, { __typename: string }>>(`mutation { ${ending} ${AFTER} }`)
  expect(errors).toBeUndefined()
  const { [name]: _ending, ...rest } = data
  expect(Object.keys(rest)).toHaveLength(13)
  for (const answer of Object.values(rest)) expect(answer).toEqual({ __typename: 'NotSignedInError' })
})
