import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import { MENTOR_REVIEW_TEXT } from '../../../api/rules/constants.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { returnPath } from '../../features/accounts/returnPath.ts'
import { signUpPath, type SignInKind } from '../../lib/paths.ts'
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

/** Sign-up options, the current account type first. */
export function NewHere({ kind }: { kind: SignInKind }) {
  const [params] = useSearchParams()
  return (
    <Side aria-labelledby="new-here">
      <h2 id="new-here">New here?</h2>
      {ORDERS[kind].map((way) => (
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
