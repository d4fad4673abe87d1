import { Mail, RotateCcw, ShieldCheck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { branchFamily } from '../../../api/rules/branches.ts'
import { PLAN_CALLS, SESSION_MINUTES } from '../../../api/rules/constants.ts'
import { MINUTE_MS } from '../../../api/rules/durations.ts'
import { formatBookingDate } from '../../../api/rules/format.ts'
import { planEnd } from '../../../api/rules/plans.ts'
import { istDate } from '../../../api/rules/time.ts'
import type { OrderSummary_mentor$key } from '../../__generated__/OrderSummary_mentor.graphql.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { Money } from '../../ui/Money.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { TimeRange } from '../../ui/Time.tsx'
import { ruleOfBooking } from './bookingRefund.ts'
import { RefundSentence } from '../../features/bookings/RefundSentence.tsx'
import type { BookingControl } from './useBooking.ts'

/** The order: with whom, what, when, and the total before the payment window opens. */
export function OrderSummary({ booking, mentorKey }: { booking: BookingControl; mentorKey: OrderSummary_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment OrderSummary_mentor on Mentor {
        name
        mainBranch
        subBranch
        profileImage
        hasProfileImage
        currentJobTitle
      }
    `,
    mentorKey,
  )
  const { packageType, amount, step } = booking
  return (
    <Order as="aside" aria-label="Order summary">
      <Who>
        <Avatar
          name={mentor.name}
          family={branchFamily(mentor.mainBranch, mentor.subBranch)}
          image={mentor.hasProfileImage ? mentor.profileImage : null}
          size="sm"
          lazy={false}
        />
        <div>
          <b>{mentor.name}</b>
          <Muted as="div">{mentor.currentJobTitle ?? mentor.subBranch ?? mentor.mainBranch}</Muted>
        </div>
      </Who>
      <Body>
        <Rows>
          {packageType === 'starter' ? <SessionRows booking={booking} /> : <PlanRows booking={booking} />}
          <div data-total>
            <dt>Total</dt>
            <dd>
              <Money paise={amount} />
            </dd>
          </div>
        </Rows>
      </Body>
      <Foot>
        {step === 'pay' ? (
          <li>
            <Mail size={16} />
            <span>The receipt and the joining link come by email.</span>
          </li>
        ) : (
          <li>
            <RotateCcw size={16} />
            <span>
              <RefundSentence rule={ruleOfBooking(booking)} />
            </span>
          </li>
        )}
        <li>
          <ShieldCheck size={16} />
          <span>Paid by UPI, card or net banking. Nothing is added at checkout.</span>
        </li>
      </Foot>
    </Order>
  )
}

const OPEN = <Muted>Not chosen</Muted>

function SessionRows({ booking: { flow, hasTime } }: { booking: BookingControl }) {
  const startsAt = hasTime ? flow.startsAt : null
  const day = startsAt && istDate(new Date(startsAt))
  return (
    <>
      <div>
        <dt>Session</dt>
        <dd>Starter, {SESSION_MINUTES} min</dd>
      </div>
      <div>
        <dt>Date</dt>
        <dd>{day ? <time dateTime={day}>{formatBookingDate(day)}</time> : OPEN}</dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>{startsAt ? <TimeRange from={startsAt} to={endOf(startsAt)} /> : OPEN}</dd>
      </div>
    </>
  )
}

function PlanRows({ booking: { flow } }: { booking: BookingControl }) {
  const { startDate } = flow
  const end = startDate && planEnd(startDate)
  return (
    <>
      <div>
        <dt>Package</dt>
        <dd>
          Advanced, {PLAN_CALLS} x {SESSION_MINUTES} min and chat
        </dd>
      </div>
      <div>
        <dt>Start date</dt>
        <dd>{startDate ? <time dateTime={startDate}>{formatBookingDate(startDate)}</time> : OPEN}</dd>
      </div>
      <div>
        <dt>End date</dt>
        <dd>{end ? <time dateTime={end}>{formatBookingDate(end)}</time> : OPEN}</dd>
      </div>
    </>
  )
}

function endOf(startsAt: string): string {
  return new Date(Date.parse(startsAt) + SESSION_MINUTES * MINUTE_MS).toISOString()
}

const Order = styled(Card)`
  position: sticky;
  top: 84px;
  overflow: hidden;
  @media (max-width: ${breakpoints.desktop}) {
    position: static;
  }
`

const Who = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 16px 18px;
  border-bottom: 1px solid var(--line);
  line-height: 1.4;
  overflow-wrap: anywhere;
`

const Body = styled.div`
  padding: 6px 18px 16px;
`

const Foot = styled.ul`
  display: grid;
  gap: 8px;
  padding: 14px 18px;
  border-top: 1px solid var(--line);
  background: var(--sunken);
  color: var(--muted);
  font-size: var(--t13);
  line-height: 1.5;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 16px 1fr;
    gap: 8px;
  }
  svg {
    margin-top: 2px;
  }
`
