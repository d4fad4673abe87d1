import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import { BOOK_INCLUDED } from '../../../../api/rules/addresses.ts'
import { accessEnds } from '../../../../api/rules/bookings/plans.ts'
import type { Confirmation_booking$key } from '../../../__generated__/Confirmation_booking.graphql.ts'
import type { Confirmation_site$key } from '../../../__generated__/Confirmation_site.graphql.ts'
import { bookingPath } from '../../../features/bookings/bookingAddress.ts'
import { isPlanCall } from '../../../features/bookings/planCall.ts'
import { OpenChat } from '../../../features/chat/OpenChat.tsx'
import { SessionReview } from '../../../features/reviews/SessionReview.tsx'
import { AddToCalendar } from '../../../features/sessions/card/AddToCalendar.tsx'
import { JoinRecord } from '../../../features/sessions/card/JoinRecord.tsx'
import { JoinSession } from '../../../features/sessions/card/JoinSession.tsx'
import { SessionActions } from '../../../features/sessions/card/SessionActions.tsx'
import { SessionNews } from '../../../features/sessions/card/SessionNews.tsx'
import { useFreshSession } from '../../../features/sessions/freshSession.ts'
import { BookIncludedSessionButton } from '../../../features/sessions/included/BookIncludedSessionButton.tsx'
import { useSessionChanges } from '../../../features/sessions/sessionChanges.ts'
import { ButtonRow } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { BackLink, PageTitle } from '../../../ui/layout/PageFrame.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { useNow } from '../../../ui/time/useNow.ts'
import { Settled } from '../BookingTitle.tsx'
import { forgetPaid, isJustPaid } from '../state/bookingMemory.ts'
import { ConfirmationFacts } from './ConfirmationFacts.tsx'
import { confirmationText } from './confirmationText.ts'
import { NextSteps, RefundPart } from './NextSteps.tsx'

export interface ConfirmationProps {
  bookingKey: Confirmation_booking$key
  siteKey: Confirmation_site$key
  /** Written from the mentor's side; otherwise from the mentee's. */
  isMentor: boolean
}

