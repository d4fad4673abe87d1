/** What a payment was for, in words: of any kind of purchase. */
import type { Prisma } from '../generated/prisma/client.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'

/** Of a payment, what `whatFor` needs. */
export const WHAT_FOR = {
  order: {
    select: {
      booking: { select: { packageType: true, mentor: { select: { name: true } } } },
      registration: { select: { workshop: { select: { title: true, instructorName: true } } } },
    },
  },
} as const satisfies Prisma.PaymentSelect

type Paid = Prisma.PaymentGetPayload<{ select: typeof WHAT_FOR }>

/** Who gives what was paid for; null when that is not known any more. */
export function mentorNameOf({ order: { booking, registration } }: Paid): string | null {
  if (booking) return booking.mentor?.name ?? FORMER.mentor
  return registration?.workshop.instructorName ?? null
}

/** `Session with Asha Pillai`, `Advanced package with Asha Pillai`, `Workshop: Reading soil reports`. */
export function whatFor(paid: Paid): string {
  const { booking, registration } = paid.order
  if (booking) return `${booking.packageType === 'starter' ? 'Session' : 'Advanced package'} with ${mentorNameOf(paid)}`
  return registration ? `Workshop: ${registration.workshop.title}` : 'A payment to Plumbline'
}
