import { z } from 'zod/mini'
import { BRANCH_MAXIMUM, NAME_MAXIMUM } from '../constants.ts'
import { cleanLine } from '../cleanText.ts'
import { emailField } from './fields.ts'

/** Who the community is for, as the API names them. */
export const COMMUNITY_TYPES = ['student', 'early-career'] as const
export type CommunityType = (typeof COMMUNITY_TYPES)[number]

const NAME = 'Name must be at least 2 characters'
const FIELD = 'Please enter your engineering field'
const NAME_MINIMUM = 2
/** At least a letter or digit, in any script. */
const SAYS_SOMETHING = /[\p{L}\p{N}]/u

function line(message: string, label: string, { minimum, maximum }: { minimum: number; maximum: number }) {
  return z
    .string(message)
    .check(
      z.overwrite(cleanLine),
      z.maxLength(maximum, { error: `${label} must be at most ${maximum} characters`, abort: true }),
      z.minLength(minimum, { error: message, abort: true }),
      z.regex(SAYS_SOMETHING, message),
    )
}

/** Somebody who joins the community. */
export const communityRegistrationSchema = z.object(
  {
    name: line(NAME, 'Name', { minimum: NAME_MINIMUM, maximum: NAME_MAXIMUM }),
    email: emailField(),
    engineeringField: line(FIELD, 'Engineering field', { minimum: 1, maximum: BRANCH_MAXIMUM }),
    type: z.enum(COMMUNITY_TYPES, 'Please select your type'),
  },
  'The registration is missing',
)
export type CommunityRegistration = z.infer<typeof communityRegistrationSchema>
