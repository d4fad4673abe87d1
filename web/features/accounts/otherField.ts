import { z } from 'zod/mini'
import { BRANCH_MAXIMUM } from '../../../api/rules/constants.ts'
import { optionalLine } from '../../../api/rules/inputs/fields.ts'

/** The free text behind the choice Other; whether it is needed depends on the choice, see `needsOther`. */
export function otherField() {
  return z.pipe(
    optionalLine('Specialization', BRANCH_MAXIMUM),
    z.transform((text: string | undefined) => text ?? ''),
  )
}
