import { PLAN_CALLS, PLAN_REFUND_HOURS, SESSION_LENGTH } from '../../../api/rules/constants.ts'
import { hoursText } from '../../../api/rules/money/refunds.ts'
import { TEAM_MOVE_HOURS } from '../../../api/rules/money/teamMoves.ts'
import {
  LATE_REFUND_PAYMENT_DAYS,
  LATE_REFUND_PLAN_DAYS,
  MISSED_CALLS_PERCENT,
  NEVER_REFUNDED_HOURS,
  PAYMENT_METHODS_TEXT,
  PLAN_USED_UP_CALLS,
  REFUND_ARRIVES_TEXT,
  SUPPORT_REPLY_TEXT,
  UNRESPONSIVE_DAYS,
  WORKSHOP_REFUND_HOURS,
} from '../../../api/rules/policies.ts'
import { earlierFigure, ruleOf } from '../../features/policies/inForce.ts'
import { usePolicyFacts, type Clauses, type TextScreenProps } from '../../features/policies/policyFacts.ts'
import { PolicyPage } from '../../features/policies/PolicyPage.tsx'
import { SupportMail } from '../../features/policies/SupportMail.tsx'
import { Link } from '../../ui/Link.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { entry } from './page.ts'

/** Cancellation and refunds in full, with the rule in force on top. */
export function RefundPolicyPage(props: TextScreenProps) {
  const facts = usePolicyFacts(props)
  return (
    <PolicyPage
      title={entry.head.title}
      stamp="These are the rules we apply."
      lead="Until when you can cancel, what you get back, and how."
      summary={
        <TitleBlock
          cell={180}
          facts={[
            { label: 'One session', value: ruleOf('starter', facts).line },
            { label: 'One month', value: ruleOf('advanced', facts).line },
            { label: 'Workshop', value: `Full refund up to ${hoursText(WORKSHOP_REFUND_HOURS)} before` },
          ]}
        />
      }
      clauses={[...refundClauses(facts), ...refundHowClauses(facts)]}
    />
  )
}

/** What is refunded when. */
const refundClauses: Clauses = (facts) => [
  {
    id: 'sessions',
    title: 'One-time sessions (Starter)',
    text: (
      <>
        <p>{ruleOf('starter', facts).sentence}</p>
        <Muted as="p">{earlierFigure('page', facts)}</Muted>
        {facts.refundWindowHours > 0 && (
          <>
            <p>There is no refund</p>
            <ul>
              <li>for a cancellation within {hoursText(facts.refundWindowHours)} of the start;</li>
              <li>for a no-show, that is, when you do not come to the session;</li>
              {facts.refundWindowHours >= NEVER_REFUNDED_HOURS && (
                <li>
                  for a cancellation under {hoursText(NEVER_REFUNDED_HOURS)} before the start, whatever the reason.
                </li>
              )}
            </ul>
          </>
        )}
        <p>
          When it is the mentor who cancels or does not come, you get the full price back or another time, as you
          prefer. When the mentor is no longer on Plumbline, or under review by our team, you can cancel until the
          session starts and get the full price back. If they come back before that, you can still do so for{' '}
          {hoursText(TEAM_MOVE_HOURS)}.
        </p>
      </>
    ),
  },
  {
    id: 'months',
    title: 'Monthly plans (Advanced)',
    text: (
      <>
        <p>
          A monthly plan that is cancelled within {PLAN_REFUND_HOURS} hours of payment, before the first session, is
          refunded in full, automatically. The terms you accept say the same call by call:
        </p>
        <ul>
          <li>full refund if you cancel within {PLAN_REFUND_HOURS} hours of purchase, before the first call;</li>
          <li>
            after the first call, a partial refund by unused sessions: of {PLAN_CALLS} calls of {SESSION_LENGTH}, one
            that was held counts as a third of the price;
          </li>
          <li>no refund after {PLAN_USED_UP_CALLS} or more sessions.</li>
        </ul>
        <p>
          When the mentor is no longer on Plumbline, or under review by our team, you can cancel the plan until it ends
          and get everything back that is not refunded yet. If they come back before that, you can still do so for{' '}
          {hoursText(TEAM_MOVE_HOURS)}.
        </p>
      </>
    ),
  },
  {
    id: 'later',
    title: 'Later refunds of a plan',
    text: (
      <>
        <p>After those {PLAN_REFUND_HOURS} hours you may ask for a refund of the unused part if</p>
        <ul>
          <li>the mentor has been unresponsive for {UNRESPONSIVE_DAYS} days or more;</li>
          <li>the mentor has missed at least {MISSED_CALLS_PERCENT}% of the agreed calls;</li>
          <li>there was misconduct on the mentor’s side;</li>
          <li>the mentor was consistently unprepared.</li>
        </ul>
        <p>Tell us what happened and when; messages on the product help us to check it. We hear the mentor too.</p>
      </>
    ),
  },
  {
    id: 'not-refundable',
    title: 'What is not refundable',
    text: (
      <ul>
        <li>dissatisfaction with a session or plan that was held as agreed;</li>
        <li>calls that the mentee missed;</li>
        <li>requests made more than {LATE_REFUND_PAYMENT_DAYS} days after the payment;</li>
        <li>requests made {LATE_REFUND_PLAN_DAYS} days or more after the end of the plan.</li>
      </ul>
    ),
  },
  {
    id: 'workshops',
    title: 'Workshops',
    text: (
      <>
        <p>
          A workshop is fully refundable if you cancel at least {WORKSHOP_REFUND_HOURS} hours before its start. After
          that it is not refunded. You cancel on your ticket, without an account: its link is in the email that confirms
          your registration.
        </p>
        <p>Whatever the time, you get all of your money back if</p>
        <ul>
          <li>the workshop is cancelled by its mentor or by us;</li>
          <li>its date or time changes after you registered, and you cancel before the new start;</li>
          <li>the last seat is taken before your payment reaches us, or you have paid twice.</li>
        </ul>
      </>
    ),
  },
]

/** How to cancel, and how refunds are paid. */
const refundHowClauses: Clauses = (facts) => [
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
