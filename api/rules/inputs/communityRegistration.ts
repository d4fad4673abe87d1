import { z } from 'zod/mini'
import { BRANCH_MAXIMUM, NAME_MAXIMUM } from '../constants.ts'
import { cleanLine, HAS_LETTER, SAYS_SOMETHING } from '../text/cleanText.ts'
import { cleaned, emailField, noLink, form } from './fields/fields.ts'

const COMMUNITY_TYPES = ['student', 'early-career'] as const
export type CommunityType = (typeof COMMUNITY_TYPES)[number]

const NAME = 'Name must be at least 2 characters'
const FIELD = 'Please enter your engineering field'
const NAME_MINIMUM = 2

function line(
  message: string,
  label: string,
  { minimum, maximum, says }: { minimum: number; maximum: number; says: RegExp },
) {
  return z
    .string(message)
    .check(
      cleaned(cleanLine, maximum),
      z.maxLength(maximum, { error: `${label} must be at most ${maximum} characters`, abort: true }),
      z.minLength(minimum, { error: message, abort: true }),
      z.regex(says, message),
    )
}

export const communityRegistrationSchema = form('The registration is missing', {
  name: line(NAME, 'Name', { minimum: NAME_MINIMUM, maximum: NAME_MAXIMUM, says: HAS_LETTER }).check(noLink('Name')),
  email: emailField(),
  engineeringField: line(FIELD, 'Engineering field', { minimum: 1, maximum: BRANCH_MAXIMUM, says: SAYS_SOMETHING }),
  type: z.enum(COMMUNITY_TYPES, 'Please select your type'),
})
export type CommunityRegistration = z.infer<typeof communityRegistrationSchema>
