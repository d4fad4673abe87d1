import { Mail, Presentation } from 'lucide-react'
import { styled } from 'styled-components'
import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import {
  GRIEVANCE_RESOLUTION_DAYS,
  GRIEVANCE_RESPONSE_HOURS,
  SUPPORT_DAYS_TEXT,
  SUPPORT_HOURS_TEXT,
  SUPPORT_REPLY_TEXT,
  TRIAL_MINUTES,
} from '../../../api/rules/policies.ts'
import { earlierFigure, ruleOf } from '../../features/policies/inForce.ts'
import { usePolicyFacts, type PolicyFacts, type TextScreenProps } from '../../features/policies/policyFacts.ts'
import { mailTo } from '../../lib/mailTo.ts'
import { ButtonAnchor } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Faq, type Question } from '../../ui/layout/Faq.tsx'
import { Link } from '../../ui/Link.tsx'
import { Muted, PageTitle, PageWidth } from '../../ui/layout/PageFrame.tsx'
import { Rows } from '../../ui/layout/Rows.tsx'
import { breakpoints } from '../../ui/theme.ts'

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

/** Email, hours, address, and the link to suggest a workshop. */
function ContactWays({ facts: { supportEmail, supportAddress } }: { facts: PolicyFacts }) {
  return (
    <Ways>
      <Way as="section" $pad aria-labelledby="mail">
        <h2 id="mail">Email support</h2>
        <p>
          <a href={mailTo(supportEmail)}>{supportEmail}</a>
        </p>
        <Rows>
          <div>
            <dt>Hours</dt>
            <dd>
              {SUPPORT_DAYS_TEXT} {SUPPORT_HOURS_TEXT} (IST)
            </dd>
          </div>
          <div>
            <dt>Weekend</dt>
            <dd>Urgent technical issues</dd>
          </div>
          <div>
            <dt>Reply</dt>
            <dd>In {SUPPORT_REPLY_TEXT}</dd>
          </div>
          <div>
            <dt>Address</dt>
            <dd>
              <address>{supportAddress}</address>
            </dd>
          </div>
        </Rows>
        <ButtonAnchor look="primary" wide href={mailTo(supportEmail)}>
          <Mail />
          Write to support
        </ButtonAnchor>
      </Way>
      <Way as="section" $pad aria-labelledby="suggest">
        <h2 id="suggest">Suggest a workshop</h2>
        <Muted as="p">Tell us what you would like to learn, and from whom. We will find the right engineer.</Muted>
        <ButtonAnchor wide href={suggestionMail(supportEmail)}>
          <Presentation />
          Suggest Workshop
        </ButtonAnchor>
      </Way>
      <Muted as="p">
        A complaint? Write “Grievance” in the subject line: the Grievance Officer responds within{' '}
        {GRIEVANCE_RESPONSE_HOURS} hours and settles it within {GRIEVANCE_RESOLUTION_DAYS} days.
      </Muted>
    </Ways>
  )
}

const SUBJECT = 'Workshop suggestion'
const BODY = 'Topic:\n\nWhat I want to learn:\n\nMy branch and year:\n'

/** Prefilled email to suggest a workshop. */
function suggestionMail(to: string): string {
  return mailTo(to, { subject: SUBJECT, body: BODY })
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

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

const Way = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  h2 {
    font-size: var(--t20);
  }
  address {
    font-style: normal;
  }
  a {
    overflow-wrap: anywhere;
  }
`
