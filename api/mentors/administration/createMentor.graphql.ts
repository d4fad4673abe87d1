import { z } from 'zod/mini'
import { EmailTakenError } from '../../accounts/accountErrors.ts'
import { mutation } from '../../graphql/mutation.ts'
import { SIGNED_IN_ERRORS } from '../../graphql/errors.ts'
import { administratorOf, type Administrator } from '../../graphql/identity.ts'
import { newMentorSchema, type NewMentor } from '../../rules/inputs/mentorByAdministrator.ts'
import { PASSWORD_WORDS } from '../../rules/people/passwords.ts'
import { ValidationError } from '../../rules/userErrors.ts'
import { MentorStatus } from '../profile/mentor.graphql.ts'
import { mentorPayload, managedFields, profileFields, paise, loggedFields } from '../profile/profileFields.graphql.ts'
import { confirmationLink, mailConfirmation } from '../../accounts/emailConfirmations.ts'
import { hashPassword } from '../../accounts/passwords.ts'
import { defined } from '../../accounts/profileVersions.ts'
import { announce } from '../application/setMentorStatus.ts'
import type { App } from '../../app.ts'
import { record } from '../../audit/record.ts'
import { inTransaction, violates } from '../../database/transaction.ts'
import type { MentorStatus as Status } from '../../generated/prisma/enums.ts'
import { pictureToSave } from '../../media/claimPicture.ts'
import { askingUploader, type Uploader } from '../../media/paths.ts'
import { DEFAULT_PROFILE_IMAGE } from '../../rules/constants.ts'
import { hoursGiven, saveHours } from '../../availability/weeklyHours.ts'

mutation('createMentor', {
  description: 'Adds a mentor, who is asked for the terms when they first log in. Administrators only.',
  authScopes: { admin: true },
  errors: [ValidationError, ...SIGNED_IN_ERRORS, EmailTakenError],
  input: {
    description: 'A mentor as an administrator adds them.',
    argument: 'The mentor.',
    fields: (t) => ({
      name: t.string({ description: 'Full name.' }),
      email: t.string({ description: 'Unique among mentors, regardless of case.' }),
      password: t.string({ description: PASSWORD_WORDS }),
      experience: t.float({ description: 'Whole years, at least 1.' }),
      status: t.field({ type: MentorStatus, required: false, description: 'Under review when missing.' }),
      ...profileFields(t),
      ...managedFields(t),
    }),
    schema: z.extend(newMentorSchema, { status: z.nullish(z.enum(['pending_review', 'accepted', 'rejected'])) }),
  },
  resolve: async (context, input) => {
    const by = administratorOf(context)
    return { mentorId: await createMentor(context, by, input, askingUploader(context.member, by)) }
  },
  payload: mentorPayload('The mentor is added.'),
})

/** Answers the number; mails a link that confirms the address. Throws ValidationError and EmailTakenError. */
export async function createMentor(
  app: Pick<App, 'db' | 'clock' | 'config' | 'parts'>,
  by: Administrator,
  { password, status, ...input }: NewMentor & { status?: Status | null | undefined },
  uploader: Uploader = { type: 'admin', id: by.id },
): Promise<number> {
  const passwordHash = await hashPassword(password)
  const now = app.clock.now()
  try {
    return await inTransaction(app.db, async (tx) => {
      const { weeklyAvailability, starterPackageRate, advancedPackageRate, ...rest } = input
      const columns = {
        ...rest,
        status: status ?? undefined,
        starterPackageRate: paise(starterPackageRate),
        advancedPackageRate: paise(advancedPackageRate),
        profileImage: await pictureToSave(tx, {
          given: input.profileImage,
          stored: null,
          defaultPath: DEFAULT_PROFILE_IMAGE,
          person: uploader,
          now,
        }),
      }
      const { name, email, experience } = rest
      const { rating: _none, ...row } = await tx.mentor.create({
        data: { ...defined(columns), name, email, experience, passwordHash, createdAt: now },
      })
      const { id } = row
      const hours = hoursGiven(weeklyAvailability, {})
      if (hours) await saveHours(tx, id, hours)
      await record(tx, app, by, { action: 'mentor.created', subjects: [`mentor:${id}`], after: loggedFields(row) })
      if (row.status === 'accepted' && row.isActive) await announce('announceBack', tx, app, id)
      const account = { type: 'mentor', id, email } as const
      await mailConfirmation(tx, app, account, await confirmationLink(tx, app, account))
      return id
    })
  } catch (error) {
    if (violates(error, 'mentors_email_key')) throw new EmailTakenError()
    throw error
  }
}
