import { styled } from 'styled-components'
import { MINIMUM_AGE, PLAN_CALLS, PLAN_DAYS, PLAN_REFUND_HOURS, SESSION_MINUTES } from '../../../api/rules/constants.ts'
import { formatRupees } from '../../../api/rules/format.ts'
import {
  COURTS,
  LIABILITY_MONTHS,
  PLAN_USED_UP_CALLS,
  PUBLISHED_REFUND_WINDOWS,
  REFERENCE_PLAN,
  ROADMAP_HOURS,
  SUPPORT_DAYS_TEXT,
  SUPPORT_HOURS_TEXT,
  SUPPORT_REPLY_TEXT,
  TRIAL_MINUTES,
  WORKSHOP_REFUND_HOURS,
} from '../../../api/rules/policies.ts'
import type { TermsDialog_viewer$data } from '../../__generated__/TermsDialog_viewer.graphql.ts'

interface Clause {
  title: string
  text: string
  points?: readonly string[]
}

const BEFORE: readonly Clause[] = [
  {
    title: 'The service',
    text: 'Plumbline brings students and engineers early in their career together with mentors in core engineering. It is offered to users in India only. If you are in the EU/EEA, please do not proceed.',
  },
  {
    title: 'Your age',
    text: `You must be ${MINIMUM_AGE} or older. By accepting these terms you confirm that you are.`,
  },
]

const MENTOR: Clause = {
  title: 'Mentors',
  text: 'As a mentor you are an independent contractor, not an employee of Plumbline. Your profile goes live once our team has accepted it.',
  points: [
    `Deliver each mentee a roadmap within ${ROADMAP_HOURS} hours.`,
    'Keep your availability true, and keep the sessions that were booked.',
    'To change your prices later, write to support.',
  ],
}

const MENTEE: Clause = {
  title: 'Mentors and their advice',
  text: `Mentors are independent contractors. They deliver a roadmap within ${ROADMAP_HOURS} hours. What you do with their advice is your own decision.`,
}

const AFTER: readonly Clause[] = [
  {
    title: 'Sessions and plans',
    text: 'Prices are in Indian rupees and are shown before you pay.',
    points: [
      `Trial session: ${TRIAL_MINUTES} minutes, free, arranged by writing to support.`,
      `Starter: one 1:1 session of ${SESSION_MINUTES} minutes.`,
      `Advanced: one month (${PLAN_DAYS} days) with ${PLAN_CALLS} sessions of ${SESSION_MINUTES} minutes and unlimited chat. This is what plan cards show and what is in force.`,
      `An earlier text of these terms quotes a plan of ${formatRupees(REFERENCE_PLAN.pricePaise)} for ${REFERENCE_PLAN.months} month with ${REFERENCE_PLAN.calls} calls; it is not on sale.`,
    ],
  },
  {
    title: 'Refunds',
    text: 'For a plan with several sessions:',
    points: [
      `Full refund if you cancel within ${PLAN_REFUND_HOURS} hours of purchase, before the first call.`,
      'Partial refund by unused sessions after the first call.',
      `No refund after ${PLAN_USED_UP_CALLS} or more sessions.`,
      `Workshops are fully refundable if you cancel ${WORKSHOP_REFUND_HOURS} hours before the start.`,
      `For a single session our texts quote two times for a full refund: up to ${PUBLISHED_REFUND_WINDOWS.policy} hours before it (refund policy) and up to ${PUBLISHED_REFUND_WINDOWS.faq} hours before it (FAQ). The one in force is shown beside its pay button.`,
    ],
  },
  {
    title: 'Conduct',
    text: 'Be respectful, be on time, and share nothing that is confidential to your college, your employer or the other person. Accounts that break this may be closed.',
  },
  {
    title: 'Liability',
    text: `Our liability is capped at the amounts you paid in the past ${LIABILITY_MONTHS} months.`,
  },
  {
    title: 'Support',
    text: `Support works ${SUPPORT_DAYS_TEXT}, ${SUPPORT_HOURS_TEXT} IST, and replies in ${SUPPORT_REPLY_TEXT}.`,
  },
  {
    title: 'Law',
    text: `These terms are governed by Indian law. The courts of ${COURTS} decide disputes.`,
  },
]

/** The terms in short, with the mentor's duties for mentors. */
export function TermsText({ userType }: { userType: TermsDialog_viewer$data['type'] }) {
  const clauses = [...BEFORE, userType === 'MENTOR' ? MENTOR : MENTEE, ...AFTER]
  return (
    <List>
      {clauses.map(({ title, text, points }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  gap: 14px;
  list-style: none;
  line-height: 1.5;
  h3 {
    font-size: var(--t15);
  }
  ul {
    margin-top: 4px;
    padding-left: 18px;
    list-style: disc;
  }
`