/** What was booked, how to get there, and what to do next; the email's link leads here too. */
export function Confirmation({ bookingKey, siteKey, isMentor }: ConfirmationProps) {
  const booking = useFragment(
    graphql`
      fragment Confirmation_booking on Booking {
        id
        databaseId
        status
        ...planCall_booking
        startsAt
        endsAt
        startDate
        endDate
        movedAt
        mentorName
        menteeName
        meetingLink
        mentorLeft
        mentorListed
        viewerCanComplete {
          allowed
        }
        viewerCanReview {
          allowed
        }
        isUndecided
        noShow {
          __typename
        }
        mentor {
          databaseId
        }
        mentee {
          __typename
        }
        plan {
          ...BookIncludedSessionButton_plan
          viewerCanBookCall {
            allowed
          }
          conversation {
            isActive
            ...OpenChat_conversation
          }
        }
        ...ConfirmationFacts_booking
        ...NextSteps_booking
        ...NextSteps_refund
        ...JoinSession_booking
        ...AddToCalendar_booking
        ...SessionNews_booking
        ...JoinRecord_booking
        ...SessionActions_booking
        ...SessionReview_booking
      }
    `,
    bookingKey,
  )
  const site = useFragment(
    graphql`
      fragment Confirmation_site on Site {
        now
      }
    `,
    siteKey,
  )
  const now = useNow(site.now)
  const { refresh } = useFreshSession(booking.id)
  useSessionChanges(refresh)
  const [isJust] = useState(() => isJustPaid(booking.databaseId))
  useEffect(forgetPaid, [])
  useHeadingWhenLost(booking.status)
  const dialogOfAddress = useDialogOfAddress()
  const { status, startsAt, endsAt, startDate, endDate, mentor, mentorName, menteeName, movedAt, plan } = booking
  const isNew = isJust && !movedAt
  // A session that a package includes has a time of its own, and was paid with the package.
  const isCall = isPlanCall(booking)
  const isOver = endsAt ? Date.parse(endsAt) <= now.getTime() : Boolean(endDate && accessEnds(endDate) <= now)
  const { title, lead } = confirmationText({
    status,
    mentorName,
    menteeName,
    startsAt: startsAt ? new Date(startsAt) : null,
    endsAt: endsAt ? new Date(endsAt) : null,
    movedAt: movedAt ? new Date(movedAt) : null,
    startDate: startDate,
    endDate: endDate,
    isCall,
    isMentor,
    isNew,
    canComplete: booking.viewerCanComplete?.allowed === true,
    isToBeMarked: !booking.noShow && !booking.isUndecided && booking.mentee !== null,
    mentorLeft: Boolean(booking.mentorLeft),
    now,
  })
  const isAhead = status === 'CONFIRMED' && !isOver
  const side = isMentor ? 'mentor' : 'mentee'
  const canBookIncluded = plan?.viewerCanBookCall?.allowed === true
  // Of a package the first act: before a session, joining it is, and after it the next one.
  const includedLook = !startsAt || !isAhead ? 'primary' : undefined
  const included = plan && <BookIncludedSessionButton planKey={plan} look={includedLook} {...dialogOfAddress} />
  return (
    <>
      <PageHead title={title} noIndex />
      <PageTitle
        title={isNew && isAhead ? <Settled>{title}</Settled> : title}
        lead={lead}
        back={<BackLink to="/sessions">Sessions</BackLink>}
      />
      <Sheet>
        <Part>
          {isAhead && startsAt && (isMentor || (booking.meetingLink && !booking.mentorLeft)) && (
            <JoinSession bookingKey={booking} side={side} prominent />
          )}
          <SessionReview bookingKey={booking} side={side} />
          {!startsAt && <FirstAct>{included}</FirstAct>}
          <SessionNews bookingKey={booking} side={side} />
          <JoinRecord bookingKey={booking} side={side} />
          <ConfirmationFacts bookingKey={booking} isMentor={isMentor} isOver={isOver} />
          <SessionActions
            bookingKey={booking}
            side={side}
            now={now}
            record={<JoinRecord bookingKey={booking} side={side} always />}
          />
          <ButtonRow>
            {startsAt && included}
            {!isMentor && mentor && booking.mentorListed && (!startsAt || !isAhead) && (
              <ButtonLink
                // Sending the review comes first.
                look={canBookIncluded || booking.viewerCanReview?.allowed ? undefined : 'primary'}
                to={bookingPath(mentor.databaseId, {
                  packageType: canBookIncluded || startsAt ? 'starter' : 'advanced',
                })}
              >
                {canBookIncluded ? 'Book a Starter session' : 'Book again'}
              </ButtonLink>
            )}
            {plan?.conversation?.isActive && <OpenChat conversationKey={plan.conversation} />}
            {isAhead && <AddToCalendar bookingKey={booking} />}
            {!isMentor && <ButtonLink to="/mentors">Find Mentors</ButtonLink>}
            <ButtonLink look="plain" to="/">
              Home
            </ButtonLink>
          </ButtonRow>
        </Part>
        {isAhead && (
          <Part>
            {!booking.mentorLeft && <NextSteps bookingKey={booking} isMentor={isMentor} />}
            <RefundPart bookingKey={booking} />
          </Part>
        )}
      </Sheet>
    </>
  )
}

/** The email's link opens the dialog of included sessions; closed, it is gone from the address too. */
function useDialogOfAddress(): { opens: boolean; onClose: () => void } {
  const [query, setQuery] = useSearchParams()
  const opens = query.has(BOOK_INCLUDED)
  return {
    opens,
    onClose() {
      if (!opens) return
      query.delete(BOOK_INCLUDED)
      setQuery(query, { replace: true, preventScrollReset: true })
    },
  }
}

const FirstAct = styled(ButtonRow)`
  &:empty {
    display: none;
  }
`

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
  gap: clamp(28px, 5vw, 64px);
  align-items: start;
  padding-bottom: 72px;
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  h2 {
    margin-bottom: 8px;
    font-size: var(--t20);
  }
`

/** When `standing` changes and the button that changed it has gone, moves the focus to the page's heading. */
function useHeadingWhenLost(standing: string): void {
  const shown = useRef(standing)
  useEffect(() => {
    if (shown.current === standing) return
    shown.current = standing
    const heading = document.querySelector<HTMLElement>('h1')
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus()
  }, [standing])
}
