import { useState } from 'react'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import { PAGE_MAXIMUM } from '../../../api/rules/constants.ts'
import { branchFamily, type BranchFamily } from '../../../api/rules/people/branches.ts'
import type { MentorReviews_mentor$key } from '../../__generated__/MentorReviews_mentor.graphql.ts'
import type { MentorReviews_review$key } from '../../__generated__/MentorReviews_review.graphql.ts'
import type { MentorReviewsPaginationQuery } from '../../__generated__/MentorReviewsPaginationQuery.graphql.ts'
import { ReviewText } from '../../features/reviews/ReviewText.tsx'
import { numericId } from '../../lib/numericId.ts'
import { useLoadMore } from '../../relay/useLoadMore.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadMore } from '../../ui/feedback/LoadMore.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { Avatar } from '../../ui/mark/Avatar.tsx'
import { Rating } from '../../ui/mark/Rating.tsx'
import { MentorReviewSummary, starsOf } from './MentorReviewSummary.tsx'
import { ProfileSection } from './profileParts.ts'

const ReportReview = lazyPart(() =>
  import('../../features/reviews/ReportReview.tsx').then((module) => module.ReportReview),
)

interface MentorReviewsProps {
  mentorKey: MentorReviews_mentor$key
  /** Members can report a review. */
  isMember: boolean
}

/** What mentees said, newest first: two at once, the others on demand; or those with so many stars. */
export function MentorReviews({ mentorKey, isMember }: MentorReviewsProps) {
  const { data, ...pages } = usePaginationFragment<MentorReviewsPaginationQuery, MentorReviews_mentor$key>(
    graphql`
      fragment MentorReviews_mentor on Mentor
      @refetchable(queryName: "MentorReviewsPaginationQuery")
      @argumentDefinitions(first: { type: "Int" }, after: { type: "String" }, stars: { type: "Int" }) {
        name
        mainBranch
        subBranch
        rating
        reviewCount
        reviewSummary {
          stars {
            stars
            reviews
          }
          ...MentorReviewSummary_summary
        }
        reviews(first: $first, after: $after, stars: $stars)
          @connection(key: "MentorReviews_reviews", filters: ["stars"]) {
          edges {
            node {
              id
              ...MentorReviews_review
            }
          }
        }
      }
    `,
    mentorKey,
  )
  const more = useLoadMore(pages, { size: PAGE_MAXIMUM })
  const { edges } = data.reviews
  const [query] = useSearchParams()
  const stars = numericId(query.get('stars'))
  const all = new URLSearchParams(query)
  all.set('reviews', 'all')
  const href = query.has('reviews') ? undefined : `?${String(all)}#reviews`
  const family = branchFamily(data.mainBranch, data.subBranch)
  const count = stars === null ? data.reviewCount : starsOf(data.reviewSummary.stars, stars)
  return (
    <ProfileSection id="reviews">
      <Head>
        <h2>Reviews</h2>
        <Rating rating={data.rating} reviewCount={data.reviewCount} />
      </Head>
      <Small as="p">
        {data.reviewCount > 0
          ? 'From mentees who paid for a session and were there. Newest first.'
          : 'No reviews yet. Reviews come from mentees who completed a session.'}
      </Small>
      {data.reviewCount > 0 && <MentorReviewSummary summaryKey={data.reviewSummary} />}
      {edges.length > 0 && (
        <List aria-label="Newest first">
          {edges.map(({ node }) => (
            <ReviewItem key={node.id} reviewKey={node} family={family} mentorName={data.name} isMember={isMember} />
          ))}
        </List>
      )}
      {stars !== null && edges.length === 0 && <p>No review has {stars === 1 ? '1 star' : `${stars} stars`}.</p>}
      <LoadMore {...more} href={href}>
        {edges.length < PAGE_MAXIMUM ? `Show all ${count} reviews` : 'Load more reviews'}
      </LoadMore>
    </ProfileSection>
  )
}

interface ReviewItemProps {
  reviewKey: MentorReviews_review$key
  /** The mentor's branch, for the hatch behind the initials. */
  family: BranchFamily
  mentorName: string
  isMember: boolean
}

/** One review, as it was written. */
function ReviewItem({ reviewKey, family, mentorName, isMember }: ReviewItemProps) {
  const review = useFragment(
    graphql`
      fragment MentorReviews_review on Review {
        databaseId
        authorName
        authorLevel
        ...ReviewText_review
      }
    `,
    reviewKey,
  )
  const [isReporting, setReporting] = useState(false)
  const { authorName, authorLevel } = review
  return (
    <Item>
      <Avatar name={authorName} family={family} size="sm" />
      <div>
        <Author>
          <b>{authorName}</b>
          {authorLevel && <Small>{authorLevel}</Small>}
        </Author>
        <ReviewText reviewKey={review} answerer={mentorName} />
        {isMember && (
          <Button
            look="plain"
            size="small"
            aria-haspopup="dialog"
            aria-label={`Report the review by ${authorName}`}
            onPointerEnter={ReportReview.preload}
            onFocus={ReportReview.preload}
            onClick={() => setReporting(true)}
          >
            Report
          </Button>
        )}
        {isReporting && <ReportReview reviewId={review.databaseId} onClose={() => setReporting(false)} />}
      </div>
    </Item>
  )
}

const Head = styled.div`
  display: flex;
  gap: 16px;
  align-items: baseline;
  h2 {
    font-size: var(--t20);
  }
`

const List = styled.ul`
  display: grid;
`

const Item = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 14px;
  padding: 16px 0;
  border-top: 1px solid var(--line);
  > div {
    display: grid;
    gap: 4px;
    justify-items: start;
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

const Author = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  align-items: baseline;
  b {
    font-weight: 600;
  }
`
