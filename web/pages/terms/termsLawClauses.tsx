import {
  COURTS,
  GRIEVANCE_RESOLUTION_DAYS,
  GRIEVANCE_RESPONSE_HOURS,
  LIABILITY_MONTHS,
  SUPPORT_DAYS_TEXT,
  SUPPORT_HOURS_TEXT,
  SUPPORT_REPLY_TEXT,
} from '../../../api/rules/policies.ts'
import type { Clauses } from '../../features/policies/policyFacts.ts'
import { SupportMail } from '../../features/policies/SupportMail.tsx'
import { Link } from '../../ui/Link.tsx'

/** Clauses on conduct, liability, law and contact. */
export const termsLawClauses: Clauses = (facts) => [
  {
    id: 'conduct',
    title: 'Conduct',
    text: (
      <>
        <p>Be respectful and be honest. In particular, do not</p>
        <ul>
          <li>insult, threaten, harass or discriminate against anyone;</li>
          <li>pretend to be someone else or to have qualifications that you do not have;</li>
          <li>
            share what is confidential to your college, your employer or the other person, or record a session without
            the other person’s consent;
          </li>
          <li>have a mentor sit an examination or write an assignment that you must do yourself;</li>
          <li>post anything that is unlawful, or that infringes anyone’s rights;</li>
          <li>attack, overload, scrape or take apart the product, or get around its limits.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Your content and ours',
    text: (
      <>
        <p>
          What you write and upload stays yours. You allow us to store it and to show it where the product is meant to:
          a mentor’s profile to everybody, a request or a chat to its two sides, a review on the mentor’s profile. You
          confirm that you may share it.
        </p>
        <p>
          We remove content that we learn to be unlawful, as the Information Technology Act, 2000 and the rules made
          under it require of an intermediary. The product itself, its name, its text and its drawings are ours; you may
          use them only to use the product.
        </p>
      </>
    ),
  },
  {
    id: 'termination',
    title: 'Ending the agreement',
    text: (
      <p>
        You may stop at any time by closing your account. We may suspend or close an account that breaks these terms,
        puts others at risk or that the law obliges us to close. Unless that would do harm, we tell you first and give
        the reason. Sessions that were paid for and cannot be held because we closed the mentor’s account are refunded.
        The clauses on content, liability and law continue after the end.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    text: (
      <>
        <p>
          We run the product with care, but we provide it as it is: it may be interrupted, and we do not vouch for what
          mentors and mentees tell each other. As far as the law allows, we are not liable for indirect or consequential
          loss, lost profit, lost data, or a result that did not come about.
        </p>
        <p>
          In any case our total liability to you is capped at the amounts you paid through Plumbline in the past{' '}
          {LIABILITY_MONTHS} months. Nothing here limits a liability that cannot be limited under Indian law.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    text: (
      <p>
        We may change these terms. The date of the last change is at the top. A change that matters to you is announced
        before it takes effect, and you are asked to accept it; what was booked before is settled by the terms in force
        when it was paid.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and courts',
    text: (
      <p>
        These terms are governed by the laws of India, among them the Information Technology Act, 2000 and the Digital
        Personal Data Protection Act, 2023 (DPDPA). The courts of {COURTS} alone decide disputes. Please write to us
        first: most things can be settled without them.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Grievances and contact',
    text: (
      <>
        <p>
          Write to <SupportMail facts={facts} />. Support works {SUPPORT_DAYS_TEXT}, {SUPPORT_HOURS_TEXT} (IST), and
          replies in {SUPPORT_REPLY_TEXT}. Our postal address is {facts.supportAddress}.
        </p>
        <p>
          A complaint under the Information Technology Act or about your personal data goes to the Grievance Officer at
          the same addresses: you get a response within {GRIEVANCE_RESPONSE_HOURS} hours and a resolution within{' '}
          {GRIEVANCE_RESOLUTION_DAYS} days. More is on <Link to="/contact-us">Contact Us</Link>.
        </p>
      </>
    ),
  },
]
