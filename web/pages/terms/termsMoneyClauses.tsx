import { MENTOR_REVIEW_TEXT, PLAN_REFUND_HOURS } from '../../../api/rules/constants.ts'
import {
  PAYMENT_METHODS_TEXT,
  PLAN_USED_UP_CALLS,
  REFUND_ARRIVES_TEXT,
  ROADMAP_HOURS,
  WORKSHOP_REFUND_HOURS,
} from '../../../api/rules/policies.ts'
import { ruleOf } from '../../features/policies/inForce.ts'
import type { Clauses } from '../../features/policies/policyFacts.ts'
import { SupportMail } from '../../features/policies/SupportMail.tsx'
import { Link } from '../../ui/Link.tsx'

/** Clauses on booking, payment and mentors' duties. */
export const termsMoneyClauses: Clauses = (facts) => [
  {
    id: 'booking',
    title: 'Booking and attending',
    text: (
      <>
        <p>
          A slot that you choose is reserved for you for a short time, which is shown, while you pay. It is yours once
          the payment is verified; you then get a confirmation with the time in IST. If a payment reaches us after the
          slot has gone to someone else, we refund it in full without your asking.
        </p>
        <p>
          Be on time. A session ends when its slot ends, also when one side came late. A session that you do not come to
          counts as held and is not refunded.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Prices and payment',
    text: (
      <>
        <ul>
          <li>Mentors set their own prices. The full price is shown before you pay, and nothing is added to it.</li>
          <li>
            You pay through a payment provider, by {PAYMENT_METHODS_TEXT}. Card and bank details go to the provider
            only; we never see or store them.
          </li>
          <li>Every payment is split into our platform fee and the mentor’s earning. The price includes the fee.</li>
          <li>A change of a price never touches what has been booked already.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Cancellation and refunds',
    text: (
      <>
        <p>A single session: {lowerFirst(ruleOf('starter', facts).sentence)} For a plan with several calls:</p>
        <ul>
          <li>full refund if you cancel within {PLAN_REFUND_HOURS} hours of purchase, before the first call;</li>
          <li>after the first call, where a refund is due, a partial refund by unused sessions;</li>
          <li>no refund after {PLAN_USED_UP_CALLS} or more sessions.</li>
        </ul>
        <p>
          A workshop is fully refundable if you cancel {WORKSHOP_REFUND_HOURS} hours before its start. Refunds go to the
          account you paid from, usually within {REFUND_ARRIVES_TEXT}. When a refund is due after these times, and when
          it is not, is in the <Link to="/cancellation-refund-policy">Cancellation and Refund Policy</Link>, which
          decides the details.
        </p>
      </>
    ),
  },
  {
    id: 'mentors',
    title: 'For mentors',
    text: (
      <>
        <ul>
          <li>
            An application is reviewed by our team, usually in {MENTOR_REVIEW_TEXT}. We may ask for proof and may refuse
            without giving reasons. Until you are accepted your profile is not shown.
          </li>
          <li>
            You work as an independent contractor: in your own hours, at your own rates, with your own tools. You take
            care of your own taxes and of any permission that you need from an employer.
          </li>
          <li>
            Keep your weekly availability true, hold the sessions that were booked, and come prepared. Deliver a roadmap
            within {ROADMAP_HOURS} hours.
          </li>
          <li>
            To change your package rates later, write to <SupportMail facts={facts} />.
          </li>
          <li>Workshops that you propose go on sale once our team has approved them.</li>
          <li>We pay out your earnings for sessions that were held, less refunds.</li>
        </ul>
      </>
    ),
  },
]

/** A sentence after a colon. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
