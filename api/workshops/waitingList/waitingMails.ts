/** Somebody's entry in a waiting list with its workshop, and how they are told of it. */
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import type { MailContent } from '../../mail/content.ts'
import { queueEmail } from '../../mail/outbox.ts'
import { notify } from '../../notifications/notify.ts'
import { waitingListAddress, waitingListPage, workshopsAddress } from '../../rules/addresses.ts'
import { accountAt, instructorOf } from '../announce/participant.ts'

const WITH = { workshop: true, mentee: { select: { id: true, email: true } } } as const

export type Waiting = Prisma.WaitingListEntryGetPayload<{ include: typeof WITH }>

/** Null once it is gone. */
export const waitingOf = (tx: Transaction, id: number): Promise<Waiting | null> =>
  tx.waitingListEntry.findUnique({ where: { id }, include: WITH })

interface News {
  kind: string
  /** Names the cause: `offered:1796000000000`. */
  cause: string
  title: string
  /** Of the notification; null when the mail alone will do. */
  message: string | null
  subject: string
  content: Omit<MailContent, 'heading' | 'action'>
  /** What is done on the page of the entry; null when there is nothing left to do there. */
  step: string | null
  validUntil?: Date
}

/** A mail, and a notification to the account of the entry; the same cause is told once. Whether it is new. */
export async function tellWaiting(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { id, email, code, mentee, workshop }: Waiting,
  { kind, cause, title, message, subject, content, step, validUntil }: News,
): Promise<boolean> {
  const about = instructorOf(workshop)
  const dedupeKey = `waiting-list:${id}:${cause}`
  const isNew = await queueEmail(tx, app, {
    kind,
    dedupeKey,
    to: email,
    recipient: accountAt(email, mentee),
    about,
    subject,
    content: {
      heading: title,
      ...content,
      action: step
        ? { label: step, url: waitingListAddress(app.config, code) }
        : { label: 'Find another workshop', url: workshopsAddress(app.config) },
    },
    ...(validUntil && { validUntil }),
  })
  if (!isNew || message === null || !mentee) return isNew
  await notify(tx, {
    dedupeKey,
    userType: 'mentee',
    userId: mentee.id,
    about,
    type: 'workshop',
    title,
    message,
    link: step ? waitingListPage(code) : '/workshops',
    data: { workshopId: workshop.id },
  })
  return isNew
}
