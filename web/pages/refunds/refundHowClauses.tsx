import { PAYMENT_METHODS_TEXT, REFUND_ARRIVES_TEXT, SUPPORT_REPLY_TEXT } from '../../../api/rules/policies.ts'
import { Link } from '../../ui/Link.tsx'
import type { Clauses } from '../../features/policies/clause.ts'
import { SupportMail } from '../../features/policies/SupportMail.tsx'

/** How to cancel, and how refunds are paid. */
export const refundHowClauses: Clauses = (facts) => [
  {
    id: 'how',
    title: 'How to cancel',
    text: (
      <>
        <p>
          You cancel a session or a plan yourself under <Link to="/sessions">Sessions</Link>, and a workshop on your
          ticket. If you have lost your ticket, ask for it on the workshop’s page.
        </p>
        <p>
          You can also write to <SupportMail facts={facts} /> from the email address that you booked with, with the name
          of the mentor or workshop and the date. What counts is when your email reaches us. You get a reply in{' '}
          {SUPPORT_REPLY_TEXT}; if we reply late, you lose nothing.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'How refunds are paid',
    text: (
      <>
        <p>
          A refund goes to your original payment method: the card, UPI or bank account you paid from (
          {PAYMENT_METHODS_TEXT}
          ), through the payment provider. It usually takes {REFUND_ARRIVES_TEXT} to arrive. If that fails, our team
          decides what happens and writes to you.
        </p>
        <p>
          A full refund is the whole price, our platform fee included. If a payment reaches us after the slot was given
          to someone else, or twice for the same booking, it is refunded in full without your asking.
        </p>
      </>
    ),
  },
  {
    id: 'questions',
    title: 'Questions and complaints',
    text: (
      <p>
        Write to <SupportMail facts={facts} /> or see <Link to="/contact-us">Contact Us</Link>. If you do not agree with
        a decision, ask for the Grievance Officer; the <Link to="/terms-of-service#contact">Terms of Service</Link> say
        how long that takes.
      </p>
    ),
  },
]
