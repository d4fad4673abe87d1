import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { CAROUSEL_SLIDE } from '../../../api/rules/constants.ts'
import type { MentorCarousel_query$key } from '../../__generated__/MentorCarousel_query.graphql.ts'
import { Link } from '../../ui/Link.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { MentorCard } from '../../features/mentors/MentorCard.tsx'
import { Band, BandHead } from './Band.tsx'
import { CarouselControls } from './CarouselControls.tsx'
import { Slide, Slides, Viewport } from './carouselParts.ts'
import { useCarousel } from './useCarousel.ts'

/** Eight mentors that can be booked; turns by itself until someone takes an interest. Nothing without mentors. */
export function MentorCarousel({ queryKey }: { queryKey: MentorCarousel_query$key }) {
  const { site, mentors } = useFragment(
    graphql`
      fragment MentorCarousel_query on Query {
        site {
          now
        }
        mentors(first: 8) {
          edges {
            node {
              id
              ...MentorCard_mentor
            }
          }
        }
      }
    `,
    queryKey,
  )
  const total = mentors.edges.length
  const { viewport, view, playing, announced, step, togglePlaying, handlers } = useCarousel(total)
  // The carousel is rendered at each step and each touch, its cards are not.
  const slides = useMemo(() => {
    const now = new Date(site.now)
    return mentors.edges.map(({ node }, index) => (
      <Slide key={node.id} aria-roledescription="slide" aria-label={`${index + 1} of ${mentors.edges.length}`}>
        <MentorCard mentorKey={node} now={now} lazy={index >= CAROUSEL_SLIDE} />
      </Slide>
    ))
  }, [mentors, site.now])
  if (total === 0) return null
  return (
    <Band aria-labelledby="bookable-mentors" aria-roledescription="carousel">
      <BandHead>
        <div>
          <h2 id="bookable-mentors">Mentors you can book this week</h2>
          <Muted as="p">Every mentor is reviewed by our team before the profile goes live.</Muted>
        </div>
        <CarouselControls
          view={view}
          total={total}
          playing={playing}
          announced={announced}
          onStep={step}
          onTogglePlaying={togglePlaying}
        />
      </BandHead>
      <Viewport ref={viewport} {...handlers}>
        <Slides>{slides}</Slides>
      </Viewport>
      <All>
        <Link to="/mentors">See all mentors</Link>
      </All>
    </Band>
  )
}

const All = styled.p`
  margin-top: 16px;
  font-weight: 600;
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
