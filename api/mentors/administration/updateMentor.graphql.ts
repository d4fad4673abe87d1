import { z } from 'zod/mini'
import { shutOut } from '../../sessions/sessions.ts'
import { EmailTakenError } from '../../accounts/accountErrors.ts'
import { mutation } from '../../graphql/mutation.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { administratorOf, type Administrator } from '../../graphql/identity.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { mentorUpdateSchema, type MentorUpdate } from '../../rules/inputs/mentorByAdministrator.ts'
import { NotFoundError, failure } from '../../rules/userErrors.ts'
import { MentorStatus } from '../profile/mentor.graphql.ts'
import {
  mentorPayload,
  managedFields,
  profileFields,
  loggedChanges,
  lockedProfile,
  paise,
} from '../profile/profileFields.graphql.ts'
import { changesIn, defined, nextVersion, ProfileConflictError } from '../../accounts/profileVersions.ts'
import type { App } from '../../app.ts'
import { record } from '../../audit/record.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { MentorStatus as Status } from '../../generated/prisma/enums.ts'
import { pictureToSave } from '../../media/claimPicture.ts'
import { askingUploader, type Uploader } from '../../media/paths.ts'
import { isSameAddress, replaceEmail } from '../../passwords/replaceEmail.ts'
import { DEFAULT_PROFILE_IMAGE } from '../../rules/constants.ts'
import { announce, decideOnMentor } from '../application/setMentorStatus.ts'
import { announceEdits } from './announceEdits.ts'
import { hoursGiven, saveHours } from '../../availability/weeklyHours.ts'
import { CHANGE_ERRORS, errorType } from '../../graphql/errors.ts'

/** ProfileConflictError as administrators read it. */
class MentorConflictError extends failure('MentorConflictError', 409) {
  readonly mentorId: number
  readonly fields: string[]

  constructor(mentorId: number, { message, fields }: ProfileConflictError) {
    super(message)
    this.mentorId = mentorId
    this.fields = fields
  }
}

errorType(
  MentorConflictError,
  'Some of these fields were saved by somebody else since the form was filled; nothing was changed.',
  (t) => ({
    fields: t.exposeStringList('fields', { cost: { items: 0 }, description: 'Names of the fields, as in the input.' }),
    mentor: rowNow(
      t,
      'Mentor',
      'mentorId',
      'The mentor as they were saved: fill the form from it, or save again with its version.',
    ),
  }),
)

mutation('updateMentor', {
  description:
    'Saves the given fields of a mentor of any status, and tells an active one what changed. Administrators only.',
  authScopes: { admin: true },
  errors: [...CHANGE_ERRORS, EmailTakenError, MentorConflictError],
  input: {
    description: 'What an administrator saves of a mentor. What is left out stays, null or an empty text empties it.',
    argument: 'What to save.',
    fields: (t) => ({
      id: t.int({ description: 'Numeric id of the mentor.' }),
      name: t.string({ required: false, description: 'Not empty.' }),
      email: t.string({
        required: false,
        description:
          'Unique among mentors. A new one is to be confirmed; the one before is told, and the mentor is logged out everywhere.',
      }),
      experience: t.float({ required: false, description: 'Whole years, at least 1.' }),
      status: t.field({ type: MentorStatus, required: false, description: 'As `setMentorStatus` sets it.' }),
      rating: t.float({
        required: false,
        description:
          '0 to 5, with two decimals. With the next review, or change of one, both follow from the reviews again.',
      }),
      reviewCount: t.int({ required: false, description: 'Reviews that the rating is made of.' }),
      ...profileFields(t),
      ...managedFields(t),
    }),
    schema: z.extend(mentorUpdateSchema, {
      id: z.int('Mentor is required'),
      status: z.nullish(z.enum(['pending_review', 'accepted', 'rejected'])),
    }),
  },
  resolve: async (context, input) => {
    const id = nodeId(input.id)
    const by = administratorOf(context)
    await updateMentor(context, by, { ...input, id }, askingUploader(context.member, by))
    return { mentorId: id }
  },
  payload: mentorPayload('The mentor is saved.'),
})

/** All or nothing. Throws ValidationError, EmailTakenError, NotFoundError and MentorConflictError. */
export async function updateMentor(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Administrator,
  { id, profileVersion, status, ...input }: MentorUpdate & { id: number; status?: Status | null | undefined },
  uploader: Uploader = { type: 'admin', id: by.id },
): Promise<void> {
  const account = { type: 'mentor', id } as const
  await inTransaction(app.db, async (tx) => {
    const stored = await lockedProfile(tx, id)
    if (!stored) throw new NotFoundError('Mentor not found')
    const staysActive = input.isActive !== false
    if (status) await decideOnMentor(tx, app, by, { mentorId: id, status, staysActive })
    const now = app.clock.now()
    const profileImage = await pictureToSave(tx, {
      given: input.profileImage,
      stored: stored.profileImage,
      defaultPath: DEFAULT_PROFILE_IMAGE,
      person: uploader,
      now,
    })
    const { weeklyAvailability, starterPackageRate, advancedPackageRate, ...rest } = input
    const given = {
      ...rest,
      profileImage,
      starterPackageRate: paise(starterPackageRate),
      advancedPackageRate: paise(advancedPackageRate),
      weeklyAvailability: hoursGiven(weeklyAvailability, stored.hours),
    }
    const before = { ...stored, rating: stored.rating.toNumber(), weeklyAvailability: stored.hours }
    const fields = changesIn(given, before)
    if (fields.length === 0) return
    const version = versionOf(id, stored, { from: profileVersion, fields, now })
    const { email, weeklyAvailability: hours, ...columns } = given
    const isMoved = email !== undefined && !isSameAddress(stored.email, email)
    const isOff = fields.includes('isActive') && given.isActive === false
    const links = isMoved || isOff ? (await shutOut(tx, app, account)).links : []
    if (email !== undefined && fields.includes('email'))
      await replaceEmail(tx, app, { account, from: stored.email, to: email, isByTeam: true, links })
    if (hours && fields.includes('weeklyAvailability')) await saveHours(tx, id, hours)
    await tx.mentor.update({ where: { id }, data: { ...defined(columns), ...version }, select: { id: true } })
    // Under review they might have come back.
    if (isOff && stored.status !== 'rejected') await announce('announceLeft', tx, app, id)
    const isOn = fields.includes('isActive') && given.isActive === true
    if (isOn && (status ?? stored.status) === 'accepted') await announce('announceBack', tx, app, id)
    // Who is switched off cannot log in, and hears nothing until they can.
    if (given.isActive ?? stored.isActive)
      await announceEdits(tx, app, {
        id,
        email: email ?? stored.email,
        version: version.profileVersion,
        fields,
        before: stored,
        after: given,
      })
    await record(tx, app, by, {
      action: 'mentor.updated',
      subjects: [`mentor:${id}`],
      ...loggedChanges(before, given, fields),
    })
  })
}

function versionOf(id: number, ...[stored, save]: Parameters<typeof nextVersion>) {
  try {
    return nextVersion(stored, save)
  } catch (error) {
    throw error instanceof ProfileConflictError ? new MentorConflictError(id, error) : error
  }
}
