import { styled } from 'styled-components'
import { BobPlace, Knot, Marker, type Place } from './Plumb.tsx'

interface StepsProps {
  label: string
  steps: readonly string[]
  /** Index of the step under way. */
  current: number
}

/** The plumb line, horizontal: the position in a short sequence. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined}>
          <Marker place={placeOf(index, current)} number={index + 1} />
          {step}
        </li>
      ))}
    </List>
  )
}

/** Before the current one: done; after it: ahead. */
export function placeOf(index: number, current: number): Place {
  if (index === current) return 'now'
  return index < current ? 'done' : 'ahead'
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  row-gap: 8px;
  align-items: center;
  color: var(--muted);
  font-weight: 600;
  list-style: none;
  > li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  > li + li::before {
    content: '';
    width: clamp(14px, 3vw, 44px);
    height: 1.5px;
    margin: 0 10px;
    background: var(--line-strong);
  }
  > [aria-current] {
    color: var(--ink);
  }
  ${Knot}, ${BobPlace} {
    position: static;
  }
  ${BobPlace} {
    width: 16px;
    height: 26px;
    background: none;
  }
  ${BobPlace} svg {
    width: 16px;
    height: 26px;
  }
`
