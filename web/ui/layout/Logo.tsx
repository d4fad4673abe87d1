import { styled } from 'styled-components'
import { Link } from '../Link.tsx'

/** The product's name with its plumb bob; links to Home unless told otherwise. */
export function Logo({ to = '/' }: { to?: string }) {
  return (
    <Home to={to}>
      <svg viewBox="0 0 22 30" aria-hidden="true">
        <path d="M2 2h18M11 2v7" stroke="currentColor" strokeWidth="2.2" fill="none" strokeLinecap="round" />
        <path d="M8 9h6v3.2H8z" fill="currentColor" />
        <path
          d="M5.2 15c0-1.9 2.1-2.8 5.8-2.8s5.8.9 5.8 2.8c0 3.8-3.3 9.5-5.8 14-2.5-4.5-5.8-10.2-5.8-14z"
          fill="var(--signal)"
        />
      </svg>
      Plumbline
    </Home>
  )
}

const Home = styled(Link)`
  display: inline-flex;
  gap: 9px;
  align-items: center;
  min-height: 44px;
  color: var(--ink);
  font: 700 1.2rem/1 var(--head);
  letter-spacing: -0.025em;
  text-decoration: none;
  &:hover {
    color: var(--ink);
  }
  > svg {
    flex: none;
    width: 22px;
    height: 30px;
  }
`
