import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { PLAN_CALLS, PLAN_SESSIONS, SESSION_LENGTH } from '../../../../api/rules/constants.ts'
import type { NextSteps_booking$data, NextSteps_booking$key } from '../../../__generated__/NextSteps_booking.graphql.ts'
import type { NextSteps_refund$key } from '../../../__generated__/NextSteps_refund.graphql.ts'
import { isPlanCall } from '../../../features/bookings/planCall.ts'
import { RefundSentence } from '../../../features/bookings/RefundSentence.tsx'

interface NextStepsProps {
  bookingKey: NextSteps_booking$key
  isMentor: boolean
}

/** What helps a booked session or package go well, for the side that reads it. */
export function NextSteps({ bookingKey, isMentor }: NextStepsProps) {
  const booking = useFragment(
    graphql`
      fragment NextSteps_booking on Booking {
        startsAt
        meetingLink
        mentorName
        menteeName
        plan {
          callsRemaining
          viewerCanBookCall {
            allowed
          }
        }
      }
    `,
    bookingKey,
  )
  const steps = (isMentor ? mentorSteps : menteeSteps)[booking.startsAt ? 'session' : 'package'](booking)
  return (
    <section>
      <h2>What to do next</h2>
      <List>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </List>
    </section>
  )
}

type Steps = Record<'session' | 'package', (booking: NextSteps_booking$data) => string[]>

const menteeSteps: Steps = {
  session: ({ mentorName, meetingLink }) => [
    'Add the session to your calendar. It shows the time in your own time zone.',
    'Prepare your files: drawings, models, calculations or your resume, ready to share on screen. Do not share anything confidential.',
    `Bring your two or three most important questions. ${SESSION_LENGTH} go by quickly.`,
    meetingLink
      ? 'Join five minutes early and test sound and screen sharing.'
      : `Look out for our email with the meeting link. ${mentorName} will share it before the session.`,
  ],
  package: ({ mentorName, plan }) => [
    `Think about where you stand and where you want to be in a month, and tell ${mentorName}.`,
    ...(plan?.viewerCanBookCall?.allowed
      ? [
          plan.callsRemaining === PLAN_CALLS
            ? `Book your ${PLAN_SESSIONS} here, at times that ${mentorName} offers: one early, one in the middle, one at the end.`
            : `Book the rest of your sessions here, at times that ${mentorName} offers.`,
        ]
      : []),
    'Collect files and questions for the first session. Do not share anything confidential.',
  ],
}

const mentorSteps: Steps = {
  session: ({ menteeName, meetingLink }) => [
    meetingLink
      ? `Check that the meeting link still works; ${menteeName} has it.`
      : `Add the meeting link above. ${menteeName} cannot join without it.`,
    'Read the agenda and note what you want to see: a drawing, a model, a calculation.',
    'Join five minutes early and test sound and screen sharing.',
  ],
  package: ({ menteeName }) => [
    `${menteeName} books the ${PLAN_SESSIONS} at times that you offer. Keep your weekly availability up to date.`,
    'Read the agenda, and share a roadmap within 48 hours.',
  ],
}

const List = styled.ol`
  display: grid;
  gap: 8px;
  padding-left: 22px;
  && {
    list-style: decimal;
  }
  li::marker {
    color: var(--muted);
    font: 600 var(--t13) var(--mono);
  }
  li {
    padding-left: 4px;
    max-width: 66ch;
  }
`

/** What cancelling a booking that is to come gives back, for the side that reads it. */
export function RefundPart({ bookingKey }: { bookingKey: NextSteps_refund$key }) {
  const booking = useFragment(
    graphql`
      fragment NextSteps_refund on Booking {
        ...planCall_booking
        refundText {
          text
          until
          isRefundable
        }
      }
    `,
    bookingKey,
  )
  const { refundText } = booking
  if (!refundText) return null
  const { text, until, isRefundable: refundable } = refundText
  return (
    <section>
      <h2>{isPlanCall(booking) ? 'If it is cancelled' : 'Refund'}</h2>
      <p>
        <RefundSentence rule={{ line: text, sentence: text, until: until ? new Date(until) : null, refundable }} />
      </p>
    </section>
  )
}
