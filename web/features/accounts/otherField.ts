import { z } from 'zod/mini'
import { BRANCH_MAXIMUM } from '../../../api/rules/constants.ts'
import { optionalLine } from '../../../api/rules/inputs/fields/fields.ts'

/** Free text for Other; required only if Other is chosen, see `needsOther`. */
export function otherField() {
  return z.pipe(
    optionalLine('Specialization', BRANCH_MAXIMUM),
    z.transform((text: string | undefined) => text ?? ''),
  )
}
