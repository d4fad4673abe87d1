import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { SUPPORT_DAYS_TEXT, SUPPORT_HOURS_TEXT, SUPPORT_REPLY_TEXT } from '../../api/rules/policies.ts'
import type { Footer_query$key } from '../__generated__/Footer_query.graphql.ts'
import { openCookieSettings, useIsEUUser } from '../lib/visitor.ts'
import { mailTo } from '../lib/mailTo.ts'
import { EmailText } from '../ui/mark/EmailText.tsx'
import { ExternalLink, Link } from '../ui/Link.tsx'
import { PageWidth } from '../ui/layout/PageFrame.tsx'
import { timesWhole } from '../ui/time/timesWhole.ts'
import { Logo } from '../ui/layout/Logo.tsx'

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

/** Pages of a task, such as checkout, which get the short footer. */
const SLIM_UNDER = ['/booking', '/account', '/notifications', '/mentorship-requests']
const SLIM = POLICIES.filter(({ to }) => /refund|contact/.test(to))
const SERVICE_AREA = 'Services are limited to users in India. If you are in the EU/EEA, please do not proceed.'

/** The footer of every page, short on task pages. Off-site links appear when configured; null while that is loading. */
export function Footer({ queryKey }: { queryKey: Footer_query$key | null }) {
  const query = useFragment(
    graphql`
      fragment Footer_query on Query {
        site {
          now
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
  const isEUUser = useIsEUUser()
  const path = useLocation().pathname.toLowerCase()
  const isSlim = SLIM_UNDER.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  const offSite = [...(site?.socialLinks ?? []), ...(site?.blogUrl ? [{ name: 'Blog', url: site.blogUrl }] : [])]
  const support = site && (
    <a href={mailTo(site.supportEmail)} aria-label={site.supportEmail}>
      <EmailText>{site.supportEmail}</EmailText>
    </a>
  )
  const base = (
    <Base>
      <span>{site ? `© ${new Date(site.now).getUTCFullYear()} Plumbline` : '© Plumbline'}</span>
      <span>All prices in Indian rupees. All times in IST.</span>
    </Base>
  )
  if (isSlim)
    return (
      <Foot>
        <PageWidth>
          <Slim>
            {SLIM.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            {support && <li>{support}</li>}
            {isEUUser && <CookieSettings />}
          </Slim>
          <p>{SERVICE_AREA}</p>
          {base}
        </PageWidth>
      </Foot>
    )
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
              <OffSite aria-label="Plumbline on other sites">
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
            <p>{SERVICE_AREA}</p>
            <h2>Support</h2>
            <p>
              {timesWhole(`${SUPPORT_DAYS_TEXT}, ${SUPPORT_HOURS_TEXT} IST.`)}
              <br />
              Replies in {SUPPORT_REPLY_TEXT}.
            </p>
            {support}
          </div>
        </Columns>
        {base}
      </PageWidth>
    </Foot>
  )
}

interface LinkColumnProps {
  title: string
  links: readonly { to: string; label: string }[]
  /** Additional list items. */
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

/** Lets visitors from the EU/EEA change their choice. */
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
  li > :is(a, button) {
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
  li > :is(a, button):hover {
    text-decoration: underline;
  }
  @media (pointer: coarse), (max-width: 760px) {
    li > :is(a, button) {
      min-height: 44px;
    }
  }
`

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  > * {
    flex: 1 1 8.5rem;
    padding: 28px 24px;
    border-left: 1px solid var(--line);
  }
  > :last-child {
    flex-basis: 10rem;
  }
  > :first-child {
    flex: 1.5 1 12rem;
    padding-left: 0;
    border-left: 0;
  }
  > :last-child > a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }

  @media (max-width: 760px) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
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

/** The short footer of task pages, in one line. */
const Slim = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  padding-top: 16px;
  + p {
    padding-bottom: 12px;
  }
`
