import { styled } from 'styled-components'
import { Link } from '../../ui/Link.tsx'

const POLICIES = [
  { to: '/cancellation-refund-policy', label: 'Cancellation and Refund Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
] as const

/** Links to the policies. */
export function PolicyList() {
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
