/** What means the same in a search, as administrators edit it. */
import { z } from 'zod/mini'
import { form, isObject } from './fields/fields.ts'
import { idField } from './fields/idsAndTimes.ts'

export const PHRASES_MAXIMUM = 60
export const PHRASE_MAXIMUM = 60

const phrases = (label: string) =>
  z.array(z.string(`${label} must be text`), `${label} must be a list`).check(
    z.maxLength(PHRASES_MAXIMUM, `${label}: at most ${PHRASES_MAXIMUM} phrases`),
    z.refine(
      (given: string[]) => given.every((phrase) => phrase.length <= PHRASE_MAXIMUM),
      `${label}: a phrase has at most ${PHRASE_MAXIMUM} characters`,
    ),
  )

const fields = {
  said: phrases('What people type').check(z.minLength(1, 'Write at least one phrase that people type')),
  found: phrases('What is found too'),
  weight: z
    .number('Weight must be a number')
    .check(z.minimum(0.05, 'Weight is at least 0.05'), z.maximum(1, 'Weight is at most 1')),
  importance: z
    .number('Importance must be a number')
    .check(z.minimum(0, 'Importance is at least 0'), z.maximum(1, 'Importance is at most 1')),
}

/** A word of no importance is skipped, so it is single and leads to nothing else. */
const fillersAreWords = z.check<{ said: string[]; found: string[]; importance: number }>((payload) => {
  if (!isObject(payload)) return
  const { said, found, importance } = payload.value
  if (importance !== 0) return
  const issue = (path: string, message: string) =>
    payload.issues.push({ code: 'custom', path: [path], message, input: payload.value })
  if (Array.isArray(said) && said.some((phrase) => /\S\s+\S/.test(phrase)))
    issue('said', 'With importance 0 write single words, one on each line')
  if (Array.isArray(found) && found.length > 0) issue('found', 'With importance 0 nothing else is found')
})

const MISSING = 'The meaning is missing'

export const newMeaningSchema = form(MISSING, fields).check(fillersAreWords)
export const meaningSchema = form(MISSING, { id: idField('Meaning'), ...fields }).check(fillersAreWords)
export const meaningRemovalSchema = form(MISSING, { id: idField('Meaning') })

export type NewMeaning = z.infer<typeof newMeaningSchema>
