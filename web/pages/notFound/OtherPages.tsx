import { styled } from 'styled-components'
import { Link } from '../../ui/Link.tsx'

const WAYS = [
  { to: '/pricing', label: 'Pricing', text: 'What a session or a month costs' },
  { to: '/community', label: 'Community', text: 'Meet others of your branch' },
  { to: '/contact-us', label: 'Contact Us', text: 'Tell us what you were looking for' },
] as const

/** Links to the most visited pages. */
export function OtherPages() {
  return (
    <nav aria-label="Where to go next">
      <List>
        {WAYS.map(({ to, label, text }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span>{text}</span>
          </li>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 0 32px;
  list-style: none;
  > li {
    display: grid;
    padding: 6px 0 12px;
    border-top: 1px solid var(--line);
    color: var(--muted);
  }
  a {
    justify-self: start;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`
