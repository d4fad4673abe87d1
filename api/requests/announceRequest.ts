/** Who is told of a request: live, with one notification and one mail for each change, in its transaction. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { Email, Mentor, MentorshipRequest } from '../generated/prisma/client.ts'
import { mayMail } from '../accounts/emailConfirmations.ts'
import { queueEmail } from '../mail/outbox.ts'
import { publishToBoth } from '../live/liveEvent.ts'
import { answeredKey, REQUEST } from '../bookings/hold/promise.ts'
import { markCauseRead, notify, retell } from '../notifications/notify.ts'
import { RESPONSE_HOURS } from '../rules/constants.ts'
import { payPage, requestsPage, signInPage } from '../rules/addresses.ts'
import type { ReservedTime } from './reserveTime.ts'
import { formatRequestDate, formatWhenFull } from '../rules/text/format.ts'

/** Characters of the mentor's answer that a notification repeats; the request shows the whole answer. */
const ANSWER = 200

const shortened = (text: string): string => (text.length > ANSWER ? `${text.slice(0, ANSWER)}…` : text)

type Person = Pick<Mentor, 'id' | 'name' | 'email'>
type MailSettings = Pick<App, 'clock' | 'config'>

const noticeKey = (requestId: number) => `request:${requestId}:created`

/** The request that a mail of the kind `request-received` or `request-reserved` tells of. */
export const toldRequest = ({ dedupeKey }: Pick<Email, 'dedupeKey'>): number => Number(dedupeKey.split(':')[1])

function factsOf(request: MentorshipRequest, times: readonly Date[]): [string, string][] {
  return [
    ['Topic', request.discussionTopic],
    ['Background', request.background],
    ['Preferred time', `${formatRequestDate(request.preferredDateTime)} IST`],
    ...(times.length > 0 ? ([['Proposed times', times.map(formatWhenFull).join('\n')]] as [string, string][]) : []),
    ...(request.additionalNotes ? ([['Notes', request.additionalNotes]] as [string, string][]) : []),
  ]
}

export async function announceCreated(
  tx: Transaction,
  app: MailSettings,
  {
    request,
    times,
    mentor,
    mentee,
  }: {
    request: MentorshipRequest
    /** Starts of the proposed ones. */
    times: readonly Date[]
    mentor: Person
    mentee: Pick<Person, 'id' | 'name'>
  },
): Promise<void> {
  await publishToBoth(tx, request, { what: REQUEST, change: 'created', id: request.id })
  await notify(tx, {
    dedupeKey: noticeKey(request.id),
    userType: 'mentor',
    userId: mentor.id,
    about: { type: 'mentee', id: mentee.id },
    by: { type: 'mentee', id: mentee.id },
    type: 'mentorship_request',
    title: `Request from ${mentee.name}`,
    message: request.discussionTopic,
    link: '/mentorship-requests',
    data: { requestId: request.id, menteeId: mentee.id },
  })
  if (!(await mayMail(tx, app, { type: 'mentor', id: mentor.id, email: mentor.email }, 'requests'))) return
  await queueEmail(tx, app, {
    kind: 'request-received',
    dedupeKey: `${noticeKey(request.id)}:mentor`,
    to: mentor.email,
    recipient: { type: 'mentor', id: mentor.id },
    about: { type: 'mentee', id: mentee.id },
    subject: `${mentee.name} has requested mentorship`,
    content: {
      heading: 'You have a new mentorship request',
      paragraphs: [`${mentee.name} would like to talk to you. Please answer within ${RESPONSE_HOURS} hours.`],
      facts: [['Mentee', mentee.name], ...factsOf(request, times)],
      action: { label: 'Read and reply', url: `${app.config.publicUrl}/mentorship-requests` },
      note: 'The preferred time is a suggestion. Nothing is booked until the mentee books a session.',
    },
  })
}

