import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { PLAN_DAYS } from '../../../../api/rules/constants.ts'
import { formatWhenFull } from '../../../../api/rules/format.ts'
import { refundRule } from '../../../../api/rules/refunds.ts'
import type { Confirmation_booking$key } from '../../../__generated__/Confirmation_booking.graphql.ts'
import type { Confirmation_site$key } from '../../../__generated__/Confirmation_site.graphql.ts'
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
import { SessionActions } from '../../../features/sessions/SessionActions.tsx'
import { SessionNews } from '../../../features/sessions/SessionNews.tsx'
import { useSessionChanges } from '../../../features/sessions/useSessionChanges.ts'
import { ConfirmationFacts } from './ConfirmationFacts.tsx'
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
        ...ConfirmationFacts_booking
        ...NextSteps_booking
        ...MeetingLinkForm_booking
        ...AddToCalendar_booking
        ...SessionNews_booking
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
  const { startsAt, endsAt, endDate, confirmedAt, menteeName } = booking
  const packageType = packageOf(booking.packageType)
  // A session that a package includes has a time of its own, and was paid with the package.
  const isCall = isPlanCall(booking)
  const isOver = Boolean(endsAt && Date.parse(endsAt) <= now.getTime())
  const { title, lead } = textOf({ ...booking, isSession: startsAt !== null, isCall, isMentor, isOver })
  const rule = refundRule(
    {
      packageType,
      isCall,
      startsAt: startsAt ? new Date(startsAt) : null,
      paidAt: confirmedAt ? new Date(confirmedAt) : null,
      endDate: endDate ?? null,
      windowHours: site.refundWindowHours,
    },
    now,
  )
  const isAhead = booking.status === 'CONFIRMED' && !isOver
  const side = isMentor ? 'mentor' : 'mentee'
  return (
    <>
      <PageHead title={title} noIndex />
      <PageTitle title={isAhead ? <Settled>{title}</Settled> : title} lead={lead} />
      <Sheet>
        <Part>
          <SessionNews bookingKey={booking} side={side} />
          <ConfirmationFacts bookingKey={booking} isMentor={isMentor} />
          <SessionActions bookingKey={booking} side={side} now={now} />
          {isMentor && isAhead && startsAt && <MeetingLinkForm bookingKey={booking} />}
          <ButtonRow>
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
                {isMentor ? (
                  mentorsRefund({ menteeName, isCall, until: rule.refundable ? rule.until : null })
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

/** The rule as it concerns the mentor: until when the booking may still be called off. */
function mentorsRefund({
  menteeName,
  isCall,
  until,
}: {
  menteeName: string
  isCall: boolean
  until: Date | null
}): ReactNode {
  if (!until)
    return isCall
      ? `If ${menteeName} cancels now, this session counts as used.`
      : `${menteeName} can no longer cancel for a full refund.`
  const time = <time dateTime={until.toISOString()}>{formatWhenFull(until)}</time>
  if (isCall)
    return (
      <>
        {menteeName} gets this session back by cancelling until {time}.
      </>
    )
  return (
    <>
      {menteeName} can cancel for a full refund until {time}.
    </>
  )
}

interface Told {
  status: string
  mentorName: string
  menteeName: string
  isSession: boolean
  /** A session that a package includes. */
  isCall: boolean
  isMentor: boolean
  /** Its time has passed, and nobody has said yet how it was. */
  isOver: boolean
}

/** Heading and first sentence of a booking's page, by where the booking stands and who reads it. */
function textOf({ status, mentorName, menteeName, isSession, isCall, isMentor, isOver }: Told): {
  title: string
  lead: string
} {
  const product = isSession ? 'session' : 'package'
  const other = isMentor ? menteeName : mentorName
  switch (status) {
    case 'CONFIRMED':
      if (isOver) return { title: 'This session is over', lead: `Your session with ${other} has ended.` }
      return {
        title: 'Booking confirmed',
        lead: confirmedLead({ mentorName, menteeName, isSession, isCall, isMentor }),
      }
    case 'COMPLETED':
      return { title: 'Session completed', lead: `This ${product} with ${other} is over.` }
    case 'CANCELLED':
      return { title: 'Booking cancelled', lead: `This ${product} with ${other} was cancelled.` }
    default:
      return { title: 'Booking not confirmed', lead: `This ${product} with ${other} was not paid in time.` }
  }
}

function confirmedLead({
  mentorName,
  menteeName,
  isSession,
  isCall,
  isMentor,
}: Omit<Told, 'status' | 'isOver'>): string {
  if (isMentor && isCall) return `${menteeName} has booked a session of their Advanced package with you.`
  if (isMentor)
    return `${menteeName} has booked and paid for ${isSession ? 'a session' : 'the Advanced package'} with you.`
  return isSession
    ? `Your session has been successfully booked! We’ve let ${mentorName} know.`
    : `Your package with ${mentorName} is paid. ${PLAN_DAYS}-day chat access is activated.`
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
