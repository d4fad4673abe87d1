import { EmailTakenError } from '../accounts/accountErrors.ts'
import { ProfileConflictError } from '../accounts/profileVersions.ts'
import { builder } from '../graphql/builder.ts'
import { memberOf, mentorOf, type MentorId } from '../graphql/identity.ts'
import { continueAs } from '../passwords/saveLogin.ts'
import { mentorProfileSchema } from '../rules/inputs/mentorProfile.ts'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../rules/userErrors.ts'
import { updateMentorProfile } from './updateMentorProfile.ts'
import { WeeklyAvailabilityInput } from './weeklyHoursInput.graphql.ts'

const UpdateMentorProfileInput = builder
  .inputType('UpdateMentorProfileInput', {
    description:
      'What is saved of a profile. What is left out stays, null or an empty text empties it. Rates are not in it: the team changes them.',
    fields: (t) => {
      const text = (description: string) => t.string({ required: false, description })
      const list = (what: string) =>
        t.stringList({ required: false, description: `${what}: at most 30 lines of 200 characters.` })
      return {
        mentorId: t.int({ required: false, description: "Numeric id; anyone's but the own is not found." }),
        profileVersion: t.int({
          required: false,
          description:
            'The version that the form was filled from. When one of the fields was saved elsewhere since, nothing is changed and the answer says so; without it the last save wins.',
        }),
        profileImage: text('Id or path of a picture that was uploaded by the mentor; null for none.'),
        name: text('Not empty.'),
        email: text(
          'Unique among mentors. A new one needs the current password and is to be confirmed; the one before is told, and all other sessions end.',
        ),
        currentPassword: text(
          'Needed with another email address, else not looked at. Wrong ones count like failed sign-ins.',
        ),
        linkedinUrl: text('With or without its scheme; kept as https.'),
        currentCity: text('At most 150 characters.'),
        currentCountry: text('At most 150 characters.'),
        currentJobTitle: text('At most 150 characters.'),
        currentCompany: text('At most 150 characters.'),
        mainBranch: text('General when emptied.'),
        subBranch: text('Specialization.'),
        experience: t.float({ required: false, description: 'Whole years, at least 1.' }),
        bio: text('At most 2000 characters.'),
        previousCompanies: list('Where they worked before'),
        keyProjects: list('Projects they are proud of'),
        industriesWorkedIn: list('Industries they know'),
        toolsAndSoftware: list('Tools and software they know'),
        certifications: list('Certificates they hold'),
        skills: list('Core skills'),
        topicsCanMentorOn: list('What to ask them about'),
        weeklyAvailability: t.field({
          type: WeeklyAvailabilityInput,
          required: false,
          description: 'Weekly hours. Sessions that are booked stay.',
        }),
        timeSlotsPerWeek: text('Notes on availability, at most 500 characters.'),
        whyIMentor: text('At most 2000 characters.'),
        successStories: text('At most 2000 characters.'),
        available: t.boolean({ required: false, description: 'False is shown as Busy, and no slot is offered.' }),
      }
    },
  })
  .validate(mentorProfileSchema)

const UpdateMentorProfilePayload = builder.objectRef<{ mentorId: MentorId }>('UpdateMentorProfilePayload').implement({
  description: 'The profile is saved.',
  fields: (t) => ({
    mentor: t.prismaField({
      type: 'Mentor',
      description: 'The mentor as they are now.',
      resolve: (query, { mentorId }, _args, { db }) =>
        db.mentor.findUniqueOrThrow({ ...query, where: { id: mentorId } }),
    }),
  }),
})

builder.mutationField('updateMentorProfile', (t) =>
  t.field({
    type: UpdateMentorProfilePayload,
    description: "Saves the signed-in mentor's own profile, or a section of it, in whatever state the application is.",
    authScopes: { mentor: true },
    errors: {
      types: [
        ValidationError,
        NotSignedInError,
        NotAllowedError,
        NotFoundError,
        EmailTakenError,
        ProfileConflictError,
        RateLimitedError,
      ],
    },
    args: { input: t.arg({ type: UpdateMentorProfileInput, description: 'What to save.' }) },
    resolve: async (_root, { input }, context) => {
      const mentorId = mentorOf(context)
      const { sessionHash } = memberOf(context)
      const token = await updateMentorProfile(context, { id: mentorId, sessionHash }, input)
      if (token !== null) continueAs(context, token)
      return { mentorId }
    },
  }),
)
