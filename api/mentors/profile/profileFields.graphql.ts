import { builder } from '../../graphql/builder.ts'
import { WeeklyAvailabilityInput } from '../../availability/availability.graphql.ts'

type Types = typeof builder.$inferSchemaTypes

/** What a mentor and an administrator save of a profile alike; all of it may be left out. */
export const profileFields = (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => {
  const text = (description: string) => t.string({ required: false, description })
  const list = (what: string) =>
    t.stringList({ required: false, description: `${what}: at most 30 lines of 200 characters.` })
  return {
    profileVersion: t.int({
      required: false,
      description:
        'The version that the form was filled from. When one of the fields was saved elsewhere since, nothing is changed and the answer says so; without it the last save wins.',
    }),
    profileImage: text('Id or path of a picture that was uploaded by whoever saves it; null for none.'),
    linkedinUrl: text('With or without its scheme; kept as https.'),
    currentCity: text('At most 150 characters.'),
    currentCountry: text('At most 150 characters.'),
    currentJobTitle: text('At most 150 characters.'),
    currentCompany: text('At most 150 characters.'),
    mainBranch: text('General when emptied.'),
    subBranch: text('Specialization.'),
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
    available: t.boolean({
      required: false,
      description: 'False is shown as Busy, and slots are offered for sessions of packages only.',
    }),
  }
}

/** What only administrators set. */
export const managedFields = (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => ({
  starterPackageRate: t.string({
    required: false,
    description: 'Rupees as text, `300.00`; at least 1, or 0 for the suggested price.',
  }),
  advancedPackageRate: t.string({
    required: false,
    description: 'Rupees as text, `3000.00`; at least 1, or 0 for the suggested price.',
  }),
  isActive: t.boolean({
    required: false,
    description:
      'Whether the account is in use; one that is not is listed nowhere, logged out everywhere, and cannot log in.',
  }),
})

/** What a mutation of one mentor answers. */
export const mentorPayload = (name: string, description: string) =>
  builder.objectRef<{ mentorId: number }>(name).implement({
    description,
    fields: (t) => ({
      mentor: t.prismaField({
        type: 'Mentor',
        description: 'The mentor as they are now.',
        resolve: (query, { mentorId }, _args, { db }) =>
          db.mentor.findUniqueOrThrow({ ...query, where: { id: mentorId } }),
      }),
    }),
  })
