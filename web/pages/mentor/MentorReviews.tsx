import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import { PAGE_MAXIMUM } from '../../../api/rules/constants.ts'
import { branchFamily, type BranchFamily } from '../../../api/rules/people/branches.ts'
import { formatPastDay } from '../../../api/rules/text/format.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { MentorReviews_mentor$key } from '../../__generated__/MentorReviews_mentor.graphql.ts'
import type { MentorReviews_review$key } from '../../__generated__/MentorReviews_review.graphql.ts'
import type { MentorReviewsPaginationQuery } from '../../__generated__/MentorReviewsPaginationQuery.graphql.ts'
import { useLoadMore } from '../../relay/useLoadMore.ts'
import { Avatar } from '../../ui/mark/Avatar.tsx'
import { LoadMore } from '../../ui/feedback/LoadMore.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { Rating } from '../../ui/mark/Rating.tsx'
import { Stars } from '../../ui/mark/Stars.tsx'
import { ProfileSection } from './profileParts.ts'

/** What mentees said, newest first: two at once, the others on demand. */
export function MentorReviews({ mentorKey }: { mentorKey: MentorReviews_mentor$key }) {
  const { data, ...pages } = usePaginationFragment<MentorReviewsPaginationQuery, MentorReviews_mentor$key>(
    graphql`
      fragment MentorReviews_mentor on Mentor
      @refetchable(queryName: "MentorReviewsPaginationQuery")
      @argumentDefinitions(first: { type: "Int" }, after: { type: "String" }) {
        mainBranch
        subBranch
        rating
        reviewCount
        reviews(first: $first, after: $after) @connection(key: "MentorReviews_reviews", filters: []) {
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
  const all = new URLSearchParams(query)
  all.set('reviews', 'all')
  const href = query.has('reviews') ? undefined : `?${String(all)}#reviews`
  const family = branchFamily(data.mainBranch, data.subBranch)
  return (
    <ProfileSection id="reviews">
      <Head>
        <h2>Reviews</h2>
        <Rating rating={data.rating} reviewCount={data.reviewCount} />
      </Head>
      <Small as="p">
        {edges.length > 0
          ? 'From mentees who completed a session. Newest first.'
          : 'No reviews yet. Reviews come from mentees who completed a session.'}
      </Small>
      {edges.length > 0 && (
        <List>
          {edges.map(({ node }) => (
            <ReviewItem key={node.id} reviewKey={node} family={family} />
          ))}
        </List>
      )}
      <LoadMore {...more} href={href}>
        {`Show all ${data.reviewCount} reviews`}
      </LoadMore>
    </ProfileSection>
  )
}

interface ReviewItemProps {
  reviewKey: MentorReviews_review$key
  /** The mentor's branch, for the hatch behind the initials. */
  family: BranchFamily
}

/** One review, as it was written. */
function ReviewItem({ reviewKey, family }: ReviewItemProps) {
  const { stars, body, createdAt, authorName, authorLevel } = useFragment(
    graphql`
      fragment MentorReviews_review on Review {
        stars
        body
        createdAt
        authorName
        authorLevel
      }
    `,
    reviewKey,
  )
  return (
    <Item>
      <Avatar name={authorName} family={family} size="sm" />
      <div>
        <Author>
          <b>{authorName}</b>
          {authorLevel && <Small>{authorLevel}</Small>}
        </Author>
        <Stars stars={stars} />
        {body && <p>{body}</p>}
        <Small as="time" dateTime={createdAt}>
          {formatPastDay(istDate(new Date(createdAt)))}
        </Small>
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
