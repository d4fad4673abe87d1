import { styled } from 'styled-components'
import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import {
  SUPPORT_DAYS_TEXT,
  SUPPORT_HOURS_TEXT,
  SUPPORT_REPLY_TEXT,
  TRIAL_MINUTES,
} from '../../../api/rules/policies.ts'
import { earlierFigure, ruleOf } from '../../features/policies/inForce.ts'
import { usePolicyFacts, type TextScreenProps } from '../../features/policies/policyFacts.ts'
import { Faq, type Question } from '../../ui/Faq.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageTitle, PageWidth } from '../../ui/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { ContactWays } from './ContactWays.tsx'

/** Contact options and frequent questions, also for workshop suggestions. */
export function ContactPage(props: TextScreenProps) {
  const facts = usePolicyFacts(props)
  return (
    <PageWidth>
      <PageTitle title="Contact Us" lead={`A person reads every message. You get a reply in ${SUPPORT_REPLY_TEXT}.`} />
      <Columns>
        <ContactWays facts={facts} />
        <section aria-labelledby="questions">
          <h2 id="questions">Frequently asked questions</h2>
          <Faq questions={contactQuestions(facts)} />
          <PolicyList />
        </section>
      </Columns>
    </PageWidth>
  )
}

const POLICIES = [
  { to: '/cancellation-refund-policy', label: 'Cancellation and Refund Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
] as const

/** Links to the policies. */
function PolicyList() {
  return (
    <List aria-label="Policies">
      {POLICIES.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </List>
  )
}

/** What people ask support most, the most urgent first. */
function contactQuestions(facts: { refundWindowHours: number }): Question[] {
  return [
    {
      question: 'Can I cancel a session?',
      answer: `Yes. ${ruleOf('starter', facts).sentence} You cancel it under Sessions, or write to support. ${earlierFigure('answer', facts)}`,
    },
    {
      question: 'I paid, but my booking does not show. What now?',
      answer:
        'Give it a few minutes: a payment that is being checked is either confirmed or refunded in full, and we email you. If neither happens, write to support with the date and the amount.',
    },
    {
      question: 'How fast do you answer?',
      answer: `In ${SUPPORT_REPLY_TEXT}. We work ${SUPPORT_DAYS_TEXT}, ${SUPPORT_HOURS_TEXT} (IST), and at the weekend on urgent technical issues, such as a session that cannot be joined.`,
    },
    {
      question: 'How do I get a trial session?',
      answer: `Write to support and name the mentor. A trial session takes ${TRIAL_MINUTES} minutes and is free; not every mentor offers one.`,
    },
    {
      question: 'How are mentors chosen?',
      answer: `Mentor applications are reviewed and verified by our team before a profile goes live. A review takes ${MENTOR_REVIEW_TEXT}; we email the applicant.`,
    },
  ]
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px) minmax(0, 1fr);
  gap: clamp(32px, 6vw, 88px);
  align-items: start;
  padding-top: 12px;
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    h2 {
      font-size: var(--t20);
    }
  }
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
