import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { MentorPanelReviews_mentor$key } from '../../../__generated__/MentorPanelReviews_mentor.graphql.ts'
import { ReviewText } from '../../../features/reviews/ReviewText.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { HideReview } from './HideReview.tsx'

/** A mentor's newest reviews, also hidden ones; each can be hidden or shown again. */
export function MentorPanelReviews({ mentorKey }: { mentorKey: MentorPanelReviews_mentor$key }) {
  const { name, allReviews } = useFragment(
    graphql`
      fragment MentorPanelReviews_mentor on Mentor {
        name
        allReviews(first: 20) {
          edges {
            node {
              id
              databaseId
              authorName
              outcomeScore
              hiddenReason
              ...ReviewText_review
            }
          }
        }
      }
    `,
    mentorKey,
  )
  const [open, setOpen] = useState<number | null>(null)
  const reviews = (allReviews?.edges ?? []).map(({ node }) => node)
  const chosen = reviews.find(({ databaseId }) => databaseId === open)
  if (reviews.length === 0) return null
  return (
    <Section aria-labelledby="panel-reviews">
      <h3 id="panel-reviews">Newest reviews</h3>
      <List>
        {reviews.map((review) => (
          <li key={review.id}>
            <b>{review.authorName}</b>
            {review.hiddenReason && (
              <p>
                <Badge $tone="warn">Hidden</Badge> <span>{review.hiddenReason}</span>
              </p>
            )}
            <ReviewText reviewKey={review} answerer={name} />
            {review.outcomeScore !== null && <Small>Met what they came for: {review.outcomeScore} of 5</Small>}
            <Button
              size="small"
              aria-label={`${review.hiddenReason ? 'Show again' : 'Hide'}: review by ${review.authorName}`}
              onClick={() => setOpen(review.databaseId)}
            >
              {review.hiddenReason ? 'Show again' : 'Hide'}
            </Button>
          </li>
        ))}
      </List>
      {chosen && (
        <HideReview
          id={chosen.databaseId}
          names={`${chosen.authorName} about ${name}`}
          isHidden={chosen.hiddenReason !== null}
          onClose={() => setOpen(null)}
          onDone={() => setOpen(null)}
        />
      )}
    </Section>
  )
}

const Section = styled.section`
  margin-top: 16px;
`

const List = styled.ul`
  list-style: none;
  display: grid;
  gap: 16px;
  margin-top: 8px;
  > li {
    display: grid;
    gap: 6px;
    justify-items: start;
    padding-top: 12px;
    border-top: 1px solid var(--line);
  }
`
