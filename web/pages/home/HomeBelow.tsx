import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { refundRule } from '../../../api/rules/money/refunds.ts'
import type { HomeBelow_promises$key } from '../../__generated__/HomeBelow_promises.graphql.ts'
import type { HomeBelow_query$key } from '../../__generated__/HomeBelow_query.graphql.ts'
import { MentorsFailure } from '../../features/mentors/MentorsFailure.tsx'
import { SITE_NAME } from '../../lib/headTags.ts'
import { plural } from '../../lib/plural.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { DimensionList } from '../../ui/layout/DimensionList.ts'
import { Muted, PageWidth } from '../../ui/layout/PageFrame.tsx'
import { JsonLd, useSiteOrigin } from '../../ui/layout/PageHead.tsx'
import { Band, BandHead } from './Band.tsx'
import { MentorCarousel } from './MentorCarousel.tsx'
import { entry } from './page.ts'
import { CarouselSkeleton } from './PartSkeletons.tsx'
import { Vision } from './Vision.tsx'

interface HomeBelowProps {
  /** Null while the data are missing. */
  queryKey: HomeBelow_query$key | null
  /** Why they are. */
  error?: unknown
}

/** The front page from the carousel down. */
export function HomeBelow({ queryKey, error }: HomeBelowProps) {
  const query = useFragment(
    graphql`
      fragment HomeBelow_query on Query {
        ...MentorCarousel_query
        ...HomeBelow_promises
        ...Vision_query
      }
    `,
    queryKey,
  )
  return (
    <>
      <HomeData />
      {query ? (
        <MentorCarousel queryKey={query} />
      ) : error ? (
        <Band aria-label="Mentors">
          <BandHead>
            <h2>Mentors taking bookings</h2>
          </BandHead>
          <MentorsFailure error={error} />
        </Band>
      ) : (
        <CarouselSkeleton />
      )}
      <WhyChoose queryKey={query ?? null} />
      <Vision queryKey={query ?? null} />
      <Closing />
    </>
  )
}

/** Three reasons. What is promised of holding and refunding is what the server does; left out while not known. */
function WhyChoose({ queryKey }: { queryKey: HomeBelow_promises$key | null }) {
  const query = useFragment(
    graphql`
      fragment HomeBelow_promises on Query {
        site {
          now
          holdMinutes
          refundWindowHours
        }
      }
    `,
    queryKey,
  )
  return (
    <Band aria-labelledby="why-choose">
      <Title id="why-choose">Why choose Plumbline</Title>
      <DimensionList>
        <li>
          <h3>Core engineering only</h3>
          <Muted as="p">
            25+ specializations from structures to VLSI. You talk to someone who does the work, not to a general coach.
          </Muted>
        </li>
        <li>
          <h3>The price is on the card</h3>
          <Muted as="p">
            One session or one month, in rupees, shown before you log in. Nothing is added at checkout.
          </Muted>
        </li>
        <li>
          <h3>Your slot is reserved</h3>
          <Muted as="p">{query ? heldText(query.site) : 'We reserve the slot you choose while you pay.'}</Muted>
        </li>
      </DimensionList>
    </Band>
  )
}

function heldText({
  now,
  holdMinutes,
  refundWindowHours,
}: {
  now: string
  holdMinutes: number
  refundWindowHours: number
}) {
  const minutes = plural(holdMinutes, 'minute')
  const { sentence } = refundRule({ packageType: 'starter', windowHours: refundWindowHours }, new Date(now))
  return `We reserve the slot you choose for ${minutes} while you pay. ${sentence}`
}

/** Closing call to action. */
function Closing() {
  return (
    <PageWidth as="section" aria-labelledby="closing">
      <Slab>
        <div>
          <h2 id="closing">Stuck on a design, a project or a career choice?</h2>
          <p>Describe it in two lines. Someone has solved it before.</p>
        </div>
        <ButtonRow>
          <ButtonLink look="slab" to="/find-mentors">
            Find a Mentor
          </ButtonLink>
          <ButtonLink look="slabQuiet" to="/community">
            Join Community
          </ButtonLink>
        </ButtonRow>
      </Slab>
    </PageWidth>
  )
}

/** What search engines may know of the site: who runs it, its name and how to search it. */
function HomeData() {
  const origin = useSiteOrigin()
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: SITE_NAME,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    areaServed: 'IN',
  }
  const site = {
    '@type': 'WebSite',
    name: SITE_NAME,
    url: `${origin}/`,
    description: entry.head.description,
    inLanguage: 'en-IN',
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/find-mentors?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
  return <JsonLd data={{ '@graph': [site, organization] }} />
}

const Title = styled.h2`
  font-size: var(--t26);
`

const Slab = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 40px;
  justify-content: space-between;
  align-items: center;
  margin-top: clamp(48px, 6vw, 72px);
  padding: clamp(24px, 4vw, 44px);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background-color: var(--slab);
  background-image:
    linear-gradient(var(--slab-grid) 1px, transparent 1px),
    linear-gradient(90deg, var(--slab-grid) 1px, transparent 1px);
  background-size: 24px 24px;
  color: var(--on-slab);
  > :first-child {
    display: grid;
    gap: 6px;
  }
  p {
    color: var(--on-slab-muted);
  }
`
