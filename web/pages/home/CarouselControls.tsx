import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'

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
export function CarouselControls({ view, total, playing, announced, onStep, onTogglePlaying }: CarouselControlsProps) {
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
