import type { builder } from '../graphql/builder.ts'
import { RECOVERY_CODES } from './secondFactor.ts'

type Fields = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, { recoveryCodes: string[] }>

/** The new codes, in a payload. */
export const recoveryCodesField = (t: Fields) => ({
  recoveryCodes: t.exposeStringList('recoveryCodes', {
    cost: { items: RECOVERY_CODES },
    description: 'New recovery codes, each good once in the place of a code of the app. They are shown only now.',
  }),
})
