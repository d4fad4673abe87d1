import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { CAROUSEL_SLIDE } from '../../../api/rules/constants.ts'
import type { MentorCarousel_query$key } from '../../__generated__/MentorCarousel_query.graphql.ts'
import { MentorCard } from '../../features/mentors/MentorCard.tsx'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { Band, BandHead } from './Band.tsx'
import { CAROUSEL_TWO, useCarousel } from './useCarousel.ts'

/** Eight mentors who take bookings; turns by itself until someone takes an interest. Nothing without mentors. */
export function MentorCarousel({ queryKey }: { queryKey: MentorCarousel_query$key }) {
  const { site, mentors } = useFragment(
    graphql`
      fragment MentorCarousel_query on Query {
        site {
          now
        }
        mentors(first: 8, available: true) {
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
          <h2 id="bookable-mentors">Mentors taking bookings</h2>
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

interface CarouselControlsProps {
  /** Places of the first and the last slide in view, from 0. */
  view: { first: number; last: number }
  total: number
  playing: boolean
  /** Whether a change of place is read out: only after the person's own step. */
  announced: boolean
  onStep: (by: 1 | -1) => void
  onTogglePlaying: () => void
}

/** Where the carousel stands, previous, next, pause. */
function CarouselControls({ view, total, playing, announced, onStep, onTogglePlaying }: CarouselControlsProps) {
  // How many are in view is known in the browser alone: what the server draws says nothing of it.
  const isKnown = useMediaQuery('all')
  const place = view.first === view.last ? view.first + 1 : `${view.first + 1}-${view.last + 1}`
  return (
    <Line data-scripted>
      <Place
        style={isKnown ? undefined : { visibility: 'hidden' }}
        aria-live={announced ? 'polite' : 'off'}
      >{`${place} of ${total}`}</Place>
      <Button icon aria-label="Previous mentors" onClick={() => onStep(-1)}>
        <ChevronLeft size={20} />
      </Button>
      <Button icon aria-label="Next mentors" onClick={() => onStep(1)}>
        <ChevronRight size={20} />
      </Button>
      <Button icon aria-label={playing ? 'Pause the carousel' : 'Start the carousel'} onClick={onTogglePlaying}>
        {playing ? <Pause /> : <Play />}
      </Button>
    </Line>
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

/** Scrolls from card to card; cuts off a little outside the cards so that focus rings stay whole. */
const Viewport = styled.div`
  --edge: 4px;
  margin: -4px calc(-1 * var(--edge));
  padding: 4px var(--edge);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: var(--edge);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  @media (max-width: ${breakpoints.phone}) {
    --edge: var(--gutter);
  }
`

/** The cards in a row, equally high. */
const Slides = styled.ul`
  display: flex;
  gap: 20px;
  @media (max-width: ${breakpoints.phone}) {
    gap: 12px;
  }
`

/** Three in view, two on a tablet, one and an edge of the next on a phone. */
const Slide = styled.li`
  display: grid;
  flex: 0 0 calc((100% - 40px) / 3);
  min-width: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  @media (max-width: ${CAROUSEL_TWO}) {
    flex-basis: calc((100% - 20px) / 2);
  }
  @media (max-width: ${breakpoints.phone}) {
    flex-basis: min(94%, 340px);
  }
`

const Line = styled(ButtonRow)`
  flex: none;
  gap: 8px;
  @media (max-width: ${breakpoints.phone}) {
    width: 100%;
  }
`

const Place = styled.span`
  margin-right: 8px;
  color: var(--muted);
  font: 500 var(--t13) var(--mono);
  @media (max-width: ${breakpoints.phone}) {
    margin-right: auto;
  }
`
