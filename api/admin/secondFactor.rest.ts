import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { FAILURE } from '../rest/failures.ts'
import { route } from '../rest/route.ts'
import { recoveryCodesSchema, secondFactorSchema } from '../rules/inputs/administrator.ts'

const codesSchema = z.object({
  recoveryCodes: z.array(z.string()).check(z.describe('Each good once; shown only now')),
})

/** An administrator's own second factor. */
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
    summary: 'Puts the new key into use with a code of it; `password` is needed where it takes the place of another',
    document: typed(
      `mutation ($input: ConfirmSecondFactorInput!) {
        confirmSecondFactor(input: $input) { ...Failure ... on ConfirmSecondFactorPayload { recoveryCodes } }
      }`,
      [FAILURE],
    ),
    body: secondFactorSchema,
    variables: ({ body: { code, password = null } }) => ({ input: { code, password } }),
    response: codesSchema,
    answer: ({ confirmSecondFactor }) => ({ recoveryCodes: confirmSecondFactor.recoveryCodes }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/recovery-codes',
    tag: 'Administration',
    summary: "New recovery codes for the administrator's own account, for a code; those of before count no more",
    document: typed(
      `mutation ($input: RenewRecoveryCodesInput!) {
        renewRecoveryCodes(input: $input) { ...Failure ... on RenewRecoveryCodesPayload { recoveryCodes } }
      }`,
      [FAILURE],
    ),
    body: recoveryCodesSchema,
    variables: ({ body }) => ({ input: body }),
    response: codesSchema,
    answer: ({ renewRecoveryCodes }) => ({ recoveryCodes: renewRecoveryCodes.recoveryCodes }),
  }),
]
