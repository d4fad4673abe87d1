/** Who acts on a workshop: its mentor, or an administrator. */
import { changed, record, type Act, type Fields } from '../../audit/record.ts'
import type { Transaction } from '../../database/client.ts'
import type { Clock } from '../../database/clock.ts'
import type { Workshop } from '../../generated/prisma/client.ts'
import type { Context } from '../../graphql/context.ts'
import { mentorOf, type MentorId } from '../../graphql/identity.ts'
import type { Uploader } from '../../media/paths.ts'
import { fromDateOnly } from '../../rules/time.ts'
import { NotAllowedError, NotFoundError, UserError } from '../../rules/userErrors.ts'
import { lockWorkshop } from '../seats.ts'
import { workshopStateOf } from '../workshopState.ts'

type Asker = Pick<Context, 'member' | 'administrator'>

/** Who acts on a workshop, by number; of administrators also the name in the audit log. */
export type Acting =
  | { readonly type: 'mentor'; readonly id: MentorId }
  | { readonly type: 'administrator'; readonly id: number; readonly username: string }

export type Organiser = Acting & { readonly uploader: Uploader }

const LOCKED = 'You can hold workshops once your application is accepted.'

/** The one who asks; an administrator may do more, and so comes first. Throws NotSignedInError and NotAllowedError. */
export function organiserOf(context: Asker): Organiser {
  const { member, administrator } = context
  if (!administrator) return asMentor(mentorOf(context))
  const { id, username } = administrator
  // What is uploaded by somebody who is logged in twice is the member's.
  return { type: 'administrator', id, username, uploader: member ?? { type: 'admin', id } }
}

/** The same the other way round: a mentor's own form makes their own workshop, whoever else they are. */
export function makerOf(context: Asker, isForAnother: boolean): Organiser {
  return context.member?.type === 'mentor' && !isForAnother ? asMentor(context.member.id) : organiserOf(context)
}

const asMentor = (id: MentorId): Organiser => ({ type: 'mentor', id, uploader: { type: 'mentor', id } })

/** Writes an administrator's act on a workshop down; what its mentor does with their own leaves no trace. */
export async function trace(
  tx: Transaction,
  app: { clock: Clock },
  by: Acting,
  { id, mentorId }: Pick<Workshop, 'id' | 'mentorId'>,
  act: Omit<Act, 'subjects'>,
): Promise<void> {
  if (by.type === 'mentor') return
  const subjects = [`workshop:${id}`, ...(mentorId === null ? [] : ([`mentor:${mentorId}`] as const))] as const
  await record(tx, app, by, { ...act, subjects })
}

/** Only accepted mentors hold workshops. */
export async function requireAccepted(tx: Transaction, mentorId: number): Promise<{ name: string }> {
  const mentor = await tx.mentor.findUnique({ where: { id: mentorId }, select: { name: true, status: true } })
  if (mentor?.status !== 'accepted') throw new NotAllowedError(LOCKED)
  return mentor
}

/** The workshop, locked until the transaction ends. Throws NotFoundError for somebody else's. */
export async function takeWorkshop(tx: Transaction, by: Pick<Acting, 'type' | 'id'>, id: number): Promise<Workshop> {
  await lockWorkshop(tx, id)
  const workshop = await tx.workshop.findFirst({
    where: { id, ...(by.type === 'mentor' && { mentorId: by.id }) },
  })
  if (!workshop) throw new NotFoundError('Workshop not found')
  return workshop
}

/** Its plain fields, by their names in the product. */
export const tracedFields = (workshop: Workshop) => ({
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
const UNWRITTEN = ['description', 'instructorName', 'imageUrl', 'meetingLink'] as const

/** What a save has changed, before and after. */
export function changesOf(stored: Workshop, saved: Workshop): { before: Fields; after: Fields } {
  const { before, after } = changed(tracedFields(stored), tracedFields(saved))
  const others = UNWRITTEN.filter((name) => stored[name] !== saved[name])
  return { before, after: { ...after, ...Object.fromEntries(others.map((name) => [name, 'changed'])) } }
}

/** It is not as the one who asks has seen it, or no longer in a state that allows it: nothing was changed. */
export class WorkshopConflictError extends UserError {
  override readonly name = 'WorkshopConflictError'
  static override readonly status = 409
  readonly workshopId: number

  constructor(workshopId: number, message: string) {
    super(message)
    this.workshopId = workshopId
  }
}

export const CHANGED_MEANWHILE = 'This workshop has changed in the meantime. Check it, then try again.'
