import { viewerNow, viewerPayload } from '../accounts/viewer.graphql.ts'
import { z } from 'zod/mini'
import type { Context } from '../graphql/context.ts'
import { CHANGE_ERRORS, errorType, SIGNED_IN_ERRORS } from '../graphql/errors.ts'
import { memberOf } from '../graphql/identity.ts'
import { type InputFields, mutation, type Payload } from '../graphql/mutation.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { findFirst } from '../reader/reader.ts'
import { readableMentor } from '../mentors/search/mentorFilter.ts'
import { SHORTLIST_MAXIMUM } from '../rules/constants.ts'
import { joinShortlist, removeSavedMentor, removeUnlistedMentors, saveMentor, ShortlistFullError } from './shortlist.ts'
import { forgetSaved } from './shortlist.graphql.ts'

errorType(ShortlistFullError, `${SHORTLIST_MAXIMUM} mentors are on this shortlist: the most there may be.`)

/** Runs the change; whether somebody is saved is read again afterwards. */
async function change<T>(context: Context, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } finally {
    forgetSaved(context)
  }
}

const ofOne = (description: string) => ({
  description,
  argument: 'Which mentor.',
  fields: (t: InputFields) => ({ mentorId: t.int({ description: 'Numeric id of the mentor.' }) }),
})

const aboutOne = (description: string): Payload<{ mentorId: number }> => ({
  description,
  fields: (t) => ({
    mentor: t.prismaField({
      type: 'Mentor',
      nullable: true,
      description: 'As they are now; null when no longer listed.',
      resolve: (query, { mentorId }, _args, context) =>
        findFirst(context.db, 'mentor', { ...query, where: readableMentor(context, mentorId) }),
    }),
    viewer: viewerNow(t, 'Whose shortlist it is.'),
  }),
})

mutation('saveMentor', {
  description: `Puts a listed mentor on the viewer's shortlist, which has room for ${SHORTLIST_MAXIMUM}. Saving one again changes nothing.`,
  authScopes: { member: true },
  errors: [...CHANGE_ERRORS, ShortlistFullError],
  input: ofOne('Who is saved.'),
  resolve: async (context, input) => {
    const mentorId = nodeId(input.mentorId)
    await change(context, () => saveMentor(context, memberOf(context), mentorId))
    return { mentorId }
  },
  payload: aboutOne('The mentor is on the shortlist.'),
})

mutation('removeSavedMentor', {
  description: "Takes a mentor off the viewer's shortlist. Removing one who is not on it changes nothing.",
  authScopes: { member: true },
  errors: CHANGE_ERRORS,
  input: ofOne('Who is removed.'),
  resolve: async (context, input) => {
    const mentorId = nodeId(input.mentorId)
    await change(context, () => removeSavedMentor(context, memberOf(context), mentorId))
    return { mentorId }
  },
  payload: aboutOne('The mentor is not on the shortlist.'),
})

mutation('removeUnlistedMentors', {
  description: "Takes those off the viewer's shortlist who are no longer listed.",
  authScopes: { member: true },
  errors: SIGNED_IN_ERRORS,
  resolve: async (context) => {
    await change(context, () => removeUnlistedMentors(context, memberOf(context)))
    return {}
  },
  payload: viewerPayload('Only listed mentors are on the shortlist.', 'Whose shortlist it is.'),
})

const joinSchema = z.object({
  mentorIds: z
    .array(z.int())
    .check(z.maxLength(SHORTLIST_MAXIMUM, `Join at most ${SHORTLIST_MAXIMUM} mentors at once`)),
})

mutation('joinShortlist', {
  description:
    'Adds what a browser has kept for a visitor to the shortlist of the account that they have logged in to, as far as there is room. Whoever is no longer listed is passed over.',
  authScopes: { member: true },
  errors: CHANGE_ERRORS,
  input: {
    description: 'What the browser has kept.',
    argument: 'What the browser has kept.',
    fields: (t) => ({
      mentorIds: t.intList({ description: `Numeric ids, the latest saved first; at most ${SHORTLIST_MAXIMUM}.` }),
    }),
    schema: joinSchema,
  },
  resolve: async (context, { mentorIds }) => ({
    leftOut: await change(context, () => joinShortlist(context, memberOf(context), mentorIds.map(nodeId))),
  }),
  payload: {
    description: 'What there was room for is on the shortlist.',
    fields: (t) => ({
      leftOut: t.exposeIntList('leftOut', {
        cost: { items: 0 },
        description: 'Numeric ids of listed mentors for whom there was no room.',
      }),
      viewer: viewerNow(t, 'Whose shortlist it is.'),
    }),
  },
})
