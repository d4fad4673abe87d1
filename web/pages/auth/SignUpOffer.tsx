import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees, formatShortDay, formatWhenFull } from '../../../api/rules/text/format.ts'
import type { SignUpOffer_mentor$key } from '../../__generated__/SignUpOffer_mentor.graphql.ts'
import { bookingLeft, type BookingLeft } from '../../features/accounts/bookingLeft.ts'
import { signUpPath } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

interface SignUpOfferProps {
  /** Return path. */
  path: string | null
  /** Mentor of the pending booking; null if there is none or the mentor does not exist. */
  mentorKey: SignUpOffer_mentor$key | null
}

/** For a visitor with a pending booking or request: what it was, and a sign-up button above the login form. */
export function SignUpOffer({ path, mentorKey }: SignUpOfferProps) {
  const mentor = useFragment(
    graphql`
      fragment SignUpOffer_mentor on Mentor {
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
