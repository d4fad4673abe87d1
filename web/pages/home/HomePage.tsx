import { ChevronRight } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatShortDay, formatTime } from '../../../api/rules/text/format.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { HomePage_query$key } from '../../__generated__/HomePage_query.graphql.ts'
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts'
import { bookingPath } from '../../features/bookings/bookingAddress.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Bob } from '../../ui/time/Bob.tsx'
import { Hang, HangBob, HangList, HangTime, HangWho } from './hangParts.ts'
import { Hero } from './Hero.tsx'
import { HomeBelow } from './HomeBelow.tsx'
import { SessionsSkeleton } from './PartSkeletons.tsx'
import { Welcome } from './Welcome.tsx'

const homeQuery = graphql`
  query HomePageQuery @preloadable {
    cheapest: mentors(available: true, sort: LOWEST_PRICE, first: 1) {
      edges {
        node {
          starterPrice
        }
      }
    }
    ...Welcome_query
    ...HomePage_query
    ...HomeBelow_query
  }
`

/** Keeps the width of the price until it is known. */
const PricePlaceholder = styled.span`
  visibility: hidden;
`

const priceMeanwhile = <PricePlaceholder aria-hidden="true">, from ₹400.</PricePlaceholder>

/** Home page. Its search works before and without the page's data. */
export function HomePage({ queryRef }: ScreenProps<HomePageQuery>) {
  return (
    <>
      <Hero
        price={
          <Part queryRef={queryRef} meanwhile={priceMeanwhile} otherwise={() => '.'}>
            {({ cheapest }) => <StartingPrice paise={cheapest.edges[0]?.node.starterPrice} />}
          </Part>
        }
        welcome={
          <Part
            queryRef={queryRef}
            meanwhile={<Welcome queryKey={null} />}
            otherwise={() => <Welcome queryKey={null} />}
          >
            {(query) => <Welcome queryKey={query} />}
          </Part>
        }
        sessions={
          <Part queryRef={queryRef} meanwhile={<SessionsSkeleton />} otherwise={() => null}>
            {(query) => <NextFreeSessions queryKey={query} />}
          </Part>
        }
      />
      <Part
        queryRef={queryRef}
        meanwhile={<HomeBelow queryKey={null} />}
        otherwise={(error) => <HomeBelow queryKey={null} error={error} />}
      >
        {(query) => <HomeBelow queryKey={query} />}
      </Part>
    </>
  )
}

interface PartProps {
  queryRef: PreloadedQuery<HomePageQuery>
  children: (query: HomePageQuery['response']) => ReactNode
  /** Stands there until the data do. */
  meanwhile: ReactNode
  /** Stands there without them. */
  otherwise: (error: unknown) => ReactNode
}

/** A part of the page that needs its data; only that part waits and fails. */
function Part({ queryRef, children, meanwhile, otherwise }: PartProps) {
  return (
    <SectionBoundary resetOn={queryRef} fallback={otherwise}>
      <Suspense fallback={meanwhile}>
        <Loaded queryRef={queryRef}>{children}</Loaded>
      </Suspense>
    </SectionBoundary>
  )
}

function Loaded({ queryRef, children }: Pick<PartProps, 'queryRef' | 'children'>) {
  return children(usePreloadedQuery<HomePageQuery>(homeQuery, queryRef))
}

/** ", from ₹400.": the lowest price of one session. */
function StartingPrice({ paise }: { paise: number | undefined }) {
  if (paise === undefined) return <span>.</span>
  return (
    <>
      , from <Plain paise={paise} />.
    </>
  )
}

const Plain = styled(Money)`
  font-weight: inherit;
`

/** The soonest session of each of a few mentors, on the plumb line; each leads to booking that slot. */
function NextFreeSessions({ queryKey }: { queryKey: HomePage_query$key }) {
  const { site, nextFreeSessions } = useFragment(
    graphql`
      fragment HomePage_query on Query {
        site {
          now
        }
        nextFreeSessions(first: 5) {
          mentor {
            databaseId
            name
            mainBranch
            subBranch
            topicsCanMentorOn
            currentCity
            starterPrice
          }
          slot {
            startsAt
          }
        }
      }
    `,
    queryKey,
  )
  const today = istDate(new Date(site.now))
  if (nextFreeSessions.length === 0) return null
  return (
    <Hang aria-labelledby="next-free-sessions">
      <h2 id="next-free-sessions">Next available sessions</h2>
      <HangList>
        {nextFreeSessions.map(({ mentor, slot }) => {
          const startsAt = new Date(slot.startsAt)
          const day = istDate(startsAt)
          return (
            <li key={mentor.databaseId}>
              <Link to={bookingPath(mentor.databaseId, { startsAt: slot.startsAt, step: 'details' })}>
                <HangTime>
                  <time dateTime={slot.startsAt}>
                    {day === today ? 'Today' : formatShortDay(day)}
                    <span>
                      <b>{formatTime(startsAt)}</b> IST
                    </span>
                  </time>
                </HangTime>
                <HangWho>
                  <b>{mentor.name}</b>
                  <span>
                    {mentor.topicsCanMentorOn[0] ?? mentor.subBranch ?? mentor.mainBranch}
                    {mentor.currentCity && <span data-wide>, {mentor.currentCity}</span>}
                  </span>
                </HangWho>
                <Money paise={mentor.starterPrice} />
                <ChevronRight size={16} />
              </Link>
            </li>
          )
        })}
      </HangList>
      <HangBob>
        <Bob />
      </HangBob>
    </Hang>
  )
}
