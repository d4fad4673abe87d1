import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { accessEnds } from '../../../../api/rules/bookings/plans.ts'
import { refundRule } from '../../../../api/rules/money/refunds.ts'
import type { Confirmation_booking$key } from '../../../__generated__/Confirmation_booking.graphql.ts'
import type { Confirmation_site$key } from '../../../__generated__/Confirmation_site.graphql.ts'
import { OpenChat } from '../../../features/chat/OpenChat.tsx'
import { bookingPath } from '../../../features/bookings/bookingAddress.ts'
import { isPlanCall } from '../../../features/bookings/planCall.ts'
import { RefundSentence } from '../../../features/bookings/RefundSentence.tsx'
import { ButtonRow } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { BackLink, PageTitle } from '../../../ui/PageFrame.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { useHeadingWhenLost } from '../../../ui/useHeadingWhenLost.ts'
import { useNow } from '../../../ui/useNow.ts'
import { Settled } from '../BookingTitle.tsx'
import { packageOf } from '../hold.ts'
import { AddToCalendar } from '../../../features/sessions/AddToCalendar.tsx'
import { useFreshSession } from '../../../features/sessions/freshSession.ts'
import { BookIncludedSessionButton } from '../../../features/sessions/BookIncludedSessionButton.tsx'
import { JoinRecord } from '../../../features/sessions/JoinRecord.tsx'
import { MeetingPlace } from '../../../features/sessions/MeetingPlace.tsx'
import { SessionActions } from '../../../features/sessions/SessionActions.tsx'
import { SessionNews } from '../../../features/sessions/SessionNews.tsx'
import { useSessionChanges } from '../../../features/sessions/useSessionChanges.ts'
import { ConfirmationFacts } from './ConfirmationFacts.tsx'
import { confirmationText } from './confirmationText.ts'
import { forgetPaid, isJustPaid } from './justPaid.ts'
import { MentorsRefund } from './MentorsRefund.tsx'
import { NextSteps } from './NextSteps.tsx'

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
        packageType
        ...planCall_booking
        startsAt
        endsAt
        startDate
        endDate
        movedAt
        mentorName
        menteeName
        confirmedAt
        freeUntil
        hasUsedSession
        amount
        refundedAmount
        meetingLink
        mentorLeft
        mentorListed
        viewerCanCancel {
          money
          reason
          refund
        }
        viewerCanComplete {
          allowed
        }
        noShow {
          reportedBy
        }
        mentor {
          databaseId
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
        ...MeetingPlace_booking
        ...AddToCalendar_booking
        ...SessionNews_booking
        ...JoinRecord_booking
        ...SessionActions_booking
      }
    `,
    bookingKey,
  )
  const site = useFragment(
    graphql`
      fragment Confirmation_site on Site {
        now
        refundWindowHours
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
  const { status, startsAt, endsAt, startDate, endDate, confirmedAt, freeUntil, mentorName, menteeName } = booking
  const { mentor, movedAt, plan, viewerCanCancel: right } = booking
  const used = booking.hasUsedSession ? right?.reason : null
  const isNew = isJust && !movedAt
  const packageType = packageOf(booking.packageType)
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
    startDate: startDate ?? null,
    endDate: endDate ?? null,
    isCall,
    isMentor,
    isNew,
    canComplete: booking.viewerCanComplete?.allowed === true,
    isReported: Boolean(booking.noShow?.reportedBy),
    mentorLeft: Boolean(booking.mentorLeft),
    now,
  })
  // A refund that failed still counts as on its way, but cancelling asks for its money again: only the server knows why nothing goes back.
  const isAllGone = booking.amount > 0 && (booking.refundedAmount ?? 0) >= booking.amount
  const nothing = isAllGone && right && !right.refund ? (right.money ?? right.reason) : null
  const rule = refundRule(
    {
      packageType,
      isCall,
      startsAt: startsAt ? new Date(startsAt) : null,
      paidAt: confirmedAt ? new Date(confirmedAt) : null,
      freeUntil: freeUntil ? new Date(freeUntil) : null,
      endDate: endDate ?? null,
      windowHours: site.refundWindowHours,
    },
    now,
  )
  const until = rule.refundable && !used ? rule.until : null
  // Only the server knows why a longer refund was given, and so whether a session ends it.
  const given = !startsAt && freeUntil && rule.refundable ? right?.reason : null
  const isAhead = status === 'CONFIRMED' && !isOver
  const side = isMentor ? 'mentor' : 'mentee'
  const canBookIncluded = plan?.viewerCanBookCall?.allowed === true
  // Of a package the first act: before a session, joining it is, and after it the next one.
  const includedLook = !startsAt || !isAhead ? 'primary' : undefined
  const included = plan && <BookIncludedSessionButton planKey={plan} look={includedLook} />
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
            <MeetingPlace bookingKey={booking} side={side} prominent />
          )}
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
            {!isMentor && mentor && booking.mentorListed && !isAhead && (
              <ButtonLink
                look={canBookIncluded ? undefined : 'primary'}
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
            <section>
              <h2>{isCall ? 'If it is cancelled' : 'Refund'}</h2>
              <p>
                {nothing || booking.mentorLeft ? (
                  nothing || booking.mentorLeft
                ) : isMentor ? (
                  <MentorsRefund menteeName={menteeName} isCall={isCall} until={until} />
                ) : (
                  (used ?? given ?? <RefundSentence rule={rule} />)
                )}
              </p>
            </section>
          </Part>
        )}
      </Sheet>
    </>
  )
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
