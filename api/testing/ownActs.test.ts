/** The bell counts what others did: whatever a member does themselves is never unread to them. */
import { expect, test } from 'vitest'
import { answerNoShow, completeBooking, reportNoShow } from '../bookings/afterwards/afterSession.graphql.ts'
import { bookPlanCall } from '../bookings/calls/bookPlanCall.graphql.ts'
import { cancelBooking } from '../bookings/change/cancelBooking.graphql.ts'
import { answerProposal, moveBooking, proposeTime } from '../bookings/change/moveBooking.graphql.ts'
import { setMeetingLink } from '../bookings/change/setMeetingLink.graphql.ts'
import { createMentorshipRequest } from '../requests/createMentorshipRequest.graphql.ts'
import { respondToMentorshipRequest, withdrawMentorshipRequest } from '../requests/requestActs.graphql.ts'
import { HOUR_MS } from '../rules/time/durations.ts'
import { istInstant } from '../rules/time/time.ts'
import { sendWorkshopMessage } from '../workshops/announce/sendWorkshopMessage.graphql.ts'
import { cancelWorkshop } from '../workshops/manage/cancelWorkshop.graphql.ts'
import { setWorkshopMeetingLink } from '../workshops/manage/setWorkshopMeetingLink.graphql.ts'
import { cancelWorkshopRegistration } from '../workshops/register/cancelRegistration.ts'
import { createWorkshopOrder } from '../workshops/register/createWorkshopOrder.graphql.ts'
import { resendWorkshopTicket } from '../workshops/register/ticketActs.graphql.ts'
import { joinWaitingList } from '../workshops/waitingList/waitingList.ts'
import { asMentor, asMentee } from './client.ts'
import { makeRegistration, makeWorkshop } from './factories.ts'
import { runDueJobs, taskHandlers } from './jobs.ts'
import { AGENDA, causePlan, causeSession, FROM, START, type MailPeople } from './mailCauses.ts'
import { menteeAccount, mentorAccount, signedInAs } from './people.ts'
import { testTill } from './till.ts'
import { registerPaid, registrant } from './workshops.ts'

const tested = await testTill()
const { app, db, clock } = tested

const OTHER = istInstant('2026-11-30', '09:45')
const LINK = 'https://meet.test.example/room'

interface Row {
  act: string
  by: 'mentor' | 'mentee'
  /** Titles of what the other side has not read then. */
  news: string[]
  /** Does what comes before, and answers the act. */
  given(people: MailPeople): Promise<() => Promise<unknown>>
}

const onSession =
  (act: (bookingId: number, people: MailPeople) => Promise<unknown>): Row['given'] =>
  async (people) => {
    const id = await causeSession(tested, people)
    return () => act(id, people)
  }

/** The session is over. */
const afterSession = (act: (bookingId: number, people: MailPeople) => Promise<unknown>): Row['given'] =>
  onSession(async (id, people) => {
    clock.set(new Date(START.getTime() + HOUR_MS))
    await act(id, people)
  })

const onProposal =
  (accept: boolean): Row['given'] =>
  async (people) => {
    const bookingId = await causeSession(tested, people)
    await proposeTime(app, people.mentorId, { bookingId, startsAt: OTHER })
    return () => answerProposal(app, people.menteeId, { bookingId, startsAt: OTHER, accept })
  }

/** With a seat of the mentee's. */
const onWorkshop =
  (act: (seat: Awaited<ReturnType<typeof registerPaid>>, people: MailPeople) => Promise<unknown>): Row['given'] =>
  async (people) => {
    const { id } = await makeWorkshop(db, { mentorId: people.mentorId, meetingLink: `${LINK}/before` })
    const seat = await registerPaid(tested, id, { menteeId: people.menteeId })
    return () => act(seat, people)
  }

const ask = ({ mentorId, menteeId }: MailPeople) => {
  const words = { discussionTopic: 'Pile caps', background: AGENDA, preferredDateTime: '2026-11-30T18:30:00+05:30' }
  return createMentorshipRequest(app, menteeId, { mentorId, input: words as never, ip: FROM.ip })
}

const onRequest =
  (act: (requestId: number, people: MailPeople) => Promise<unknown>): Row['given'] =>
  async (people) => {
    const id = await ask(people)
    return () => act(id, people)
  }

const answer = (status: 'approved' | 'rejected') =>
  onRequest((requestId, { mentorId }) =>
    respondToMentorshipRequest(app, mentorId, { requestId, status, responseMessage: 'Gladly.' }),
  )

