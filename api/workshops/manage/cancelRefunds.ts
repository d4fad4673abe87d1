/** What cancelling a workshop gives back: the dialogs say it before, and the job does it seat by seat. */
import type { Transaction } from '../../database/client.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { CANCELLING, wholeRefund } from '../register/ticketState.ts'

/** Over everybody who is registered. */
export interface CancelRefunds {
  /** Paise. */
  amount: number
  /** Registrations of which something goes back. */
  count: number
}

/** Whom the cancellation concerns. */
export const registeredFor = (workshopId: number) =>
  ({ workshopId, seat: 'registered' }) as const satisfies Prisma.WorkshopRegistrationWhereInput

/** What would go back if the workshop were cancelled now. */
export async function cancelRefunds(
  tx: Pick<Transaction, 'workshopRegistration'>,
  workshopId: number,
): Promise<CancelRefunds> {
  const rows = await tx.workshopRegistration.findMany({ where: registeredFor(workshopId), select: CANCELLING })
  const refunds = rows.map(wholeRefund).filter((refund) => refund > 0)
  return { amount: refunds.reduce((sum, refund) => sum + refund, 0), count: refunds.length }
}
