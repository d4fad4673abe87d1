import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { ReviewTag } from '../../../api/rules/people/reviewChoices.ts'
import type { SessionReview_booking$key } from '../../__generated__/SessionReview_booking.graphql.ts'
import type { SessionReview_review$key } from '../../__generated__/SessionReview_review.graphql.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import type { SessionSide } from '../sessions/card/SessionPerson.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { ReviewForm, type ReviewValues } from './ReviewForm.tsx'
import { ReviewText } from './ReviewText.tsx'

const NEW: ReviewValues = { stars: null, tags: [], body: '', outcomeScore: null }

/** The review of a booking: to be written by its mentee, to be read and answered by its mentor. Nothing before. */
export function SessionReview({ bookingKey, side }: { bookingKey: SessionReview_booking$key; side: SessionSide }) {
  const { databaseId, startsAt, mentorName, viewerCanReview, review } = useFragment(
    graphql`
      fragment SessionReview_booking on Booking {
        databaseId
        startsAt
        mentorName
        viewerCanReview {
          allowed
          reason
        }
        review {
          ...SessionReview_review
        }
      }
    `,
    bookingKey,
  )
  const heading = useHeading()
  if (!review && !viewerCanReview?.allowed) return null
  const noun = startsAt ? 'session' : 'package'
  const title = review ? (side === 'mentor' ? 'Review by your mentee' : 'Your review') : `How was your ${noun}?`
  return (
    <Section id="review" aria-labelledby="review-title">
      <h2 id="review-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {review ? (
        <Written reviewKey={review} side={side} mentorName={mentorName} onDone={() => heading.current?.focus()} />
      ) : (
        <>
          <Small as="p">{viewerCanReview?.reason}</Small>
          <ReviewForm
            of={{ bookingId: databaseId }}
            start={NEW}
            mentorName={mentorName}
            onSent={() => heading.current?.focus()}
          />
        </>
      )}
    </Section>
  )
}

interface WrittenProps {
  reviewKey: SessionReview_review$key
  side: SessionSide
  mentorName: string
  onDone: () => void
}

function Written({ reviewKey, side, mentorName, onDone }: WrittenProps) {
  const review = useFragment(
    graphql`
      fragment SessionReview_review on Review {
        databaseId
        stars
        tags
        body
        outcomeScore
        answer
        hiddenReason
        viewerCanEdit {
          allowed
          reason
        }
        viewerCanAnswer {
          allowed
          reason
        }
        ...ReviewText_review
      }
    `,
    reviewKey,
  )
  const [isOpen, setOpen] = useState(false)
  const { databaseId: reviewId, stars, tags, body, outcomeScore, answer, hiddenReason } = review
  const right = side === 'mentee' ? review.viewerCanEdit : review.viewerCanAnswer
  function close(): void {
    setOpen(false)
    onDone()
  }
  const start = { stars, body, outcomeScore, tags: tags.map((tag) => tag.toLowerCase() as ReviewTag) }
  const form = { onCancel: close, onSent: close }
  return (
    <>
      {hiddenReason && (
        <Notice tone="warn" title="Hidden by our team.">
          Nobody else sees this review, and it does not count towards the rating. Reason: {hiddenReason}
        </Notice>
      )}
      {(!isOpen || side === 'mentor') && (
        <ReviewText reviewKey={review} answerer={side === 'mentor' ? 'you' : mentorName} />
      )}
      {isOpen && side === 'mentee' && <ReviewForm of={{ reviewId }} start={start} mentorName={mentorName} {...form} />}
      {isOpen && side === 'mentor' && <AnswerForm reviewId={reviewId} answer={answer ?? ''} {...form} />}
      {!isOpen && right?.allowed && (
        <ButtonRow>
          <Button size="small" onClick={() => setOpen(true)}>
            {side === 'mentee' ? 'Edit review' : answer ? 'Edit answer' : 'Answer'}
          </Button>
          <Small>{right.reason}</Small>
        </ButtonRow>
      )}
    </>
  )
}

/** The heading, in view when a mail or a notification leads here: the page is drawn before its data has come. */
function useHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#review') heading.current?.scrollIntoView({ block: 'center' })
  }, [hash])
  return heading
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: clamp(16px, 2vw, 24px);
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  scroll-margin-top: 84px;
  > h2 {
    margin: 0;
    outline: none;
  }
`
