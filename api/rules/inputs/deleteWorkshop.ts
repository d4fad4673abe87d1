import { z } from 'zod/mini'
import { ADMIN_REASON_MINIMUM } from './adminActs.ts'
import { NOTE_MAXIMUM } from '../constants.ts'
import { optionalProse } from './fields.ts'

interface Wish {
  refundAll?: boolean | null | undefined
  reason?: string | undefined
}

/** A workshop that goes; with all refunds, it needs a reason. */
export const deleteWorkshopSchema = z
  .object(
    {
      id: z.int('Workshop is required'),
      refundAll: z.nullish(z.boolean()),
      reason: optionalProse('Reason', NOTE_MAXIMUM),
    },
    'Workshop is required',
  )
  .check(
    z.refine<Wish>(({ refundAll, reason = '' }) => !refundAll || reason.length >= ADMIN_REASON_MINIMUM, {
      error: 'Give a reason of at least 5 characters',
      path: ['reason'],
    }),
  )
