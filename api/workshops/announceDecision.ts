import { randomUUID } from 'node:crypto'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { Workshop } from '../generated/prisma/client.ts'
import type { MailContent } from '../mail/content.ts'
import { queueEmail } from '../mail/outbox.ts'
import { notify } from '../notifications/notify.ts'
import { formatWhenFull } from '../rules/text/format.ts'
import { shortTitle } from './workshopWords.ts'

/** What our team has decided on a mentor's workshop, or changed of an approved one. */
export type WorkshopDecision = 'approved' | 'rejected' | 'cancelled' | 'moved'

/** Where a mentor looks after their workshops. */
export const WORKSHOPS_TAB = '/mentor-dashboard?tab=workshops'

/** Tells the mentor, by mail and in the product, once: called with the transaction of the decision. */
export async function announceDecision(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  workshop: Workshop,
  decision: WorkshopDecision,
): Promise<void> {
  const { id, mentorId } = workshop
  const mentor = mentorId === null ? null : await tx.mentor.findUnique({ where: { id: mentorId } })
  if (!mentor) return
  const { title, message, paragraphs } = NEWS[decision](workshop)
  // The state changes once under the workshop's lock; each decision after it is news of its own.
  const dedupeKey = `workshop:${id}:${decision}:${randomUUID()}`
  const content: MailContent = {
    heading: title,
    paragraphs,
    action: { label: 'See your workshops', url: `${app.config.publicUrl}${WORKSHOPS_TAB}` },
  }
  await queueEmail(tx, app, {
    kind: 'workshop-decision',
    dedupeKey,
    to: mentor.email,
    recipient: { type: 'mentor', id: mentor.id },
    about: null,
    subject: `${title}: ${shortTitle(workshop)}`,
    content,
  })
  await notify(tx, {
    dedupeKey,
    userType: 'mentor',
    userId: mentor.id,
    about: null,
    type: 'workshop',
    title,
    message,
    link: WORKSHOPS_TAB,
    data: { workshopId: id },
  })
}

interface News {
  title: string
  message: string
  paragraphs: string[]
}

const because = (reason: string | null) => (reason ? [`The reason: ${reason}`] : [])

const NEWS: Record<WorkshopDecision, (workshop: Workshop) => News> = {
  approved: ({ title, startsAt }) => ({
    title: 'Your workshop is approved',
    message: `${title} on ${formatWhenFull(startsAt)} is public. People can register now.`,
    paragraphs: [
      `${title} on ${formatWhenFull(startsAt)} is public, and people can register now.`,
      'Please add its meeting link in time: only registered people see it.',
    ],
  }),
  rejected: ({ title, rejectionReason }) => ({
    title: 'Your workshop was not approved',
    message: [`${title} was not approved.`, ...because(rejectionReason)].join(' '),
    paragraphs: [
      `We've looked at ${title}, and can't approve it as it is.`,
      ...because(rejectionReason),
      'Change it and save it, so that we can look at it again.',
    ],
  }),
  moved: ({ title, startsAt, registeredCount }) => ({
    title: 'Your workshop has a new time',
    message: `Our team has moved ${title} to ${formatWhenFull(startsAt)}.`,
    paragraphs: [
      `Our team has moved ${title} to ${formatWhenFull(startsAt)}.`,
      ...(registeredCount > 0 ? ['We let everyone who is registered know.'] : []),
      "If the new time doesn't suit you, please write to our team.",
    ],
  }),
  cancelled: ({ title, startsAt, cancelReason }) => ({
    title: 'Your workshop was cancelled',
    message: [`Our team has cancelled ${title} on ${formatWhenFull(startsAt)}.`, ...because(cancelReason)].join(' '),
    paragraphs: [
      `Our team has cancelled ${title} on ${formatWhenFull(startsAt)}.`,
      ...because(cancelReason),
      'We email everyone who is registered, and refund them.',
    ],
  }),
}
