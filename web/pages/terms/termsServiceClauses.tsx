import { MINIMUM_AGE, PLAN_CALLS, PLAN_DAYS, SESSION_LENGTH } from '../../../api/rules/constants.ts'
import {
  REFERENCE_PLAN,
  ROADMAP_HOURS,
  TERMS_EFFECTIVE_TEXT,
  TRIAL_MINUTES,
  WORKSHOP_HOURS_TEXT,
} from '../../../api/rules/policies.ts'
import { formatRupees } from '../../../api/rules/text/format.ts'
import type { Clauses } from '../../features/policies/policyFacts.ts'
import { SupportMail } from '../../features/policies/SupportMail.tsx'
import { Link } from '../../ui/Link.tsx'

/** Clauses on eligibility and the service. */
export const termsServiceClauses: Clauses = (facts) => [
  {
    id: 'agreement',
    title: 'This agreement',
    text: (
      <>
        <p>
          These terms are an agreement between you and Plumbline (“we”, “us”). The text that you are asked to accept
          when you log in has been in effect since {TERMS_EFFECTIVE_TEXT}; this page is that text in full. By creating
          an account, booking a session, registering for a workshop or otherwise using the product you agree to it. If
          you do not agree, please do not use Plumbline.
        </p>
        <p>
          We keep a record of the time at which you accepted and of the version you accepted. The{' '}
          <Link to="/privacy-policy">Privacy Policy</Link> and the{' '}
          <Link to="/cancellation-refund-policy">Cancellation and Refund Policy</Link> belong to these terms.
        </p>
      </>
    ),
  },
  {
    id: 'who',
    title: 'Who may use Plumbline',
    text: (
      <>
        <ul>
          <li>
            You must be {MINIMUM_AGE} or older and able to enter into a contract under Indian law. Accepting these terms
            confirms it.
          </li>
          <li>The services are limited to users in India. All prices are in Indian rupees.</li>
          <li>
            If you are in the European Union or the European Economic Area (EU/EEA), please do not proceed: we do not
            offer the services there.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'accounts',
    title: 'Accounts',
    text: (
      <>
        <p>
          There are three kinds of account: mentee, mentor and community member. One email address may have one account
          of each kind.
        </p>
        <ul>
          <li>Give true details and keep them up to date. An account is yours alone; do not share or sell it.</li>
          <li>
            Keep your password to yourself. You are responsible for what is done with your account until you have told
            us that someone else has got into it; you can end other devices’ sessions on your{' '}
            <Link to="/account">account page</Link>.
          </li>
          <li>We may ask you to confirm your email address by a link that we send to it.</li>
          <li>
            You can close your account on the same page at any time, unless sessions, plans or payments are still open.
            What is then erased and what the law makes us keep is described in the{' '}
            <Link to="/privacy-policy#retention">Privacy Policy</Link>.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'service',
    title: 'What Plumbline does, and what it does not',
    text: (
      <>
        <p>
          Plumbline is a marketplace. It brings students and engineers early in their career together with mentors in
          core engineering, lets them find a time, pay and meet. Mentors are independent contractors. They are not our
          employees, agents or partners, and what they say is their own.
        </p>
        <p>
          Mentoring is education and advice. It is not an engineering design, a structural or safety certificate, legal
          or financial advice, or a promise of a mark, a job or a result. Check what you build with the responsible
          engineer of your project.
        </p>
      </>
    ),
  },
  {
    id: 'packages',
    title: 'Sessions, packages and workshops',
    text: (
      <>
        <ul>
          <li>
            <b>Trial session.</b> {TRIAL_MINUTES} minutes, free. It is arranged by writing to{' '}
            <SupportMail facts={facts} />; not every mentor offers one.
          </li>
          <li>
            <b>Starter.</b> One 1:1 session of {SESSION_LENGTH}.
          </li>
          <li>
            <b>Advanced.</b> One month, that is {PLAN_DAYS} days of access: {PLAN_CALLS} calls of {SESSION_LENGTH} each
            and unlimited chat with the mentor.
          </li>
          <li>
            <b>Roadmap.</b> Mentors deliver a roadmap to each mentee on the Advanced package within {ROADMAP_HOURS}{' '}
            hours.
          </li>
          <li>
            <b>Workshops.</b> Live group sessions of {WORKSHOP_HOURS_TEXT} at a fixed price, announced with date and
            time in IST.
          </li>
        </ul>
        <p>
          An earlier text of these terms names, as a reference, a plan of {formatRupees(REFERENCE_PLAN.pricePaise)} for{' '}
          {REFERENCE_PLAN.months} month with {REFERENCE_PLAN.calls} calls. That plan is not on sale. In force is what is
          written above and shown beside the pay button: {PLAN_CALLS} calls in {PLAN_DAYS} days, at the price that the
          mentor has set.
        </p>
      </>
    ),
  },
]
