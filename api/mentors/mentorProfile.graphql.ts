/** What a mentor's own page tells beside the card. All public, all as the mentor wrote it. */
import { builder } from '../graphql/builder.ts'

builder.prismaObjectFields('Mentor', (t) => ({
  skills: t.exposeStringList('skills', { description: 'Core skills, in their order.' }),
  currentCity: t.exposeString('currentCity', { nullable: true, description: 'Where they live.' }),
  currentCountry: t.exposeString('currentCountry', { nullable: true, description: 'Where they live.' }),
  currentJobTitle: t.exposeString('currentJobTitle', { nullable: true, description: 'What they work as.' }),
  currentCompany: t.exposeString('currentCompany', { nullable: true, description: 'Where they work.' }),
  previousCompanies: t.exposeStringList('previousCompanies', { description: 'Where they worked before.' }),
  keyProjects: t.exposeStringList('keyProjects', { description: 'Projects they are proud of.' }),
  industriesWorkedIn: t.exposeStringList('industriesWorkedIn', { description: 'Industries they know.' }),
  toolsAndSoftware: t.exposeStringList('toolsAndSoftware', { description: 'Tools and software they know.' }),
  certifications: t.exposeStringList('certifications', { description: 'Certificates they hold.' }),
  topicsCanMentorOn: t.exposeStringList('topicsCanMentorOn', { description: 'What to ask them about.' }),
  timeSlotsPerWeek: t.exposeString('timeSlotsPerWeek', {
    nullable: true,
    description: 'Notes on availability, free text.',
  }),
  whyIMentor: t.exposeString('whyIMentor', { nullable: true, description: 'Why they mentor.' }),
  successStories: t.exposeString('successStories', {
    nullable: true,
    description: 'What became of those they helped.',
  }),
}))
