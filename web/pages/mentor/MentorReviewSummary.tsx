import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { MentorReviewSummary_summary$key } from '../../__generated__/MentorReviewSummary_summary.graphql.ts'
import { tagText } from '../../features/reviews/ReviewText.tsx'
import { Link } from '../../ui/Link.tsx'
import { Tag, Tags } from '../../ui/mark/Tags.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { breakpoints } from '../../ui/theme.ts'

const STARS = [5, 4, 3, 2, 1] as const

/** How many reviews have so many stars. */
export const starsOf = (spread: readonly { stars: number; reviews: number }[], stars: number): number =>
  spread.find((one) => one.stars === stars)?.reviews ?? 0

/** The spread over the stars, each a filter of the list; and how often each tag was chosen. */
export function MentorReviewSummary({ summaryKey }: { summaryKey: MentorReviewSummary_summary$key }) {
  const { stars, tags } = useFragment(
    graphql`
      fragment MentorReviewSummary_summary on ReviewSummary {
        stars {
          stars
          reviews
        }
        tags {
          tag
          reviews
        }
      }
    `,
    summaryKey,
  )
  const [query] = useSearchParams()
  const chosen = query.get('stars')
  const total = stars.reduce((sum, { reviews }) => sum + reviews, 0)
  const address = (value: number | null) => {
    const next = new URLSearchParams(query)
    next.delete('reviews')
    next.delete('stars')
    if (value !== null) next.set('stars', String(value))
    return `?${String(next)}#reviews`
  }
  return (
    <Summary>
      <ul aria-label="Reviews by stars">
        {STARS.map((value) => {
          const reviews = starsOf(stars, value)
          const words = value === 1 ? '1 star' : `${value} stars`
          return (
            <li key={value}>
              <Line to={address(value)} preventScrollReset aria-current={chosen === String(value) || undefined}>
                <span>{words}</span>
                <Bar aria-hidden="true">
                  <i style={{ width: `${(100 * reviews) / total}%` }} />
                </Bar>
                <span>
                  {reviews}
                  <VisuallyHidden>{reviews === 1 ? ' review' : ' reviews'}</VisuallyHidden>
                </span>
              </Line>
            </li>
          )
        })}
      </ul>
      <div>
        {tags.length > 0 && (
          <Tags aria-label="What mentees say">
            {tags.map(({ tag, reviews }) => (
              <Tag as="li" key={tag}>
                {tagText(tag)} {reviews}
              </Tag>
            ))}
          </Tags>
        )}
        {chosen && (
          <Link to={address(null)} preventScrollReset>
            Show reviews with any stars
          </Link>
        )}
      </div>
    </Summary>
  )
}

const Summary = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 300px) minmax(0, 1fr);
  gap: 16px 32px;
  align-items: start;
  > ul {
    list-style: none;
  }
  > div {
    display: grid;
    gap: 12px;
    justify-items: start;
  }
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Line = styled(Link)`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) 2.5rem;
  gap: 10px;
  align-items: center;
  min-height: 32px;
  padding: 0 6px;
  border-radius: 6px;
  color: inherit;
  font-size: var(--t13);
  font-feature-settings: 'tnum';
  text-decoration: none;
  &:hover {
    background: var(--sunken);
  }
  &[aria-current='true'] {
    background: var(--blueprint-wash);
    color: var(--blueprint);
    font-weight: 600;
  }
  > span:last-child {
    position: relative;
    text-align: right;
  }
`

const Bar = styled.span`
  height: 8px;
  border-radius: 4px;
  background: var(--sunken);
  overflow: hidden;
  > i {
    display: block;
    height: 100%;
    background: var(--star);
  }
`
