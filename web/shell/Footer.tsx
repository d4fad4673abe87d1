import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { Footer_query$key } from '../__generated__/Footer_query.graphql.ts'
import { openCookieSettings, useVisitor } from '../lib/visitor.ts'
import { ExternalLink, Link } from '../ui/Link.tsx'
import { PageWidth } from '../ui/PageFrame.tsx'
import { Logo } from './Logo.tsx'

const PRODUCT = [
  { to: '/find-mentors', label: 'Find Mentors' },
  { to: '/workshops', label: 'Workshops' },
  { to: '/community', label: 'Community' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/mentor-signup', label: 'Become a Mentor' },
]
const POLICIES = [
  { to: '/terms-of-service', label: 'Terms of Service' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/cancellation-refund-policy', label: 'Cancellation and Refund' },
  { to: '/contact-us', label: 'Contact Us' },
]

const YEAR = new Date().getFullYear()

/** The foot of every page. Off-site links appear when the operator has set them; null while that is not known. */
export function Footer({ queryKey }: { queryKey: Footer_query$key | null }) {
  const query = useFragment(
    graphql`
      fragment Footer_query on Query {
        site {
          supportEmail
          blogUrl
          socialLinks {
            name
            url
          }
        }
      }
    `,
    queryKey,
  )
  const site = query?.site
  const { isEUUser } = useVisitor()
  const offSite = [...(site?.socialLinks ?? []), ...(site?.blogUrl ? [{ name: 'Blog', url: site.blogUrl }] : [])]
  return (
    <Foot>
      <PageWidth>
        <Columns>
          <div>
            <Logo />
            <About>
              Paid one-to-one mentors for civil, electrical and mechanical engineers. We help core engineers find
              clarity.
            </About>
            {offSite.length > 0 && (
              <OffSite aria-label="Elsewhere">
                {offSite.map(({ name, url }) => (
                  <li key={url}>
                    <ExternalLink href={url}>{name}</ExternalLink>
                  </li>
                ))}
              </OffSite>
            )}
          </div>
          <LinkColumn title="Product" links={PRODUCT} />
          <LinkColumn title="Policies" links={POLICIES}>
            {isEUUser && <CookieSettings />}
          </LinkColumn>
          <div>
            <h2>Service area</h2>
            <p>Services are limited to users in India. If you are in the EU/EEA, please do not proceed.</p>
            <h2>Support</h2>
            <p>
              Mon-Fri, 9 AM-6 PM IST.
              <br />
              Replies in 24-48 hours.
            </p>
            {site && <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>}
          </div>
        </Columns>
        <Base>
          <span>© {YEAR} Plumbline</span>
          <span>All prices in Indian rupees. All times in IST.</span>
        </Base>
      </PageWidth>
    </Foot>
  )
}

interface LinkColumnProps {
  title: string
  links: readonly { to: string; label: string }[]
  /** More items of the list. */
  children?: ReactNode
}

function LinkColumn({ title, links, children }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

/** For visitors of the EU/EEA, who may change their mind. */
function CookieSettings() {
  return (
    <li>
      <button type="button" onClick={openCookieSettings}>
        Cookie settings
      </button>
    </li>
  )
}

const Foot = styled.footer`
  margin-top: clamp(48px, 7vw, 96px);
  border-top: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--t13);
  h2 {
    margin-bottom: 6px;
    color: var(--muted);
    font: 600 var(--t13) var(--text);
    letter-spacing: 0;
  }
  p + h2 {
    margin-top: 14px;
  }
  ul {
    list-style: none;
  }
  li a,
  li button {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  li :is(a, button):hover {
    text-decoration: underline;
  }
  @media (pointer: coarse), (max-width: 760px) {
    li a,
    li button {
      min-height: 44px;
    }
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.5fr 1fr 1fr 1.15fr;
  > * {
    padding: 28px 24px;
    border-left: 1px solid var(--line);
  }
  > :first-child {
    padding-left: 0;
    border-left: 0;
  }
  > :last-child > a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }

  @media (max-width: 760px) {
    grid-template-columns: 1fr 1fr;
    > * {
      padding: 20px 16px;
      border-top: 1px solid var(--line);
      border-left: 0;
    }
    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
      padding-inline: 0;
    }
    > :first-child {
      border-top: 0;
    }
    > :nth-child(2) {
      padding-left: 0;
    }
    > :nth-child(3) {
      border-left: 1px solid var(--line);
    }
    > :last-child > a {
      min-height: 44px;
    }
  }
`

const About = styled.p`
  max-width: 38ch;
  margin-top: 8px;
  color: var(--muted);
`

const OffSite = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  margin-top: 8px;
`

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  justify-content: space-between;
  padding: 14px 0 20px;
  border-top: 1px solid var(--line);
  color: var(--muted);
`
