import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import type { AccountRef } from '../../contracts/personalData.ts'
import type { App } from '../../app.ts'
import { record, type Auditor } from '../../audit/record.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import { MentorStatus as MENTOR_STATUS, type MentorStatus } from '../../generated/prisma/enums.ts'
import { mailAndNotify } from '../../notifications/mailAndNotify.ts'
import { NotFoundError, failure } from '../../rules/userErrors.ts'
import { NOTE_MAXIMUM } from '../../rules/constants.ts'
import { optionalProse, form } from '../../rules/inputs/fields/fields.ts'
import type { MailContent } from '../../mail/content.ts'

/** What the team has decided on an application. */
export const mentorStatusSchema = form('The decision is missing', {
  mentorId: z.int('Mentor is required'),
  status: z.enum(MENTOR_STATUS, 'Status is required'),
  /** The status that the administrator saw when deciding; null skips the check. */
  from: z.nullish(z.enum(MENTOR_STATUS, 'From must be a status')),
  /** For the mentor. */
  reason: optionalProse('Reason', NOTE_MAXIMUM),
})
export type MentorDecision = z.input<typeof mentorStatusSchema>

const NOW: Record<MentorStatus, string> = {
  pending_review: 'is under review again',
  accepted: 'has been accepted',
  rejected: 'has been rejected',
}

/** Another administrator has decided in the meantime; nothing was changed. */
export class MentorDecidedError extends failure('MentorDecidedError', 409) {
  readonly mentorId: number

  constructor(mentorId: number, { name, status }: { name: string; status: MentorStatus }) {
    super(`${name} ${NOW[status]} in the meantime. Nothing was changed, and no email was sent.`)
    this.mentorId = mentorId
  }
}

/** Mentor and mentees who have paid are told of a change. Throws NotFoundError and MentorDecidedError. */
export async function setMentorStatus(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Auditor,
  decision: MentorDecision,
): Promise<void> {
  await inTransaction(app.db, (tx) => decideOnMentor(tx, app, by, decision))
}

/** The same within a transaction; `staysActive` is false where it also switches the mentor off, of which the caller tells mentees. */
export async function decideOnMentor(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  by: Auditor,
  { mentorId, status, from, reason, staysActive = true }: MentorDecision & { staysActive?: boolean },
): Promise<void> {
  // Of two decisions at once the second one sees the first.
  await tx.$queryRaw`SELECT id FROM mentors WHERE id = ${mentorId} FOR NO KEY UPDATE`
  const select = { name: true, email: true, status: true, isActive: true }
  const mentor = await tx.mentor.findUnique({ where: { id: mentorId }, select })
  if (!mentor) throw new NotFoundError('Mentor not found')
  if (from && mentor.status !== from) throw new MentorDecidedError(mentorId, mentor)
  if (mentor.status === status) return
  await tx.mentor.update({ where: { id: mentorId }, data: { status } })
  const [before, after] = [{ status: mentor.status }, { status }]
  await record(tx, app, by, { action: 'mentor.status', subjects: [`mentor:${mentorId}`], reason, before, after })
  // Of a mentor under review they have read that they may come back. Of a first application there is nobody to tell.
  const isDecidedAgain = mentor.status === 'pending_review' && status === 'rejected'
  if ((mentor.status === 'accepted' || isDecidedAgain) && mentor.isActive && staysActive)
    await announce('announceLeft', tx, app, mentorId)
  if (status === 'accepted' && mentor.isActive && staysActive) await announce('announceBack', tx, app, mentorId)
  const wasAccepted = mentor.status === 'accepted'
  if (status === 'pending_review' && !wasAccepted) return
  // Each decision is news of its own.
  const dedupeKey = `mentor:${mentorId}:${status}:${randomUUID()}`
  const hasHours = (await tx.mentorAvailability.count({ where: { mentorId, isActive: true } })) > 0
  const { notice, ...mail } = statusMail({ status, wasAccepted, hasHours, name: mentor.name, reason }, app.config)
  const recipient: AccountRef = { type: 'mentor', id: mentorId }
  const news = { kind: 'mentor-status', dedupeKey, to: mentor.email, recipient, about: null, ...mail }
  await mailAndNotify(tx, app, news, { by: null, type: 'general', ...notice })
}

/** Tells mentees who have paid that the mentor left or is back: they can cancel for a full refund. */
export async function announce(
  what: 'announceLeft' | 'announceBack',
  tx: Transaction,
  app: Pick<App, 'clock' | 'config' | 'parts'>,
  mentorId: number,
): Promise<void> {
  for (const part of app.parts.people) await part[what]?.(tx, app, { type: 'mentor', id: mentorId })
}

interface StatusNews {
  subject: string
  content: MailContent
  notice: { title: string; message: string }
}

interface Decided {
  status: MentorStatus
  /** Whether they took part until now: then there is no application to speak of. */
  wasAccepted: boolean
  /** Whether they have weekly hours, such as a mentor who had been accepted before. */
  hasHours: boolean
  name: string
  reason?: string | null | undefined
}

function statusMail(
  { status, wasAccepted, hasHours, name, reason }: Decided,
  { publicUrl }: { publicUrl: string },
): StatusNews {
  if (status === 'accepted') {
    const booking = hasHours
      ? 'Students can book you at the times that you offer.'
      : 'Students can book you once you set your weekly hours.'
    return {
      subject: "You're now a Plumbline mentor",
      content: {
        heading: `Welcome, ${name}`,
        paragraphs: [
          'Your application has been accepted and your profile is public.',
          booking,
          ...(reason ? [`A note from our team: ${reason}`] : []),
        ],
        action: {
          label: hasHours ? 'Log in and check your hours' : 'Log in and set your hours',
          url: `${publicUrl}/auth?as=mentor`,
        },
      },
      notice: {
        title: 'Your application has been accepted',
        message: `Your profile is public. ${booking}`,
      },
    }
  }
  const moneyBack =
    'If mentees have paid for sessions or a package with you, we have emailed them that they can cancel for a refund.'
  const why = reason ? [`The reason: ${reason}`] : []
  if (status === 'pending_review') {
    const paused = 'Our team is reviewing your profile again. Meanwhile it is not public, and nobody can book you.'
    return {
      subject: 'Your Plumbline profile is under review',
      content: {
        heading: `Your profile is under review again, ${name}`,
        paragraphs: [
          paused,
          ...why,
          moneyBack,
          'If you have a question, write to our support team at the email address below.',
        ],
      },
      notice: { title: 'Your profile is under review again', message: [paused, ...why].join(' ') },
    }
  }
  if (wasAccepted) {
    const ended =
      'Our team has ended your work as a mentor on Plumbline. Your profile is no longer public, and nobody can book you.'
    return {
      subject: 'You are no longer a Plumbline mentor',
      content: {
        heading: `You are no longer a mentor on Plumbline, ${name}`,
        paragraphs: [
          ended,
          ...why,
          moneyBack,
          'If you think that we missed something, write to our support team at the email address below.',
        ],
      },
      notice: {
        title: 'You are no longer a Plumbline mentor',
        message: `${ended} If you think that we missed something, write to our support team.`,
      },
    }
  }
  return {
    subject: 'Your Plumbline application',
    content: {
      heading: `Thank you for applying, ${name}`,
      paragraphs: [
        "We've reviewed your application and can't accept it at this time.",
        ...why,
        'If something has changed, or you think we missed something, write to our support team at the email address below.',
      ],
    },
    notice: {
      title: 'Your application has not been accepted',
      message: "We can't accept it at this time. If something changes, write to our support team.",
    },
  }
}
