/** What mails say of the money of a registration that is over. */
import type { Transaction } from '../database/client.ts'
import type { WorkshopRegistration } from '../generated/prisma/client.ts'
import type { MailFact } from '../mail/content.ts'
import { isDisputed } from '../payments/openDisputes.ts'
import { formatRupees } from '../rules/format.ts'
import { REFUND_ARRIVES_TEXT } from '../rules/policies.ts'

export const ANOTHER_MAIL = 'Another email tells you about your refund.'

interface RefundWords {
  /** Nothing of what was free. */
  said: string[]
  /** What a refund is found by at the bank and by support. */
  facts: MailFact[]
}

/** What goes back, in paise, of what was paid. While the payer's bank looks into it, the refund has a mail of its own. */
export async function refundWords(
  tx: Transaction,
  refund: number,
  { amount, razorpayPaymentId }: Pick<WorkshopRegistration, 'amount' | 'razorpayPaymentId'>,
): Promise<RefundWords> {
  if (refund <= 0) return { said: amount > 0 ? ['There is no refund.'] : [], facts: [] }
  if (await isDisputed(tx, { providerPaymentId: razorpayPaymentId })) return { said: [ANOTHER_MAIL], facts: [] }
  const sum = formatRupees(refund)
  const facts: MailFact[] = [['Refund', sum]]
  if (razorpayPaymentId !== null) facts.push(['Payment', razorpayPaymentId])
  return {
    said: [`${sum} will be refunded to the account you paid from, usually within ${REFUND_ARRIVES_TEXT}.`],
    facts,
  }
}
