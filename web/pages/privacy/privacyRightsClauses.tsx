import { MINIMUM_AGE, WELCOME_LINK_DAYS } from '../../../api/rules/constants.ts'
import {
  GRIEVANCE_RESOLUTION_DAYS,
  GRIEVANCE_RESPONSE_HOURS,
  RETENTION_YEARS,
  SUPPORT_REPLY_TEXT,
} from '../../../api/rules/policies.ts'
import type { Clauses } from '../../features/policies/policyFacts.ts'
import { SupportMail } from '../../features/policies/SupportMail.tsx'
import { Link } from '../../ui/Link.tsx'

/** Clauses on retention, security and rights. */
export const privacyRightsClauses: Clauses = (facts) => [
  {
    id: 'retention',
    title: 'How long we keep it',
    text: (
      <>
        <p>As long as your account exists, and then as follows.</p>
        <ul>
          <li>
            <b>When you close your account</b> we erase your profile, picture, logins, goals, plans, requests, messages
            and notifications. The other side’s history then reads “Former mentor” or “Former mentee”.
          </li>
          <li>
            <b>Account and money records</b> are kept for about {RETENTION_YEARS} years after closure, because tax and
            company law ask for them: bookings, payments, refunds and fees with their dates and the provider’s numbers.
            We strip them of your name and email address.
          </li>
          <li>
            An account cannot be closed while sessions, plans, payments or refunds are open: first they are settled.
          </li>
          <li>
            Links in our emails work from an hour (a new password) to {WELCOME_LINK_DAYS} days (confirming an email
            address); a login ends after 30 days without use. Back-ups and logs are overwritten in turn.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: (
      <>
        <p>Under the DPDPA you may</p>
        <ul>
          <li>
            <b>have access:</b> “Download my data” on your <Link to="/account">account page</Link> gives you a file with
            what we hold about you;
          </li>
          <li>
            <b>correct and complete</b> it: most data in your profile, the rest by writing to us;
          </li>
          <li>
            <b>have it erased:</b> “Close my account” on the same page;
          </li>
          <li>
            <b>withdraw consent</b> at any time, as easily as you gave it; what was done before stays lawful;
          </li>
          <li>
            <b>name someone</b> who may exercise these rights if you die or cannot act;
          </li>
          <li>
            <b>complain</b> to our Grievance Officer, and then to the Data Protection Board of India.
          </li>
        </ul>
        <p>
          Community members without a password, and registrants of workshops without an account, write to{' '}
          <SupportMail facts={facts} />. We may ask for proof that it is you. Using your rights costs nothing.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: `People under ${MINIMUM_AGE}`,
    text: (
      <p>
        Plumbline does not serve people under {MINIMUM_AGE}, and does not knowingly collect their data. If you learn of
        such an account, tell us: we close it and erase what is in it.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    text: (
      <p>
        Connections are encrypted. Passwords, session tokens and the links in emails are stored only as hashes. Who may
        see what is checked on the server at every request, and guessing passwords is slowed down. Your account page
        lists the devices you are logged in on, and you can log them out. No system is perfectly safe: should a breach
        touch your data, we tell you and the Data Protection Board as the law requires.
      </p>
    ),
  },
  {
    id: 'grievance',
    title: 'Grievance Officer',
    text: (
      <>
        <p>
          Complaints and questions about your personal data go to the Grievance Officer: <SupportMail facts={facts} />,
          or by post to {facts.supportAddress}. Please write “Grievance” in the subject line.
        </p>
        <p>
          You get a response within {GRIEVANCE_RESPONSE_HOURS} hours and a resolution within {GRIEVANCE_RESOLUTION_DAYS}{' '}
          days. Other emails are answered in {SUPPORT_REPLY_TEXT}.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    text: (
      <p>
        The date of the last change is at the top. A change that matters to you is announced by email or in the product
        before it takes effect, and where the law asks for it we ask for your consent again.
      </p>
    ),
  },
]
