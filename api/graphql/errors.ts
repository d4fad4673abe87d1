/** The error types every feature may answer with. A feature's own errors register themselves beside it with `errorType`. */
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
  description: 'A failure the person can understand and often mend. Every error in a result union implements it.',
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

/** Registers an error class as a GraphQL type with only a message. */
export function errorType(errorClass: new (...args: never[]) => UserError, name: string, description: string): void {
  builder.objectType(
    errorClass as new (...args: never[]) => UserError,
    { name, description, interfaces: [ErrorInterface] } as never,
  )
}

builder.objectType(ValidationError, {
  name: 'ValidationError',
  description: 'The input is not acceptable; nothing was changed. All bad fields are reported at once.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    issues: t.expose('issues', { type: [FieldIssueType], description: 'Every bad field, one entry each.' }),
  }),
})
builder.objectType(RateLimitedError, {
  name: 'RateLimitedError',
  description: 'Too many tries; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ retryAfter: t.exposeInt('retryAfter', { description: 'Seconds until another try is taken.' }) }),
})
errorType(NotSignedInError, 'NotSignedInError', 'There is no session, or it has ended.')
errorType(NotAllowedError, 'NotAllowedError', 'Signed in, but not the one who may do this.')
errorType(NotFoundError, 'NotFoundError', 'Not there, or not theirs to see: the two are one answer.')
