import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { SUPPORT_DAYS_TEXT, SUPPORT_HOURS_TEXT, SUPPORT_REPLY_TEXT } from '../../api/rules/policies.ts'
import type { Footer_query$key } from '../__generated__/Footer_query.graphql.ts'
import { openCookieSettings, useIsEUUser } from '../lib/visitor.ts'
import { mailTo } from '../lib/mailTo.ts'
import { EmailText } from '../ui/mark/EmailText.tsx'
import { ExternalLink, Link } from '../ui/Link.tsx'
import { PageWidth } from '../ui/layout/PageFrame.tsx'
import { About, Base, Columns, Foot, OffSite, Slim } from './footerParts.ts'
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
              {SUPPORT_DAYS_TEXT}, {SUPPORT_HOURS_TEXT} IST.
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
