import { z } from 'zod/mini'
import { ADMIN_REASON_MINIMUM } from './adminActs.ts'
import { NOTE_MAXIMUM } from '../constants.ts'
import { optionalProse } from './fields.ts'

interface Wish {
  refundAll?: boolean | null | undefined
  reason?: string | undefined
}

const MISSING = 'Workshop is required'
const wish = {
  refundAll: z.nullish(z.boolean('Refund all must be true or false')),
  reason: optionalProse('Reason', NOTE_MAXIMUM),
}
const reasonIfRefunded = z.refine<Wish>(
  ({ refundAll, reason = '' }) => !refundAll || reason.length >= ADMIN_REASON_MINIMUM,
  { error: 'Give a reason of at least 5 characters', path: ['reason'] },
)

/** A workshop that goes; with all refunds, it needs a reason. */
export const deleteWorkshopSchema = z.object({ id: z.int(MISSING), ...wish }, MISSING).check(reasonIfRefunded)

/** The same over REST, where the address says which. */
export const deleteWorkshopBodySchema = z.object(wish, 'The wish is missing').check(reasonIfRefunded)
