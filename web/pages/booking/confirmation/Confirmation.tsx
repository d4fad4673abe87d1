import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { refundRule } from '../../../../api/rules/refunds.ts'
import type { Confirmation_booking$key } from '../../../__generated__/Confirmation_booking.graphql.ts'
import type { Confirmation_site$key } from '../../../__generated__/Confirmation_site.graphql.ts'
import { OpenChat } from '../../../features/chat/OpenChat.tsx'
import { isPlanCall } from '../../../features/bookings/planCall.ts'
import { RefundSentence } from '../../../features/bookings/RefundSentence.tsx'
import { ButtonRow } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { PageTitle } from '../../../ui/PageFrame.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { useNow } from '../../../ui/useNow.ts'
import { Settled } from '../BookingTitle.tsx'
import { packageOf } from '../hold.ts'
import { AddToCalendar } from '../../../features/sessions/AddToCalendar.tsx'
import { useFreshSession } from '../../../features/sessions/freshSession.ts'
import { JoinRecord } from '../../../features/sessions/JoinRecord.tsx'
import { SessionActions } from '../../../features/sessions/SessionActions.tsx'
import { SessionNews } from '../../../features/sessions/SessionNews.tsx'
import { useSessionChanges } from '../../../features/sessions/useSessionChanges.ts'
import { ConfirmationFacts } from './ConfirmationFacts.tsx'
import { confirmationText } from './confirmationText.ts'
import { MentorsRefund } from './MentorsRefund.tsx'
import { NextSteps } from './NextSteps.tsx'

/** The mentor's field for the meeting link: only they need its form. */
export const MeetingLinkForm = lazyPart(() =>
  import('../../../features/sessions/MeetingLinkForm.tsx').then((module) => module.MeetingLinkForm),
)

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
        status
        packageType
        ...planCall_booking
        startsAt
        endsAt
        endDate
        mentorName
        menteeName
        confirmedAt
        freeUntil
        amount
        refundedAmount
        plan {
          conversation {
            isActive
            ...OpenChat_conversation
          }
        }
        ...ConfirmationFacts_booking
        ...NextSteps_booking
        ...MeetingLinkForm_booking
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
  const { status, startsAt, endsAt, endDate, confirmedAt, freeUntil, mentorName, menteeName, plan } = booking
  const packageType = packageOf(booking.packageType)
  // A session that a package includes has a time of its own, and was paid with the package.
  const isCall = isPlanCall(booking)
  const isOver = Boolean(endsAt && Date.parse(endsAt) <= now.getTime())
  const { title, lead } = confirmationText({
    status,
    mentorName,
    menteeName,
    isSession: startsAt !== null,
    isCall,
    isMentor,
    isOver,
  })
  const hasGoneBack = booking.amount > 0 && (booking.refundedAmount ?? 0) >= booking.amount
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
  const isAhead = status === 'CONFIRMED' && !isOver
  // What a package is for first; of a session it is beside the calendar.
  const chatLook = startsAt ? undefined : 'primary'
  const side = isMentor ? 'mentor' : 'mentee'
  return (
    <>
      <PageHead title={title} noIndex />
      <PageTitle title={isAhead ? <Settled>{title}</Settled> : title} lead={lead} />
      <Sheet>
        <Part>
          <SessionNews bookingKey={booking} side={side} />
          <JoinRecord bookingKey={booking} side={side} />
          <ConfirmationFacts bookingKey={booking} isMentor={isMentor} />
          <SessionActions
            bookingKey={booking}
            side={side}
            now={now}
            record={<JoinRecord bookingKey={booking} side={side} always />}
          />
          {isMentor && isAhead && startsAt && <MeetingLinkForm bookingKey={booking} />}
          <ButtonRow>
            {plan?.conversation?.isActive && <OpenChat conversationKey={plan.conversation} look={chatLook} />}
            {isAhead && <AddToCalendar bookingKey={booking} />}
            {!isMentor && <ButtonLink to="/mentors">Find Mentors</ButtonLink>}
            <ButtonLink look="plain" to="/">
              Home
            </ButtonLink>
          </ButtonRow>
        </Part>
        {isAhead && (
          <Part>
            <NextSteps bookingKey={booking} isMentor={isMentor} />
            <section>
              <h2>{isCall ? 'If it is cancelled' : 'Refund'}</h2>
              <p>
                {hasGoneBack ? (
                  'All of the payment has gone back already, so cancelling gives nothing more back.'
                ) : isMentor ? (
                  <MentorsRefund menteeName={menteeName} isCall={isCall} until={rule.refundable ? rule.until : null} />
                ) : (
                  <RefundSentence rule={rule} />
                )}
              </p>
            </section>
          </Part>
        )}
      </Sheet>
    </>
  )
}

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
