import { z } from 'zod/mini'
import { form } from './fields/fields.ts'
import { BRANCH_MAXIMUM, DEFAULT_MAIN_BRANCH, PROSE_MAXIMUM } from '../constants.ts'
import { forEachList } from '../people/mentorLists.ts'
import { forEachLine, forEachProse } from '../people/mentorTexts.ts'
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
  ...forEachLine((_name, { label, maximum }) => lineUpdate(label, maximum)),
  mainBranch: lineUpdateOr('Main branch', BRANCH_MAXIMUM, DEFAULT_MAIN_BRANCH),
  subBranch: lineUpdate('Specialization', BRANCH_MAXIMUM),
  experience: z.optional(experienceField()),
  bio: proseUpdateOrEmpty('Bio', PROSE_MAXIMUM),
  ...forEachList((_name, { label }) => listUpdate(label)),
  weeklyAvailability: z.optional(weeklyHoursSchema),
  ...forEachProse((_name, { label, maximum }) => proseUpdate(label, maximum)),
  available: z.optional(z.boolean('Available must be true or false')),
})
