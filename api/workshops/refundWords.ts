/** What mails say of the money of a registration that is over. */
import type { Transaction } from '../database/client.ts'
import type { WorkshopRegistration } from '../generated/prisma/client.ts'
import type { MailFact } from '../mail/content.ts'
import { isDisputed, isTakenMeanwhile } from '../payments/disputes/openDisputes.ts'
import { ANOTHER_MAIL } from '../payments/refunds/announceRefund.ts'
import { formatRupees } from '../rules/format.ts'
import { REFUND_ARRIVES_TEXT } from '../rules/policies.ts'
import { BANK_HAS_IT } from '../rules/refundWay.ts'
import { SMALLEST_REFUND } from '../provider/entities.ts'

interface RefundWords {
  /** Empty for what was free. */
  said: string[]
  /** What a refund is found by at the bank and by support. */
  facts: MailFact[]
}

/**
 * What goes back, in paise, of what was paid. While the payer's bank looks into it, and of less than the provider refunds, the
 * refund has a mail of its own.
 */
export async function refundWords(
  tx: Transaction,
  refund: number,
  { amount, razorpayPaymentId }: Pick<WorkshopRegistration, 'amount' | 'razorpayPaymentId'>,
): Promise<RefundWords> {
  const paid = { providerPaymentId: razorpayPaymentId }
  if (refund <= 0) {
    const none = (await isTakenMeanwhile(tx, paid)) ? BANK_HAS_IT : 'There is no refund.'
    return { said: amount > 0 ? [none] : [], facts: [] }
  }
  if (refund < SMALLEST_REFUND || (await isDisputed(tx, paid))) return { said: [ANOTHER_MAIL], facts: [] }
  const sum = formatRupees(refund)
  const facts: MailFact[] = [['Refund', sum]]
  if (razorpayPaymentId !== null) facts.push(['Payment', razorpayPaymentId])
  return {
    said: [`${sum} will be refunded to the account you paid from, usually within ${REFUND_ARRIVES_TEXT}.`],
    facts,
  }
}
