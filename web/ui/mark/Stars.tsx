import { Star } from 'lucide-react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

/** One review's stars, 1 to 5. */
export function Stars({ stars }: { stars: number }) {
  return (
    <Row>
      <VisuallyHidden>{`${stars} out of 5`}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} data-none={place > stars} />
      ))}
    </Row>
  )
}

const Row = styled.span`
  position: relative;
  display: inline-flex;
  gap: 2px;
  color: var(--star);
  > svg.lucide {
    width: 15px;
    height: 15px;
    fill: currentColor;
  }
  > svg.lucide[data-none='true'] {
    color: var(--line-strong);
    fill: none;
  }
`
