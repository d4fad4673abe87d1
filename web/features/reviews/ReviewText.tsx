import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { REVIEW_TAGS, type ReviewTag } from '../../../api/rules/people/reviewChoices.ts'
import { formatPastDay } from '../../../api/rules/text/format.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { ReviewText_review$key } from '../../__generated__/ReviewText_review.graphql.ts'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { Stars } from '../../ui/mark/Stars.tsx'

/** What a tag of the graph is called. */
export const tagText = (tag: string): string => REVIEW_TAGS[tag.toLowerCase() as ReviewTag]

/** Stars, tags and words of a review, and the answer below. */
export function ReviewText({ reviewKey, answerer }: { reviewKey: ReviewText_review$key; answerer: string }) {
  const { stars, tags, body, createdAt, editedAt, answer, answeredAt, answerEditedAt } = useFragment(
    graphql`
      fragment ReviewText_review on Review {
        stars
        tags
        body
        createdAt
        editedAt
        answer
        answeredAt
        answerEditedAt
      }
    `,
    reviewKey,
  )
  return (
    <Texts>
      <Stars stars={stars} />
      {tags.length > 0 && <Small as="p">{tags.map(tagText).join(', ')}</Small>}
      {body && <p>{body}</p>}
      <Day at={createdAt} isEdited={editedAt !== null} />
      {answer && answeredAt && (
        <Answer>
          <b>Answer from {answerer}</b>
          <p>{answer}</p>
          <Day at={answeredAt} isEdited={answerEditedAt !== null} />
        </Answer>
      )}
    </Texts>
  )
}

function Day({ at, isEdited }: { at: string; isEdited: boolean }) {
  return (
    <Small as="span">
      <time dateTime={at}>{formatPastDay(istDate(new Date(at)))}</time>
      {isEdited && <span>, edited</span>}
    </Small>
  )
}

const Texts = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

const Answer = styled.div`
  display: grid;
  gap: 4px;
  margin-top: 8px;
  padding-left: 14px;
  border-left: 2px solid var(--line);
  > b {
    font-weight: 600;
  }
`
