import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import { formatRupees, formatShortDay, formatWhenFull } from '../../../api/rules/text/format.ts'
import type { SignUpOffers_mentor$key } from '../../__generated__/SignUpOffers_mentor.graphql.ts'
import { bookingLeft, type BookingLeft } from '../../features/accounts/bookingLeft.ts'
import { returnPath } from '../../features/accounts/addresses.ts'
import { signUpPath, type SignInKind } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { breakpoints } from '../../ui/theme.ts'

const OFFERS = {
  mentee: {
    title: 'Join as a Mentee',
    text: 'For students and recent graduates. Register, then book a session with a mentor from your branch.',
  },
  mentor: {
    title: 'Join as a Mentor',
    text: `For working engineers. Set your own rates and hours. Review takes ${MENTOR_REVIEW_TEXT}.`,
  },
  community: {
    title: 'Join the community',
    text: 'For students and early-career engineers. Set your password from the link in the welcome email.',
  },
} as const

const ORDERS: Record<SignInKind, readonly SignInKind[]> = {
  mentor: ['mentor', 'mentee'],
  mentee: ['mentee', 'mentor'],
  community: ['community', 'mentee'],
}

interface NewHereProps {
  kind: SignInKind
  /** A booking is pending, for which only a mentee account helps. */
  isBooking: boolean
}

/** Sign-up options, the current account type first. */
export function NewHere({ kind, isBooking }: NewHereProps) {
  const [params] = useSearchParams()
  const ways: readonly SignInKind[] = isBooking ? ['mentee'] : ORDERS[kind]
  return (
    <Side aria-labelledby="new-here">
      <h2 id="new-here">New here?</h2>
      {ways.map((way) => (
        <Way key={way}>
          <p>{OFFERS[way].text}</p>
          <ButtonLink to={signUpPath(way, returnPath(params))}>{OFFERS[way].title}</ButtonLink>
        </Way>
      ))}
    </Side>
  )
}

const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: 16px;
  h2 {
    font-size: var(--t20);
  }
`

const Way = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  > p {
    color: var(--muted);
  }
  @media (max-width: ${breakpoints.phone}) {
    justify-items: stretch;
  }
`

interface SignUpOfferProps {
  /** Return path. */
  path: string | null
  /** Mentor of the pending booking; null if there is none or the mentor does not exist. */
  mentorKey: SignUpOffers_mentor$key | null
}

/** For a visitor with a pending booking or request: what it was, and a sign-up button above the login form. */
export function SignUpOffer({ path, mentorKey }: SignUpOfferProps) {
  const mentor = useFragment(
    graphql`
      fragment SignUpOffers_mentor on Mentor {
        name
        starterPrice
        advancedPrice
      }
    `,
    mentorKey,
  )
  const booking = bookingLeft(path)
  const isAdvanced = booking?.address.packageType === 'advanced'
  return (
    <Stack>
      {mentor && booking && (
        <b>
          {[mentor.name, timeOf(booking), formatRupees(isAdvanced ? mentor.advancedPrice : mentor.starterPrice)]
            .filter(Boolean)
            .join(' · ')}
        </b>
      )}
      <p>Signing up takes two minutes.</p>
      <ButtonLink look="primary" wide to={signUpPath('mentee', path)}>
        Create a mentee account
      </ButtonLink>
      <p>Have an account? Log in:</p>
    </Stack>
  )
}

function timeOf({ address: { packageType, startsAt, startDate } }: BookingLeft): string | null {
  if (packageType === 'advanced') return startDate && `Advanced from ${formatShortDay(startDate)}`
  return startsAt && formatWhenFull(new Date(startsAt))
}

const Stack = styled.div`
  display: grid;
  gap: 12px;
  padding-bottom: 16px;
  > p {
    color: var(--muted);
  }
`
