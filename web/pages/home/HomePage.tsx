import { Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { MentorsFailure } from '../../features/mentors/MentorsFailure.tsx'
import { Band, BandHead } from './Band.tsx'
import { Closing } from './Closing.tsx'
import { Hero } from './Hero.tsx'
import { HomeData } from './HomeData.tsx'
import { MentorCarousel } from './MentorCarousel.tsx'
import { CarouselSkeleton, SessionsSkeleton } from './homeSkeletons.tsx'
import { NextFreeSessions } from './NextFreeSessions.tsx'
import { StartingPrice } from './StartingPrice.tsx'
import { Vision } from './Vision.tsx'
import { Welcome } from './Welcome.tsx'
import { WhyChoose } from './WhyChoose.tsx'

const homeQuery = graphql`
  query HomePageQuery @preloadable {
    ...StartingPrice_query
    ...Welcome_query
    ...NextFreeSessions_query
    ...MentorCarousel_query
    ...WhyChoose_query
    ...Vision_query
  }
`

type Home = PreloadedQuery<HomePageQuery>

/** The front page. Its search works before, and without, the data around it. */
export function HomePage({ queryRef }: ScreenProps<HomePageQuery>) {
  return (
    <>
      <HomeData />
      <Hero
        price={
          <SectionBoundary resetOn={queryRef} fallback={() => '.'}>
            <Suspense fallback={<StartingPrice queryKey={null} />}>
              <Price queryRef={queryRef} />
            </Suspense>
          </SectionBoundary>
        }
        welcome={
          <SectionBoundary resetOn={queryRef} fallback={() => <Welcome queryKey={null} />}>
            <Suspense fallback={<Welcome queryKey={null} />}>
              <LoadedWelcome queryRef={queryRef} />
            </Suspense>
          </SectionBoundary>
        }
        sessions={
          <SectionBoundary resetOn={queryRef} fallback={() => null}>
            <Suspense fallback={<SessionsSkeleton />}>
              <Sessions queryRef={queryRef} />
            </Suspense>
          </SectionBoundary>
        }
      />
      <SectionBoundary
        resetOn={queryRef}
        fallback={(error) => (
          <Band aria-label="Mentors">
            <BandHead>
              <h2>Mentors you can book this week</h2>
            </BandHead>
            <MentorsFailure error={error} />
          </Band>
        )}
      >
        <Suspense fallback={<CarouselSkeleton />}>
          <Carousel queryRef={queryRef} />
        </Suspense>
      </SectionBoundary>
      <SectionBoundary resetOn={queryRef} fallback={() => <AboutUs query={null} />}>
        <Suspense fallback={<AboutUs query={null} />}>
          <LoadedAboutUs queryRef={queryRef} />
        </Suspense>
      </SectionBoundary>
      <Closing />
    </>
  )
}

function Price({ queryRef }: { queryRef: Home }) {
  return <StartingPrice queryKey={usePreloadedQuery<HomePageQuery>(homeQuery, queryRef)} />
}

function LoadedWelcome({ queryRef }: { queryRef: Home }) {
  return <Welcome queryKey={usePreloadedQuery<HomePageQuery>(homeQuery, queryRef)} />
}

function Sessions({ queryRef }: { queryRef: Home }) {
  return <NextFreeSessions queryKey={usePreloadedQuery<HomePageQuery>(homeQuery, queryRef)} />
}

function Carousel({ queryRef }: { queryRef: Home }) {
  return <MentorCarousel queryKey={usePreloadedQuery<HomePageQuery>(homeQuery, queryRef)} />
}

function LoadedAboutUs({ queryRef }: { queryRef: Home }) {
  return <AboutUs query={usePreloadedQuery<HomePageQuery>(homeQuery, queryRef)} />
}

function AboutUs({ query }: { query: HomePageQuery['response'] | null }) {
  return (
    <>
      <WhyChoose queryKey={query} />
      <Vision queryKey={query} />
    </>
  )
}
