/** What all acts of a workshop's mentor and of administrators share: who acts, the lock, the audit log, the conflict. */
import { fromDateOnly } from '../../rules/time/time.ts'
import { changed, record, type Act, type Fields } from '../../audit/record.ts'
import type { Transaction } from '../../database/client.ts'
import type { Clock } from '../../database/clock.ts'
import type { Workshop } from '../../generated/prisma/client.ts'
import type { Context } from '../../graphql/context.ts'
import { mentorOf, type MentorId } from '../../graphql/identity.ts'
import { askingUploader, type Uploader } from '../../media/paths.ts'
import type { AuditSubject } from '../../rules/auditActions.ts'
import { NotAllowedError, NotFoundError, failure } from '../../rules/userErrors.ts'
import { lockWorkshop } from '../seats.ts'
import { workshopStateOf } from '../whichWorkshops.ts'

type Asker = Pick<Context, 'member' | 'administrator'>

/** Who acts on a workshop; administrators with their name for the audit log. */
export type Acting =
  | { readonly type: 'mentor'; readonly id: MentorId }
  | { readonly type: 'administrator'; readonly id: number; readonly username: string }

export type Organiser = Acting & { readonly uploader: Uploader }

/** The one who asks: as an administrator, who may do more, if they are logged in as both. Throws NotSignedInError and NotAllowedError. */
export function organiserOf(context: Asker): Organiser {
  const { member, administrator } = context
  if (!administrator) return asMentor(mentorOf(context))
  const { id, username } = administrator
  return { type: 'administrator', id, username, uploader: askingUploader(member, administrator) }
}

/** Who makes a workshop: a mentor makes their own, also if they are logged in as an administrator too. */
export function makerOf(context: Asker, isForAnother: boolean): Organiser {
  return context.member?.type === 'mentor' && !isForAnother ? asMentor(context.member.id) : organiserOf(context)
}

const asMentor = (id: MentorId): Organiser => ({ type: 'mentor', id, uploader: { type: 'mentor', id } })

/** Writes an administrator's act to the audit log; what mentors do with their own workshops is not logged. */
export async function trace(
  tx: Transaction,
  app: { clock: Clock },
  by: Acting,
  workshop: Pick<Workshop, 'id' | 'mentorId'>,
  act: Omit<Act, 'subjects'>,
): Promise<void> {
  if (by.type === 'mentor') return
  await record(tx, app, by, { ...act, subjects: subjectsOf(workshop) })
}

export const subjectsOf = ({ id, mentorId }: Pick<Workshop, 'id' | 'mentorId'>): AuditSubject[] =>
  mentorId === null ? [`workshop:${id}`] : [`workshop:${id}`, `mentor:${mentorId}`]

export async function requireAccepted(tx: Transaction, mentorId: number): Promise<void> {
  const mentor = await tx.mentor.findUnique({ where: { id: mentorId }, select: { status: true } })
  if (mentor?.status !== 'accepted')
    throw new NotAllowedError('You can hold workshops once your application is accepted.')
}

/** The workshop, locked until the transaction ends. Throws NotFoundError for somebody else's. */
export async function takeWorkshop(tx: Transaction, by: Pick<Acting, 'type' | 'id'>, id: number): Promise<Workshop> {
  await lockWorkshop(tx, id)
  const workshop = await tx.workshop.findFirst({ where: { id, ...(by.type === 'mentor' && { mentorId: by.id }) } })
  if (!workshop) throw new NotFoundError('Workshop not found')
  return workshop
}

export const tracedWorkshopFields = (workshop: Workshop) => ({
  title: workshop.title,
  branch: workshop.branch,
  mentorId: workshop.mentorId,
  date: fromDateOnly(workshop.date),
  time: workshop.time,
  duration: workshop.duration,
  maxParticipants: workshop.maxParticipants,
  price: workshop.price,
  state: workshopStateOf(workshop),
})

/** Words and links of people: the log says only that they changed. */
const SAID_TO_CHANGE = ['description', 'instructorName', 'imageUrl', 'meetingLink'] as const

export function workshopChanges(stored: Workshop, saved: Workshop): { before: Fields; after: Fields } {
  const { before, after } = changed(tracedWorkshopFields(stored), tracedWorkshopFields(saved))
  const others = SAID_TO_CHANGE.filter((name) => stored[name] !== saved[name])
  return { before, after: { ...after, ...Object.fromEntries(others.map((name) => [name, 'changed'])) } }
}

/** The workshop has changed since it was read, or its state does not allow the act; nothing was changed. */
export class WorkshopConflictError extends failure('WorkshopConflictError', 409) {
  readonly workshopId: number

  constructor(workshopId: number, message: string) {
    super(message)
    this.workshopId = workshopId
  }
}

export const CANCELLED_BEFORE = 'This workshop was cancelled before. Your reason was not sent to anyone.'
export const CHANGED_MEANWHILE = 'This workshop has changed in the meantime. Check it, then try again.'
