import { styled } from 'styled-components'
import { DEVICE_DAYS, GEOLOCATION_CACHE_HOURS, MINIMUM_AGE, ORDER_KEY_HOURS } from '../../../api/rules/constants.ts'
import type { Clauses } from '../../features/policies/policyFacts.ts'
import { Link } from '../../ui/Link.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** Clauses on responsibility, collection, purpose and browser storage. */
export const privacyDataClauses: Clauses = (facts) => [
  {
    id: 'about',
    title: 'About this policy',
    text: (
      <>
        <p>
          Plumbline decides why and how your personal data is used and is the Data Fiduciary under the Digital Personal
          Data Protection Act, 2023 (DPDPA). This policy also serves the Information Technology Act, 2000 and the rules
          made under it. Our postal address is {facts.supportAddress}.
        </p>
        <p>The services are limited to users in India. If you are in the EU/EEA, please do not proceed.</p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'What we collect',
    text: (
      <>
        <p>What you give us:</p>
        <ul>
          <li>
            <b>Every account:</b> name, email address, password (only as a hash that cannot be turned back), and when
            you accepted which version of the terms.
          </li>
          <li>
            <b>Mentees:</b> current level, LinkedIn profile, and, if you add them, specialization, college, year, a text
            about yourself, goals and a picture.
          </li>
          <li>
            <b>Mentors:</b> branch, experience, rates, LinkedIn profile, a text about yourself and, if you add them,
            city and country, job, company and earlier companies, projects, skills, tools, certifications, topics,
            weekly availability, and a picture. Everything except the email address is public once you are accepted.
          </li>
          <li>
            <b>Community members:</b> field of engineering and whether you study or are early in your career.
          </li>
          <li>
            <b>Sessions and plans:</b> the mentor, time, package and the agenda you write; goals and roadmaps; whether a
            session was held, when you press Join around its time, and what you write about a session that was missed;
            the review you leave.
          </li>
          <li>
            <b>Requests and messages:</b> mentorship requests with their answers; the messages of a chat with the
            pictures and documents sent in it, how far each side has read, and what you report or whom you block.
          </li>
          <li>
            <b>Shortlist:</b> the mentors whom you save, and when.
          </li>
          <li>
            <b>Workshops:</b> name, email address and phone number with which you register.
          </li>
        </ul>
        <p>What we collect when you use the product:</p>
        <ul>
          <li>
            <b>Payments:</b> amount, currency, method, the provider’s numbers of order, payment and refund, and their
            state. No card or bank details.
          </li>
          <li>
            <b>Devices you are logged in on:</b> IP address, browser name, when you logged in and when you were last
            active.
          </li>
          <li>
            <b>Notifications and emails</b> that we send you, and whether they were delivered. The words of an email are
            not kept after it was sent.
          </li>
          <li>
            <b>Counts and logs:</b> failed logins and numbers of requests, kept for a short time to protect accounts,
            and technical logs.
          </li>
        </ul>
        <p>
          We do not ask for Aadhaar numbers, caste, religion, health or other such data. Please do not put them into
          free text. We do not serve people under {MINIMUM_AGE}; see <Link to="#children">below</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'purposes',
    title: 'What we use it for',
    text: (
      <>
        <p>We use it with your consent, or for the legitimate uses that the DPDPA names:</p>
        <ul>
          <li>to run your account, show mentors, arrange and hold sessions, and deliver what was paid for;</li>
          <li>to take payments, refund them and pay mentors;</li>
          <li>to write to you about what concerns you: bookings, requests, refunds, reminders, security;</li>
          <li>to review mentors’ applications and workshops, and to settle complaints;</li>
          <li>to keep the product safe: against break-ins, fraud and overload;</li>
          <li>to keep the books and answer authorities as the law requires;</li>
          <li>to learn how the product is found and used, only as the clause on measuring says.</li>
        </ul>
        <p>We do not sell personal data.</p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    text: (
      <>
        <p>
          One cookie keeps you logged in, one shows that you have logged in with this browser before, and one protects a
          workshop order that you opened without logging in. Scripts cannot read them, and they are used for nothing
          else. Your browser also keeps the following for us. Our server alone decides what a logged-in person may see.
        </p>
        <StoredKeys />
        <p>
          You can delete all this in your browser’s settings. Without the first cookie you cannot log in; all public
          pages work without cookies and storage.
        </p>
      </>
    ),
  },
]

const KEYS = [
  {
    names: ['session'],
    what: 'The cookie that keeps you logged in. 30 days since your last visit, or until you log out.',
  },
  {
    names: ['device'],
    what: `The cookie that shows that you have logged in with this browser before, so that others who guess your password cannot lock you out. ${DEVICE_DAYS} days since you last logged in or set a password here, or until you delete it.`,
  },
  {
    names: ['order_key'],
    what: `The cookie by which only this browser can pay or change a workshop order that you opened without logging in. ${ORDER_KEY_HOURS} hours since the last such order.`,
  },
  {
    names: ['currentUser', 'userType', 'mentorAuth', 'menteeAuth', 'sessionActive'],
    what: 'Who is logged in: name, email address and account type. Until you log out.',
  },
  {
    names: ['plumbline:last-sign-in'],
    what: 'Mentor, mentee or community: what you last logged in as here, so that the login page opens on it. Until you delete it.',
  },
  {
    names: ['plumbline:typed-by'],
    what: 'The number of the account that was last logged in here, so that nobody else is shown what it typed. Until you log out.',
  },
  {
    names: ['plumbline:has-fonts'],
    what: 'That this browser has loaded our fonts, so that it shows them at once. Until you delete it.',
  },
  { names: ['cookie-consent'], what: 'Your choice about trackers: accepted or rejected. Until you change it.' },
  {
    names: ['user-geolocation'],
    what: `The country you were found in and whether it is in the EU/EEA. ${GEOLOCATION_CACHE_HOURS} hours.`,
  },
  {
    names: ['plumbline:shortlist'],
    what: 'The mentors whom you saved without logging in, as numbers. Until you remove them, or log in: then they move to your account.',
  },
  {
    names: ['pendingMentorshipRequest'],
    what: 'A mentorship request that you wrote before logging in. Until it is sent, at most 24 hours.',
  },
  {
    names: ['profile-drafts'],
    what: 'What you typed in your profile and have not saved yet, never a password. Until you save or discard it, or log out.',
  },
  {
    names: ['chat-draft:…', 'chat-outbox:…'],
    what: 'What you are writing in a chat, and messages that wait to be sent. Until they are sent or discarded, or you log out.',
  },
  {
    names: ['plumbline:counted-orders'],
    what: 'Numbers of your last orders, so that a purchase is counted once. Only where trackers are loaded, until you delete it.',
  },
  {
    names: ['drafts', 'booking-paid', 'notices'],
    what: 'What you were typing, a payment that is being checked and which notice you closed, so that a reload loses nothing. Until you close the tab.',
  },
] as const

/** Storage keys and cookies: name, purpose, duration. */
function StoredKeys() {
  return (
    <List>
      {KEYS.map(({ names, what }) => (
        <div key={names[0]}>
          <dt>
            {names.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  border-bottom: 1px solid var(--line);
  > div {
    display: grid;
    grid-template-columns: 236px minmax(0, 1fr);
    gap: 4px 20px;
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 10px;
    align-content: start;
  }
  @media (max-width: ${breakpoints.phone}) {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
