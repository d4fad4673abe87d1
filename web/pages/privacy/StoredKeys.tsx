import { styled } from 'styled-components'
import { DEVICE_DAYS, GEOLOCATION_CACHE_HOURS, ORDER_KEY_HOURS } from '../../../api/rules/constants.ts'
import { breakpoints } from '../../ui/theme.ts'

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
  { names: ['cookie-consent'], what: 'Your choice about trackers: accepted or rejected. Until you change it.' },
  {
    names: ['user-geolocation'],
    what: `The country you were found in and whether it is in the EU/EEA. ${GEOLOCATION_CACHE_HOURS} hours.`,
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
    names: ['chat-draft', 'chat-outbox'],
    what: 'What you are writing in a chat, and messages that wait for a connection. Until they are sent or deleted, or you log out.',
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
export function StoredKeys() {
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
