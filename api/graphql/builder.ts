import SchemaBuilder from '@pothos/core'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import ValidationPlugin from '@pothos/plugin-validation'
import { z } from 'zod/mini'
import type PrismaTypes from '../generated/pothos-types.ts'
import { getDatamodel } from '../generated/pothos-types.ts'
import { issuesOf } from '../rules/inputs/fields/issues.ts'
import { NotAllowedError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import type { Context } from './context.ts'
import Declared, { LOOKUP } from './declared.ts'
import { nodeOf, noteNodes, readNodeId } from './nodes.ts'
import RowFields from './rowFields.ts'

/** How the Prisma plugin marks its places. Lists with places of their own read these themselves. */
const OURS = 'GPC:'
const NUMBER = /^GPC:N:(\d{1,10})$/
const LARGEST_ID = 2 ** 31 - 1

function isPlace(given: string): boolean {
  const text = Buffer.from(given, 'base64').toString()
  if (!text.startsWith(OURS)) return true
  const [, number] = NUMBER.exec(text) ?? []
  return number !== undefined && Number(number) <= LARGEST_ID
}

/** Of `after` and `before`: the plugin takes any value for a place, and the database takes only numbers. */
const cursorSchema = z.nullish(z.string().check(z.refine(isPlace, 'Invalid cursor')))

export const capitalized = (name: string) => name[0]!.toUpperCase() + name.slice(1)

/** Plugin options only; types are defined in their features. */
export const builder = new SchemaBuilder<{
  Context: Context
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
  AuthScopes: {
    /** Anyone, signed in or not. */
    public: boolean
    /** Any signed-in mentor, mentee or community member. */
    member: boolean
    mentor: boolean
    mentee: boolean
    admin: boolean
    /** An administrator who must still set up the second factor. */
    enrolling: boolean
  }
  Scalars: {
    DateTime: { Input: Date; Output: Date }
    Date: { Input: string; Output: string | Date }
    Paise: { Input: number; Output: number }
  }
}>({
  // Wrapping order: errors outermost, so that refusals and invalid input become typed results.
  plugins: [ErrorsPlugin, ScopeAuthPlugin, Declared, RelayPlugin, RowFields, PrismaPlugin, ValidationPlugin],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  errors: {
    // Input is checked before scopes: schemas only look at the input, never at the database.
    unsafelyHandleInputErrors: true,
    directResult: true,
    defaultUnionOptions: { name: ({ fieldName }) => `${capitalized(fieldName)}Result` },
  },
  validation: { validationError: (failure) => new ValidationError(issuesOf(failure)) },
  relay: {
    brandLoadedObjects: true,
    decodeGlobalID: readNodeId,
    nodeTypeOptions: { description: 'A record with a global id.' },
    idFieldOptions: { description: 'Global id: names the record among all types, and in a client store.' },
    defaultConnectionTypeOptions: { description: 'One page of a list.' },
    edgesFieldOptions: { description: 'The records of this page, in the order of the list.', cost: { items: 'page' } },
    pageInfoFieldOptions: { description: 'Whether and where the list goes on.' },
    defaultEdgeTypeOptions: { description: 'A record and its place in the list.' },
    nodeFieldOptions: { description: 'The record.' },
    cursorFieldOptions: { description: 'Its place: for `after` or `before`.' },
    pageInfoTypeOptions: { description: 'Whether and where a list goes on beyond a page of it.' },
    hasNextPageFieldOptions: { description: 'Whether records come after this page.' },
    hasPreviousPageFieldOptions: {
      description: 'Whether records come before this page; false when not asked backwards.',
    },
    startCursorFieldOptions: { description: 'Place of the first record of this page; null of an empty one.' },
    endCursorFieldOptions: { description: 'Place of the last record of this page; null of an empty one.' },
    firstArgOptions: { description: 'How many records at most, from the front: 20 unless said, 100 at most.' },
    afterArgOptions: { description: 'Only records after this place.', validate: cursorSchema },
    lastArgOptions: { description: 'How many records at most, from the back; 100 at most. Not together with `first`.' },
    beforeArgOptions: { description: 'Only records before this place.', validate: cursorSchema },
    nodeQueryOptions: {
      description: 'Any record by its global id; null when it is not there or not theirs to see.',
      args: { id: { description: 'Its global id.' } },
      cost: { work: LOOKUP },
      resolve: (_root, { id }, context, info) => nodeOf(context, info, id),
    },
    nodesQueryOptions: {
      description:
        'Records by their global ids, in the same order; null for each that is not there or not theirs to see.',
      args: { ids: { description: 'Their global ids, at most 100.' } },
      cost: { items: ({ ids }) => ids.length, work: ({ ids }) => ids.length * LOOKUP },
      resolve: (_root, { ids }, context, info) => ids.map((id) => nodeOf(context, info, id)),
    },
  },
  scopeAuth: {
    authScopes: ({ member, administrator, enrolling }) => ({
      public: true,
      member: member !== null,
      mentor: member?.type === 'mentor',
      mentee: member?.type === 'mentee',
      admin: administrator !== null,
      enrolling: Boolean(enrolling),
    }),
    unauthorizedError: (_parent, { member, administrator, enrolling }) => {
      if (member || administrator) return new NotAllowedError()
      return enrolling ? new NotAllowedError('Set up your authenticator app first.') : new NotSignedInError()
    },
    authorizeOnSubscribe: true,
  },
  prisma: {
    client: ({ db }) => db,
    dmmf: getDatamodel(),
    maxConnectionSize: 100,
    defaultConnectionSize: 20,
    onUnusedQuery: process.env['NODE_ENV'] === 'test' ? 'error' : null,
  },
})

noteNodes(builder)
