/** Error types shared by all features. A feature registers its own errors with `errorType`. */
import type { FieldMap } from '@pothos/core'
import type { GraphQLSchema } from 'graphql'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
  type FieldIssue,
  type UserError,
} from '../rules/userErrors.ts'
import { builder } from './builder.ts'

export const ErrorInterface = builder.interfaceRef<UserError>('Error').implement({
  description: 'A failure that the person can understand and often fix. Every error in a result union implements it.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'For the person, in plain English.' }) }),
})

const FieldIssueType = builder.objectRef<FieldIssue>('FieldIssue').implement({
  description: 'One bad field of an input.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'Dotted path within the input, e.g. `weeklyAvailability.monday.endTime`.',
    }),
    message: t.exposeString('message', { description: 'What is wrong with the field, for the person.' }),
  }),
})

interface ErrorClass<Failure extends UserError> {
  new (...args: never[]): Failure
  readonly name: string
  readonly status: number
}
type Types = typeof builder.$inferSchemaTypes

/** Registers an error class as a GraphQL type: its message, further `fields`, and its HTTP status for REST. */
export function errorType<Failure extends UserError>(
  errorClass: ErrorClass<Failure>,
  description: string,
  fields?: (t: PothosSchemaTypes.ObjectFieldBuilder<Types, Failure>) => FieldMap,
): void {
  builder.objectType(
    errorClass as never,
    {
      name: errorClass.name,
      description,
      interfaces: [ErrorInterface],
      extensions: { status: errorClass.status },
      ...(fields && { fields }),
    } as never,
  )
}

/** HTTP status of an error type of the schema; undefined for every other name. */
export function statusOf(schema: GraphQLSchema, name: string): number | undefined {
  return schema.getType(name)?.extensions['status'] as number | undefined
}

errorType(
  ValidationError,
  'The input is not acceptable; nothing was changed. All bad fields are reported at once.',
  (t) => ({
    issues: t.expose('issues', {
      type: [FieldIssueType],
      cost: { items: 10 },
      description: 'Every bad field, one entry each.',
    }),
  }),
)
errorType(RateLimitedError, 'Too many tries; nothing was changed.', (t) => ({
  retryAfter: t.exposeInt('retryAfter', { description: 'Seconds until another try is taken.' }),
}))
errorType(NotSignedInError, 'There is no session, or it has ended.')
errorType(NotAllowedError, 'Signed in, but not the one who may do this.')
errorType(NotFoundError, 'Not there, or not theirs to see: the two are one answer.')

/** What every change answers to somebody who is not signed in, or not as the one who may do it. */
export const SIGNED_IN_ERRORS = [NotSignedInError, NotAllowedError]
/** The same of a change that takes an input and acts on something that is there. */
export const CHANGE_ERRORS = [ValidationError, ...SIGNED_IN_ERRORS, NotFoundError]
