import { Check } from 'lucide-react'
import { Children, isValidElement, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Bob } from './Bob.tsx'
import { breakpoints } from '../theme.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

/** State of a step or event: done, now (the bob), or ahead. */
export type Place = 'done' | 'now' | 'ahead'

const words: Record<Place, string> = { done: 'Done: ', now: 'Now: ', ahead: 'Later: ' }

interface PlumbStepProps {
  place: Place
  /** Shown in the marker of a step ahead. */
  number: number
  title: ReactNode
  /** Beside the title, such as a Change button. */
  action?: ReactNode
  children?: ReactNode
}

/**
 * The plumb line: steps in chronological order from top to bottom, the bob at the present. Takes PlumbStep children. On
 * a phone (`flush`) the steps use the full width and only their titles keep the marker.
 */
export function Plumb({ label, flush = false, children }: { label: string; flush?: boolean; children: ReactNode }) {
  return (
    <Line aria-label={label} $flush={flush}>
      {Children.toArray(children).filter(isValidElement)}
    </Line>
  )
}

/** One step on the line. */
export function PlumbStep({ place, number, title, action, children }: PlumbStepProps) {
  return (
    <Step data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
      <Marker place={place} number={number} />
      <Head>
        <h2>
          <VisuallyHidden>{words[place]}</VisuallyHidden>
          {title}
        </h2>
        {action}
      </Head>
      {children}
    </Step>
  )
}

/** Marker or bob of a step. */
function Marker({ place, number }: { place: Place; number: number }) {
  if (place === 'now')
    return (
      <BobPlace aria-hidden="true">
        <Bob />
      </BobPlace>
    )
  return (
    <Knot aria-hidden="true" data-place={place}>
      {place === 'done' ? <Check /> : number}
    </Knot>
  )
}

/** A marker on the line: filled when done, hollow when ahead. */
export const Knot = styled.span`
  position: absolute;
  z-index: 1;
  left: 2px;
  top: 2px;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1.5px solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface);
  color: var(--muted);
  /* Part of the drawing: the order is told by the list. */
  font: 600 13px/1 var(--mono);
  &[data-place='done'] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--surface);
  }
  > svg.lucide {
    width: 14px;
    height: 14px;
    stroke-width: 3;
  }
`

/** The bob on the line; its background hides the line behind it. */
export const BobPlace = styled.span`
  position: absolute;
  z-index: 1;
  left: 4px;
  top: -2px;
  width: 20px;
  height: 32px;
  background: var(--back, var(--paper));
`

const dashes = 'repeating-linear-gradient(var(--line-strong) 0 4px, transparent 4px 8px)'

/** The line itself, drawn by each of its items. */
export const lineStyles = css`
  position: relative;
  display: grid;
  list-style: none;
  > li {
    position: relative;
    min-width: 0;
    padding: 0 0 24px 40px;
  }
  > li::before {
    content: '';
    position: absolute;
    left: 13.25px;
    top: 0;
    bottom: 0;
    width: 1.5px;
    background: var(--line-strong);
  }
  > li:first-child::before {
    top: 14px;
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li:last-child::before {
    bottom: auto;
    height: 14px;
  }
  > li:only-child::before {
    display: none;
  }
  > [data-place='ahead']::before {
    background: ${dashes};
  }
  > [data-place='now']::before {
    background: linear-gradient(var(--line-strong) 16px, transparent 16px), ${dashes};
  }
`

const Line = styled.ol<{ $flush: boolean }>`
  ${lineStyles}
  @media (max-width: ${breakpoints.phone}) {
    ${({ $flush }) => $flush && '> li { padding: 0 0 20px; } > li::before { display: none; }'}
    ${({ $flush }) => $flush && 'h2 { padding-left: 36px; }'}
  }
`

const Step = styled.li`
  h2 {
    font-size: var(--t20);
    line-height: 1.4;
  }
  &[data-place='ahead'] h2 {
    color: var(--muted);
  }
`

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  align-items: center;
`
