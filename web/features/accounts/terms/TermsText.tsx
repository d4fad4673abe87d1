import { styled } from 'styled-components'
import {
  MINIMUM_AGE,
  PLAN_DAYS,
  PLAN_REFUND_HOURS,
  PLAN_SESSIONS,
  SESSION_LENGTH,
} from '../../../../api/rules/constants.ts'
import { refundRule } from '../../../../api/rules/money/refunds.ts'
import {
  COURTS,
  LIABILITY_MONTHS,
  PLAN_USED_UP_CALLS,
  ROADMAP_HOURS,
  SUPPORT_DAYS_TEXT,
  SUPPORT_HOURS_TEXT,
  SUPPORT_REPLY_TEXT,
  TRIAL_MINUTES,
  WORKSHOP_REFUND_HOURS,
} from '../../../../api/rules/policies.ts'
import type { TermsDialog_viewer$data } from '../../../__generated__/TermsDialog_viewer.graphql.ts'

/** No session is chosen here, so the rule does not depend on a date. */
const ANY_TIME = new Date(0)

interface Clause {
  title: string
  text: string
  points?: readonly string[]
}

const BEFORE: readonly Clause[] = [
  {
    title: 'The service',
    text: 'Plumbline connects students and early-career engineers with mentors in core engineering. It is offered to users in India only. If you are in the EU/EEA, please do not proceed.',
  },
  {
    title: 'Your age',
    text: `You must be ${MINIMUM_AGE} or older. By accepting these terms you confirm that you are.`,
  },
]

const MENTOR: Clause = {
  title: 'Mentors',
  text: 'As a mentor you are an independent contractor, not an employee of Plumbline. Your profile goes live once our team accepts it.',
  points: [
    `Deliver each mentee a roadmap within ${ROADMAP_HOURS} hours.`,
    'Keep your weekly hours up to date, and hold the sessions that are booked.',
    'To change your prices later, write to support.',
  ],
}

const MENTEE: Clause = {
  title: 'Mentors and their advice',
  text: `Mentors are independent contractors. They deliver a roadmap within ${ROADMAP_HOURS} hours. What you do with their advice is your decision.`,
}

function selling(refundWindowHours: number): readonly Clause[] {
  const session = refundRule({ packageType: 'starter', windowHours: refundWindowHours }, ANY_TIME)
  return [
    {
      title: 'Sessions and packages',
      text: 'Prices are in Indian rupees and are shown before you pay.',
      points: [
        `Trial session: ${TRIAL_MINUTES} minutes, free, arranged by writing to support.`,
        `Starter: one 1:1 session of ${SESSION_LENGTH}.`,
        `Advanced: one month (${PLAN_DAYS} days) with ${PLAN_SESSIONS} and unlimited chat.`,
      ],
    },
    {
      title: 'Refunds',
      text: `Starter: ${lowerFirst(session.sentence)}`,
      points: [
        `Advanced: full refund if you cancel within ${PLAN_REFUND_HOURS} hours of purchase, before the first session.`,
        'Advanced, after the first session: partial refund by unused sessions.',
        `Advanced, after ${PLAN_USED_UP_CALLS} or more sessions: no refund.`,
        `Workshops: full refund if you cancel ${WORKSHOP_REFUND_HOURS} hours before the start.`,
      ],
    },
  ]
}

const AFTER: readonly Clause[] = [
  {
    title: 'Conduct',
    text: 'Be respectful and on time. Do not share anything confidential to your college, your employer or the other person. We may close accounts that break this rule.',
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
    text: `These terms are governed by Indian law. Disputes go to the courts of ${COURTS}.`,
  },
]

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

interface TermsTextProps {
  userType: TermsDialog_viewer$data['type']
  /** Rule in force for single sessions. */
  refundWindowHours: number
}

/** Summary of the terms, with a mentor's duties for mentors. */
export function TermsText({ userType, refundWindowHours }: TermsTextProps) {
  const clauses = [...BEFORE, userType === 'MENTOR' ? MENTOR : MENTEE, ...selling(refundWindowHours), ...AFTER]
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
