import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { BranchFamily } from '../../../api/rules/people/branches.ts'
import { formatPastDay } from '../../../api/rules/text/format.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { ReviewItem_review$key } from '../../__generated__/ReviewItem_review.graphql.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { Stars } from '../../ui/Stars.tsx'

interface ReviewItemProps {
  reviewKey: ReviewItem_review$key
  /** The mentor's branch, for the hatch behind the initials. */
  family: BranchFamily
}

/** One review, as it was written. */
export function ReviewItem({ reviewKey, family }: ReviewItemProps) {
  const { stars, body, createdAt, authorName, authorLevel } = useFragment(
    graphql`
      fragment ReviewItem_review on Review {
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
        <Head>
          <b>{authorName}</b>
          {authorLevel && <Small>{authorLevel}</Small>}
        </Head>
        <Stars stars={stars} />
        {body && <p>{body}</p>}
        <Small as="time" dateTime={createdAt}>
          {formatPastDay(istDate(new Date(createdAt)))}
        </Small>
      </div>
    </Item>
  )
}

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

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  align-items: baseline;
  b {
    font-weight: 600;
  }
`
