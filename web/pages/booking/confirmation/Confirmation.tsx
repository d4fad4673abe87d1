import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { Confirmation_booking$key } from '../../__generated__/Confirmation_booking.graphql.ts'
import type { Confirmation_site$key } from '../../__generated__/Confirmation_site.graphql.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { PageTitle } from '../../ui/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { AddToCalendar } from './AddToCalendar.tsx'
import { ConfirmationFacts } from './ConfirmationFacts.tsx'
import { confirmationText } from './confirmationText.ts'
import { NextSteps } from './NextSteps.tsx'
import { RefundSentence } from '../../features/bookings/RefundSentence.tsx'
import { refundRule } from '../../../api/rules/refunds.ts'
import { packageOf } from './hold.ts'
import { useNow } from '../../ui/useNow.ts'

interface ConfirmationProps {
  bookingKey: Confirmation_booking$key
  siteKey: Confirmation_site$key
}

/** What was booked, how to get there, and what to do next; the mail's link leads here too. */
export function Confirmation({ bookingKey, siteKey }: ConfirmationProps) {
  const booking = useFragment(
    graphql`
      fragment Confirmation_booking on Booking {
        databaseId
        status
        packageType
        startsAt
        endsAt
        endDate
        agenda
        meetingLink
        mentorName
        menteeName
        confirmedAt
        ...ConfirmationFacts_booking
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
  const { startsAt, endsAt, endDate, confirmedAt, mentorName, menteeName, agenda } = booking
  const packageType = packageOf(booking.packageType)
  const text = confirmationText(booking.status, packageType, mentorName)
  const rule = refundRule(
    {
      packageType,
      startsAt: startsAt ? new Date(startsAt) : null,
      paidAt: confirmedAt ? new Date(confirmedAt) : null,
      endDate: endDate ?? null,
      windowHours: site.refundWindowHours,
    },
    now,
  )
  const isAhead = booking.status === 'CONFIRMED'
  return (
    <>
      <PageHead title={text.title} noIndex />
      <PageTitle title={text.title} lead={text.lead} />
      <Sheet>
        <Part>
          <ConfirmationFacts bookingKey={booking} />
          <ButtonRow>
            {isAhead && startsAt && endsAt && (
              <AddToCalendar
                session={{
                  bookingId: booking.databaseId,
                  startsAt,
                  endsAt,
                  mentorName,
                  menteeName,
                  agenda,
                  meetingLink: booking.meetingLink ?? null,
                }}
              />
            )}
            <ButtonLink to="/mentors">Find Mentors</ButtonLink>
            <ButtonLink look="plain" to="/">
              Home
            </ButtonLink>
          </ButtonRow>
        </Part>
        {isAhead && (
          <Part>
            <NextSteps packageType={packageType} mentorName={mentorName} hasLink={Boolean(booking.meetingLink)} />
            <section>
              <h2>Refund</h2>
              <p>
                <RefundSentence rule={rule} />
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
