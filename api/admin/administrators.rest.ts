import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { change, FAILURE } from '../rest/failures.ts'
import { INSTANT, MESSAGE, upperCase } from '../rest/fields.ts'
import { route } from '../rest/route.ts'
import {
  administratorSchema,
  memberSessionsSchema,
  ownPasswordSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '../rules/inputs/administrator.ts'

const ADMINISTRATOR = typed(
  `fragment AdministratorAnswer on AdminUser {
    databaseId username name email createdAt lastLoginAt hasSecondFactor openSessions
  }`,
)
const administratorSchemaOut = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  createdAt: INSTANT,
  lastLoginAt: z.nullable(INSTANT),
  hasSecondFactor: z.boolean(),
  openSessions: z.int(),
})
const answerOf = <Rest extends object>({ databaseId, ...rest }: { databaseId: number } & Rest) => ({
  id: databaseId,
  ...rest,
})
const ENDED = z.object({ ended: z.int().check(z.describe('How many sessions have ended')) })

export const administratorsRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/administrators',
    tag: 'Administration',
    summary: 'Every administrator',
    document: typed('{ administrators { ...AdministratorAnswer } }', [ADMINISTRATOR]),
    response: z.array(administratorSchemaOut),
    answer: ({ administrators }) => administrators.map(answerOf),
  }),
  route({
    method: 'POST',
    path: '/api/admin/administrators',
    tag: 'Administration',
    summary: 'Adds an administrator; needs the own password',
    document: change('createAdministrator', 'administrator { ...AdministratorAnswer }', [ADMINISTRATOR]),
    body: administratorSchema,
    variables: ({ body: { email = null, ...body } }) => ({ input: { ...body, email } }),
    response: administratorSchemaOut,
    answer: ({ createAdministrator }) => answerOf(createAdministrator.administrator),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/administrators/:id',
    tag: 'Administration',
    summary: 'Removes an administrator, but never the last; needs the own password',
    document: change('removeAdministrator', 'removedId'),
    body: ownPasswordSchema,
    variables: ({ params, body: { ownPassword } }) => ({ input: { id: params.id, ownPassword } }),
    response: MESSAGE,
    answer: () => ({ message: 'Administrator removed' }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/administrators/:id/end-sessions',
    tag: 'Administration',
    summary: 'Logs an administrator out everywhere; oneself everywhere else',
    document: change('endAdministratorSessions', 'ended'),
    variables: ({ params }) => ({ input: { id: params.id } }),
    response: ENDED,
    answer: ({ endAdministratorSessions }) => ({ ended: endAdministratorSessions.ended }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/end-sessions',
    tag: 'Administration',
    summary:
      'Logs a mentor, mentee or community member out everywhere and voids their links to a new password and to their calendar',
    document: change('endMemberSessions', 'ended'),
    body: memberSessionsSchema,
    variables: ({ body: { userType, id } }) => ({ input: { userType: upperCase(userType), id } }),
    response: ENDED,
    answer: ({ endMemberSessions }) => ({ ended: endMemberSessions.ended }),
  }),
]

const codesSchema = z.object({
  recoveryCodes: z.array(z.string()).check(z.describe('Each good once; shown only now')),
})

export const secondFactorRoutes = [
  route({
    method: 'POST',
    path: '/api/admin/second-factor',
    tag: 'Administration',
    summary: "A new key for the administrator's own authenticator app; it counts once it is confirmed",
    document: typed(`mutation { beginSecondFactor { ...Failure ... on BeginSecondFactorPayload { secret uri } } }`, [
      FAILURE,
    ]),
    response: z.object({ secret: z.string(), uri: z.string() }),
    answer: ({ beginSecondFactor }) => ({ secret: beginSecondFactor.secret, uri: beginSecondFactor.uri }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/second-factor/confirm',
    tag: 'Administration',
    summary: "Puts the new key into use with a code of it and the administrator's own password",
    document: change('confirmSecondFactor', 'recoveryCodes'),
    body: secondFactorSchema,
    variables: ({ body }) => ({ input: body }),
    response: codesSchema,
    answer: ({ confirmSecondFactor }) => ({ recoveryCodes: confirmSecondFactor.recoveryCodes }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/recovery-codes',
    tag: 'Administration',
    summary: "New recovery codes for the administrator's own account, for a code; those of before count no more",
    document: change('renewRecoveryCodes', 'recoveryCodes'),
    body: recoveryCodesSchema,
    variables: ({ body }) => ({ input: body }),
    response: codesSchema,
    answer: ({ renewRecoveryCodes }) => ({ recoveryCodes: renewRecoveryCodes.recoveryCodes }),
  }),
]