/** Tells the mentee the answer, and marks the mentor's notification as read. */
export async function announceAnswer(
  tx: Transaction,
  app: MailSettings,
  {
    request,
    reserved,
    mentor,
    mentee,
  }: {
    request: MentorshipRequest
    /** The time that it was accepted with; null without. */
    reserved: ReservedTime | null
    mentor: Pick<Person, 'id' | 'name'>
    mentee: Person
  },
): Promise<void> {
  await publishToBoth(tx, request, { what: REQUEST, change: 'changed', id: request.id })
  await markCauseRead(tx, { type: 'mentor', id: mentor.id }, noticeKey(request.id))
  const isApproved = request.status === 'approved'
  const key = answeredKey(request.id)
  // The profile knows whether a session is paid already.
  const path = reserved ? payPage(mentor.id, reserved.startsAt) : `/mentor/${mentor.id}`
  // To a visitor the slot is taken: the mail's reader logs in first.
  const next = reserved
    ? { label: 'Pay and confirm', path: signInPage(path, 'mentee') }
    : { label: `Book ${mentor.name}`, path }
  const isToTheStart = reserved?.until.getTime() === reserved?.startsAt.getTime()
  const kept =
    reserved && `${formatWhenFull(reserved.startsAt)} is reserved for you until ${formatWhenFull(reserved.until)}.`
  const answer = request.responseMessage && shortened(request.responseMessage)
  await notify(tx, {
    dedupeKey: key,
    userType: 'mentee',
    userId: mentee.id,
    about: { type: 'mentor', id: mentor.id },
    by: { type: 'mentor', id: mentor.id },
    type: isApproved ? 'request_approved' : 'request_rejected',
    title: `${mentor.name} ${isApproved ? 'accepted' : 'declined'} your request`,
    message: isApproved
      ? `${kept ? `${kept} Pay to confirm it.` : `You can now book sessions with ${mentor.name}.`}${answer === null ? '' : ` Their answer: ${answer}`}`
      : `${request.responseMessage ? 'Their reply is with your requests.' : 'Other mentors may have time for you.'}`,
    link: isApproved ? path : requestsPage('declined'),
    data: { requestId: request.id, mentorId: mentor.id },
  })
  const words: [string, string][] = request.responseMessage ? [[`Answer`, request.responseMessage]] : []
  if (!(await mayMail(tx, app, { type: 'mentee', id: mentee.id, email: mentee.email }, 'requests'))) return
  await queueEmail(tx, app, {
    kind: reserved ? 'request-reserved' : 'request-answered',
    dedupeKey: `${key}:mentee`,
    to: mentee.email,
    recipient: { type: 'mentee', id: mentee.id },
    about: { type: 'mentor', id: mentor.id },
    subject: `${mentor.name} ${isApproved ? 'accepted' : 'declined'} your request`,
    content: {
      heading: isApproved ? 'Your request was accepted' : 'Your request was declined',
      paragraphs: [
        isApproved
          ? `${mentor.name} is happy to talk to you. ${kept ? `${kept} Pay by then to confirm it${isToTheStart ? '' : ': after that, others can book it'}.` : 'You can now book a session.'}`
          : `${mentor.name} can't take this on right now. Try another mentor: requests are free.`,
      ],
      facts: [['Mentor', mentor.name], ['Topic', request.discussionTopic], ...words],
      action: isApproved
        ? { label: next.label, url: `${app.config.publicUrl}${next.path}` }
        : { label: 'Find another mentor', url: `${app.config.publicUrl}/find-mentors` },
    },
  })
}

/** Changes the mentor's notification: it says that the request was withdrawn. */
export async function announceWithdrawal(
  tx: Transaction,
  { request, mentee }: { request: MentorshipRequest; mentee: Pick<Person, 'name'> },
): Promise<void> {
  await publishToBoth(tx, request, { what: REQUEST, change: 'changed', id: request.id })
  await retell(tx, noticeKey(request.id), {
    title: `${mentee.name} withdrew a request`,
    message: `${request.discussionTopic}. No reply is needed.`,
  })
}
