import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { administratorOf } from '../../graphql/identity.ts'
import { mutation, type InputFields, type Payload } from '../../graphql/mutation.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { meaningRemovalSchema, meaningSchema, newMeaningSchema } from '../../rules/inputs/searchMeaning.ts'
import { createMeaning, deleteMeaning, updateMeaning } from './meanings.ts'

const meaningFields = (t: InputFields) => ({
  said: t.stringList({ description: 'Phrases that mean the same: who types one of them finds all of them.' }),
  found: t.stringList({ description: 'Phrases that are found too, with less weight; may be empty.' }),
  weight: t.float({ description: 'Of what is found too, above 0 and at most 1.' }),
  importance: t.float({
    description: 'How much it tells about whom to find, from 0 to 1. With 0 its words are skipped in a search.',
  }),
})
const number = (t: InputFields) => t.int({ description: 'Its number.' })

const now = (description: string): Payload<{ meaningId: number }> => ({
  description,
  fields: (t) => ({ meaning: rowNow(t, 'SearchMeaning', 'meaningId', 'The meaning as it is now.') }),
})

mutation('createSearchMeaning', {
  description: 'Adds to what means the same in a search; searches follow at once. Administrators only.',
  authScopes: { admin: true },
  errors: CHANGE_ERRORS,
  input: { description: 'A meaning.', argument: 'The meaning.', fields: meaningFields, schema: newMeaningSchema },
  resolve: async (context, input) => ({ meaningId: await createMeaning(context, administratorOf(context), input) }),
  payload: now('It is added.'),
})

mutation('updateSearchMeaning', {
  description: 'Changes what means the same in a search; searches follow at once. Administrators only.',
  authScopes: { admin: true },
  errors: CHANGE_ERRORS,
  input: {
    description: 'A meaning, whole.',
    argument: 'The meaning.',
    fields: (t) => ({ id: number(t), ...meaningFields(t) }),
    schema: meaningSchema,
  },
  resolve: async (context, input) => {
    const meaningId = nodeId(input.id)
    await updateMeaning(context, administratorOf(context), { ...input, id: meaningId })
    return { meaningId }
  },
  payload: now('It is changed.'),
})

mutation('deleteSearchMeaning', {
  description: 'Removes a meaning; searches follow at once. Administrators only.',
  authScopes: { admin: true },
  errors: CHANGE_ERRORS,
  input: {
    description: 'Which meaning.',
    argument: 'Which meaning.',
    fields: (t) => ({ id: number(t) }),
    schema: meaningRemovalSchema,
  },
  resolve: async (context, input) => {
    await deleteMeaning(context, administratorOf(context), nodeId(input.id))
    return { ok: true }
  },
  payload: {
    description: 'It is gone.',
    fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
  },
})
