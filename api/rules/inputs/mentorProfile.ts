import { z } from 'zod/mini'
import { form } from './fields/fields.ts'
import { BRANCH_MAXIMUM, DEFAULT_MAIN_BRANCH, NOTE_MAXIMUM, PLACE_MAXIMUM, PROSE_MAXIMUM } from '../constants.ts'
import { forEachList } from '../people/mentorLists.ts'
import { experienceField } from './mentorApplication.ts'
import {
  currentPasswordField,
  emailUpdate,
  lineUpdate,
  lineUpdateOr,
  linkedinUpdate,
  listUpdate,
  nameUpdate,
  ownIdField,
  pictureUpdate,
  proseUpdate,
  proseUpdateOrEmpty,
  versionField,
} from './fields/profileFields.ts'
import { weeklyHoursSchema } from './availability.ts'

/** What a mentor saves of their profile; what is left out stays. The team changes rates, status and rating. */
export const mentorProfileSchema = form('The profile is missing', {
  mentorId: ownIdField('Mentor id'),
  profileVersion: versionField(),
  profileImage: pictureUpdate(),
  name: nameUpdate(),
  email: emailUpdate(),
  currentPassword: currentPasswordField(),
  linkedinUrl: linkedinUpdate(),
  currentCity: lineUpdate('City', PLACE_MAXIMUM),
  currentCountry: lineUpdate('Country', PLACE_MAXIMUM),
  currentJobTitle: lineUpdate('Job title', PLACE_MAXIMUM),
  currentCompany: lineUpdate('Company', PLACE_MAXIMUM),
  mainBranch: lineUpdateOr('Main branch', BRANCH_MAXIMUM, DEFAULT_MAIN_BRANCH),
  subBranch: lineUpdate('Specialization', BRANCH_MAXIMUM),
  experience: z.optional(experienceField()),
  bio: proseUpdateOrEmpty('Bio', PROSE_MAXIMUM),
  ...forEachList((_name, { label }) => listUpdate(label)),
  weeklyAvailability: z.optional(weeklyHoursSchema),
  timeSlotsPerWeek: proseUpdate('Availability notes', NOTE_MAXIMUM),
  whyIMentor: proseUpdate('Why I mentor', PROSE_MAXIMUM),
  successStories: proseUpdate('Success stories', PROSE_MAXIMUM),
  available: z.optional(z.boolean('Available must be true or false')),
})
