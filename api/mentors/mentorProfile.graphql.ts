/** What a mentor's own page tells beside the card. All public, all as the mentor wrote it. */
import { builder } from '../graphql/builder.ts'

/** Short lists of the mentor's own row. */
const COLUMN = { items: 0 }

builder.prismaObjectFields('Mentor', (t) => ({
  skills: t.exposeStringList('skills', { cost: COLUMN, description: 'Core skills, in their order.' }),
  currentCity: t.exposeString('currentCity', { nullable: true, description: 'Where they live.' }),
  currentCountry: t.exposeString('currentCountry', { nullable: true, description: 'Where they live.' }),
  currentJobTitle: t.exposeString('currentJobTitle', { nullable: true, description: 'What they work as.' }),
  currentCompany: t.exposeString('currentCompany', { nullable: true, description: 'Where they work.' }),
  previousCompanies: t.exposeStringList('previousCompanies', {
    cost: COLUMN,
    description: 'Where they worked before.',
  }),
  keyProjects: t.exposeStringList('keyProjects', { cost: COLUMN, description: 'Projects they are proud of.' }),
  industriesWorkedIn: t.exposeStringList('industriesWorkedIn', { cost: COLUMN, description: 'Industries they know.' }),
  toolsAndSoftware: t.exposeStringList('toolsAndSoftware', {
    cost: COLUMN,
    description: 'Tools and software they know.',
  }),
  certifications: t.exposeStringList('certifications', { cost: COLUMN, description: 'Certificates they hold.' }),
  topicsCanMentorOn: t.exposeStringList('topicsCanMentorOn', { cost: COLUMN, description: 'What to ask them about.' }),
  timeSlotsPerWeek: t.exposeString('timeSlotsPerWeek', {
    nullable: true,
    description: 'Notes on availability, free text.',
  }),
  whyIMentor: t.exposeString('whyIMentor', { nullable: true, description: 'Why they mentor.' }),
  successStories: t.exposeString('successStories', {
    nullable: true,
    description: 'Results of the people they mentored.',
  }),
}))
