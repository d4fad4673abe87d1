import { graphql, useFragment } from 'react-relay'
import type { HomeBelow_query$key } from '../../__generated__/HomeBelow_query.graphql.ts'
import { MentorsFailure } from '../../features/mentors/MentorsFailure.tsx'
import { Band, BandHead } from './Band.tsx'
import { CarouselSkeleton } from './CarouselSkeleton.tsx'
import { Closing } from './Closing.tsx'
import { HomeData } from './HomeData.tsx'
import { MentorCarousel } from './MentorCarousel.tsx'
import { Vision } from './Vision.tsx'
import { WhyChoose } from './WhyChoose.tsx'

interface HomeBelowProps {
  /** Null while the data are missing. */
  queryKey: HomeBelow_query$key | null
  /** Why they are. */
  error?: unknown
}

/** The front page from the carousel down: loaded right after the search. */
export function HomeBelow({ queryKey, error }: HomeBelowProps) {
  const query = useFragment(
    graphql`
      fragment HomeBelow_query on Query {
        ...MentorCarousel_query
        ...WhyChoose_query
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
            <h2>Mentors you can book this week</h2>
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
