import { Star } from 'lucide-react'
import { styled } from 'styled-components'
import { NEW_MENTOR_REVIEWS } from '../../../api/rules/constants.ts'
import { plural } from '../../lib/plural.ts'
import { Badge } from './Badge.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

/** A mentor's rating out of 5 with its number of reviews; "New" instead of 0, and beside a rating of few. */
export function Rating({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  if (reviewCount === 0) return <Badge $tone="info">New</Badge>
  const score = rating.toFixed(1)
  const reviews = plural(reviewCount, 'review')
  return (
    <Line>
      <Star aria-hidden="true" />
      <b aria-hidden="true">{score}</b>
      <span aria-hidden="true">({reviewCount})</span>
      <VisuallyHidden>{`${score} out of 5 from ${reviews}`}</VisuallyHidden>
      {reviewCount < NEW_MENTOR_REVIEWS && <Badge $tone="info">New</Badge>}
    </Line>
  )
}

const Line = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  font-size: var(--t15);
  line-height: 1.3;
  white-space: nowrap;
  > svg.lucide {
    width: 15px;
    height: 15px;
    color: var(--star);
    fill: currentColor;
  }
  > b {
    font-weight: 650;
    font-feature-settings: 'tnum';
  }
  > b + span {
    color: var(--muted);
    font-size: var(--t13);
  }
`
