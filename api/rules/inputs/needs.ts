/** What people need and do not find. */
import { z } from 'zod/mini'
import { SEARCH_MAXIMUM } from '../constants.ts'
import { emailField, form, optionalLine, proseOf } from './fields/fields.ts'
import { idField } from './fields/idsAndTimes.ts'
import { mailedTokenField } from './mailedLinks.ts'

export const NEED_MAXIMUM = 300
/** So many mentors somebody is emailed about; then the need ends. */
export const NEED_MAILS = 3
/** So long a mailed link confirms. */
export const NEED_CONFIRM_DAYS = 7

const text = () => proseOf('What you need', 5, NEED_MAXIMUM, 'Tell us what you need in at least 5 characters')
const email = () => z.pipe(z.nullish(z.string('Please enter a valid email address')), noneOr(emailField()))

/** An address that may be missing, null or blank: undefined then. */
const noneOr = (field: ReturnType<typeof emailField>) =>
  z.transform((given: string | null | undefined, context): string | undefined => {
    if (!given?.trim()) return undefined
    const read = field.safeParse(given)
    if (read.success) return read.data
    context.issues.push({ code: 'custom', message: read.error.issues[0]!.message, input: given })
    return z.NEVER
  })

export const createMentorNeedSchema = form('What you need is missing', {
  text: text(),
  search: optionalLine('Search', SEARCH_MAXIMUM),
  email: email(),
  wantsMail: z.nullish(z.boolean('Choose whether to be emailed')),
})

/** Its form on the page of mentors. */
export const mentorNeedForm = z.object({ text: text(), email: email(), wantsMail: z.boolean() })

export const needCodeSchema = form('The link is incomplete', { code: mailedTokenField() })

export const resolveNeedSchema = form('Which need is missing', { id: idField('Need') })

export const missedSearchSchema = form('The search is missing', { search: optionalLine('Search', SEARCH_MAXIMUM) })
