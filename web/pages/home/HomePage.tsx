import { Suspense, type ReactNode } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { Money } from '../../ui/mark/Money.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { Hero } from './Hero.tsx'
import { HomeBelow } from './HomeBelow.tsx'
import { NextFreeSessions } from './NextFreeSessions.tsx'
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
    ...NextFreeSessions_query
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
  if (paise === undefined) return '.'
  return (
    <>
      , from <Plain paise={paise} />.
    </>
  )
}

const Plain = styled(Money)`
  font-weight: inherit;
`