const SEND = `mutation ($input: SendChatMessageInput!) { sendChatMessage(input: $input) { __typename } }`
const chat =
  (by: 'mentor' | 'mentee'): Row['given'] =>
  async (people) => {
    const conversationId = await causePlan(tested, people)
    const sender = by === 'mentor' ? asMentor(app, people.mentorId) : asMentee(app, people.menteeId)
    const input = { conversationId, clientId: crypto.randomUUID(), message: 'Good morning' }
    return async () => {
      const { data } = await sender.run<Record<string, { __typename: string }>>(SEND, { input })
      expect(data['sendChatMessage']?.__typename).toBe('SendChatMessagePayload')
    }
  }

const ROWS: Row[] = [
  {
    act: 'books a session',
    by: 'mentee',
    news: ['New booking'],
    given: async (people) => () => causeSession(tested, people),
  },
  {
    act: 'pays for a session, and the provider tells us before their browser',
    by: 'mentee',
    news: ['New booking'],
    given: async (people) => async () => {
      const { orderId } = await tested.order(people)
      await tested.provider.pay(orderId)
      await tested.deliver()
    },
  },
  {
    act: 'buys a package',
    by: 'mentee',
    news: ['New booking'],
    given: async (people) => () => causePlan(tested, people),
  },
  {
    act: 'books an included session',
    by: 'mentee',
    news: ['Session booked'],
    given: async (people) => {
      const planId = await causePlan(tested, people)
      return () => bookPlanCall(app, people.menteeId, { planId, startsAt: OTHER, agenda: AGENDA })
    },
  },
  {
    act: 'moves a session',
    by: 'mentee',
    news: ['Session moved'],
    given: onSession((bookingId, { menteeId }) => moveBooking(app, menteeId, { bookingId, startsAt: OTHER })),
  },
  {
    act: 'cancels a session',
    by: 'mentee',
    news: ['Session cancelled'],
    given: onSession((bookingId, { menteeId: id }) => cancelBooking(app, { type: 'mentee', id }, { bookingId })),
  },
  {
    act: 'cancels a session',
    by: 'mentor',
    news: ['Session cancelled'],
    given: onSession((bookingId, { mentorId: id }) => cancelBooking(app, { type: 'mentor', id }, { bookingId })),
  },
  {
    act: 'proposes another time',
    by: 'mentor',
    news: ['Another time is proposed'],
    given: onSession((bookingId, { mentorId }) => proposeTime(app, mentorId, { bookingId, startsAt: OTHER })),
  },
  { act: 'accepts another time', by: 'mentee', news: ['Session moved'], given: onProposal(true) },
  { act: 'declines another time', by: 'mentee', news: ['The proposed time was declined'], given: onProposal(false) },
  {
    act: 'adds the meeting link',
    by: 'mentor',
    news: ['Meeting link added'],
    given: onSession((bookingId, { mentorId }) => setMeetingLink(app, mentorId, { bookingId, meetingLink: LINK })),
  },
  {
    act: 'completes a session',
    by: 'mentee',
    news: [],
    given: afterSession((bookingId, { menteeId }) => completeBooking(app, menteeId, { bookingId })),
  },
  {
    act: 'reports a missed session',
    by: 'mentee',
    news: ['Did you miss a session?'],
    given: afterSession((bookingId, { menteeId: id }) => reportNoShow(app, { type: 'mentee', id }, { bookingId })),
  },
  {
    act: 'disagrees with the report',
    by: 'mentor',
    news: ['Our team looks into it'],
    given: async (people) => {
      const bookingId = await causeSession(tested, people)
      clock.set(new Date(START.getTime() + HOUR_MS))
      await reportNoShow(app, { type: 'mentee', id: people.menteeId }, { bookingId })
      return () => answerNoShow(app, { type: 'mentor', id: people.mentorId }, { bookingId, agree: false })
    },
  },
  {
    act: 'agrees that they missed the first session of a package',
    by: 'mentor',
    news: ['The session is cancelled'],
    given: async (people) => {
      const planId = await causePlan(tested, people)
      // The last day of the package: it runs longer then, which both are told.
      clock.set(istInstant('2026-12-23', '09:00'))
      const startsAt = istInstant('2026-12-24', '09:45')
      const bookingId = await bookPlanCall(app, people.menteeId, { planId, startsAt, agenda: AGENDA })
      clock.set(new Date(startsAt.getTime() + HOUR_MS))
      await reportNoShow(app, { type: 'mentee', id: people.menteeId }, { bookingId })
      return () => answerNoShow(app, { type: 'mentor', id: people.mentorId }, { bookingId, agree: true })
    },
  },
  {
    act: 'sends a request',
    by: 'mentee',
    news: ['Request from Ravi Jain'],
    given: async (people) => () => ask(people),
  },
  { act: 'accepts a request', by: 'mentor', news: ['Asha Rao accepted your request'], given: answer('approved') },
  { act: 'declines a request', by: 'mentor', news: ['Asha Rao declined your request'], given: answer('rejected') },
  {
    act: 'withdraws a request',
    by: 'mentee',
    news: [],
    given: onRequest((id, { menteeId }) => withdrawMentorshipRequest(app, menteeId, id)),
  },
  { act: 'writes in a chat', by: 'mentor', news: [], given: chat('mentor') },
  { act: 'writes in a chat', by: 'mentee', news: [], given: chat('mentee') },
  {
    act: 'registers for a workshop',
    by: 'mentee',
    news: [],
    given: async ({ mentorId, menteeId }) => {
      const { id } = await makeWorkshop(db, { mentorId })
      return () => registerPaid(tested, id, { menteeId })
    },
  },
  {
    act: 'registers for a free workshop',
    by: 'mentee',
    news: [],
    given: async ({ mentorId, menteeId }) => {
      const { id } = await makeWorkshop(db, { mentorId, price: 0 })
      const where = { id: menteeId }
      const { email } = await db.mentee.update({ where, data: { emailConfirmedAt: clock.now() } })
      return async () => {
        const order = await createWorkshopOrder(app, { workshopId: id, ...registrant({ menteeId, email }) })
        expect(order.outcome).toBe('registered')
      }
    },
  },
  {
    act: 'pays for a seat that the waiting list offers',
    by: 'mentee',
    news: [],
    given: async ({ mentorId, menteeId }) => {
      const { id: workshopId } = await makeWorkshop(db, { mentorId, maxParticipants: 1 })
      const seat = await registerPaid(tested, workshopId)
      const { email } = await db.mentee.findUniqueOrThrow({ where: { id: menteeId } })
      const waits = { workshopId, email, menteeId, state: 'waiting', queuedAt: clock.now() } as const
      const { code: offerCode } = await db.waitingListEntry.create({ data: waits })
      await cancelWorkshopRegistration(app, { code: seat.code, expectedRefund: seat.amount })
      return () => registerPaid(tested, workshopId, { menteeId, email, offerCode })
    },
  },
  {
    act: 'asks for a ticket again',
    by: 'mentee',
    news: [],
    given: onWorkshop(({ workshopId, email }) => resendWorkshopTicket(app, { workshopId, email }, FROM)),
  },
  {
    act: 'cancels a registration',
    by: 'mentee',
    news: [],
    given: onWorkshop(({ code, amount }) => cancelWorkshopRegistration(app, { code, expectedRefund: amount })),
  },
  {
    act: 'joins a waiting list',
    by: 'mentee',
    news: [],
    given: async ({ mentorId, menteeId: id }) => {
      const workshop = await makeWorkshop(db, { mentorId, maxParticipants: 1 })
      await makeRegistration(db, workshop.id)
      const { email } = await db.mentee.findUniqueOrThrow({ where: { id } })
      const member = await signedInAs(db, { type: 'mentee', id }, clock.now())
      return () => joinWaitingList(app, { member }, { workshopId: workshop.id, email }, FROM)
    },
  },
  {
    act: 'changes the link of a workshop',
    by: 'mentor',
    news: ['The meeting link for your workshop'],
    given: onWorkshop(({ workshopId: id }, { mentorId }) => {
      const mentor = { type: 'mentor', id: mentorId } as const
      return setWorkshopMeetingLink(app, { ...mentor, uploader: mentor }, { id, meetingLink: LINK })
    }),
  },
  {
    act: 'writes to the participants',
    by: 'mentor',
    news: ['Message from Asha Rao about Beams'],
    given: onWorkshop(async ({ workshopId }, { mentorId: id }) => {
      await db.workshop.update({ where: { id: workshopId }, data: { title: 'Beams' } })
      const message = { workshopId, clientId: crypto.randomUUID(), message: 'Bring a scale.' }
      await sendWorkshopMessage(app, { type: 'mentor', id }, message)
    }),
  },
  {
    act: 'cancels a workshop',
    by: 'mentor',
    news: ['Workshop cancelled'],
    given: onWorkshop(({ workshopId: id }, { mentorId }) =>
      cancelWorkshop(app, { type: 'mentor', id: mentorId }, { id, reason: 'I am ill.' }),
    ),
  },
]

test.each(ROWS)('$by $act', async ({ by, news, given }) => {
  clock.set('2026-11-21T04:30:00Z')
  const [mentor, mentee] = await Promise.all([
    mentorAccount(db, { name: 'Asha Rao' }),
    menteeAccount(db, { name: 'Ravi Jain' }),
  ])
  const act = await given({ mentorId: mentor.id, menteeId: mentee.id })
  await runDueJobs(app, taskHandlers(app))
  await db.notification.deleteMany()
  await act()
  await runDueJobs(app, taskHandlers(app))
  const unread = await db.notification.findMany({ where: { isRead: false }, orderBy: { id: 'asc' } })
  const other = by === 'mentor' ? 'mentee' : 'mentor'
  expect(unread.map(({ userType, title }) => [userType, title])).toEqual(news.map((title) => [other, title]))
})
