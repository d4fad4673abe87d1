import { Mail, RotateCcw, ShieldCheck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { planEnd, planLastDay } from '../../../api/rules/bookings/plans.ts'
import { PLAN_CALLS, SESSION_LENGTH_SHORT } from '../../../api/rules/constants.ts'
import { branchFamily } from '../../../api/rules/people/branches.ts'
import { formatBookingDate } from '../../../api/rules/text/format.ts'
import { sessionEnd } from '../../../api/rules/time/slots.ts'
import { istDate } from '../../../api/rules/time/time.ts'
import type { OrderSummary_mentor$key } from '../../__generated__/OrderSummary_mentor.graphql.ts'
import type { OrderSummary_site$key } from '../../__generated__/OrderSummary_site.graphql.ts'
import { RefundSentence } from '../../features/bookings/RefundSentence.tsx'
import { Avatar } from '../../ui/mark/Avatar.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { PersonName } from '../../ui/mark/PersonName.tsx'
import { Rows } from '../../ui/layout/Rows.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { TimeRange } from '../../ui/time/Time.tsx'
import { priceOf, useRefundRule } from './price.ts'
import { useBookingContext } from './state/bookingContext.ts'

/** Order summary: mentor, package, time and total. */
export function OrderSummary({
  mentorKey,
  siteKey,
}: {
  mentorKey: OrderSummary_mentor$key
  siteKey: OrderSummary_site$key
}) {
  const mentor = useFragment(
    graphql`
      fragment OrderSummary_mentor on Mentor {
        name
        mainBranch
        subBranch
        profileImage
        hasProfileImage
        currentJobTitle
        ...price_mentor
      }
    `,
    mentorKey,
  )
  const site = useFragment(
    graphql`
      fragment OrderSummary_site on Site {
        ...price_site
      }
    `,
    siteKey,
  )
  const { packageType, step } = useBookingContext()
  const rule = useRefundRule(site)
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
          <b>
            <PersonName>{mentor.name}</PersonName>
          </b>
          <Muted as="div">{mentor.currentJobTitle ?? mentor.subBranch ?? mentor.mainBranch}</Muted>
        </div>
      </Who>
      <Body>
        <Rows>
          {packageType === 'starter' ? <SessionRows /> : <PlanRows />}
          <div data-total>
            <dt>Total</dt>
            <dd>
              <Money paise={priceOf(mentor, packageType)} />
            </dd>
          </div>
        </Rows>
      </Body>
      <Foot>
        {step === 'pay' ? (
          <li>
            <Mail size={16} />
            <span>
              {packageType === 'starter'
                ? 'We email you the receipt and the meeting link.'
                : 'We email you the receipt.'}
            </span>
          </li>
        ) : (
          <li>
            <RotateCcw size={16} />
            <span>
              <RefundSentence rule={rule} />
            </span>
          </li>
        )}
        <li>
          <ShieldCheck size={16} />
          <span>Pay by UPI, card or net banking. Nothing is added at checkout.</span>
        </li>
      </Foot>
    </Order>
  )
}

const OPEN = <Muted>Not chosen</Muted>

function SessionRows() {
  const { flow, isGone } = useBookingContext()
  const startsAt = isGone ? null : flow.startsAt
  const day = startsAt && istDate(new Date(startsAt))
  return (
    <>
      <div>
        <dt>Session</dt>
        <dd>Starter, {SESSION_LENGTH_SHORT}</dd>
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

function PlanRows() {
  const { startDate } = useBookingContext().flow
  const last = startDate && planLastDay(planEnd(startDate))
  return (
    <>
      <div>
        <dt>Package</dt>
        <dd>
          Advanced, {PLAN_CALLS} × {SESSION_LENGTH_SHORT} and chat
        </dd>
      </div>
      <div>
        <dt>Start date</dt>
        <dd>{startDate ? <time dateTime={startDate}>{formatBookingDate(startDate)}</time> : OPEN}</dd>
      </div>
      <div>
        <dt>Last day</dt>
        <dd>{last ? <time dateTime={last}>{formatBookingDate(last)}</time> : OPEN}</dd>
      </div>
    </>
  )
}

function endOf(startsAt: string): string {
  return sessionEnd(new Date(startsAt)).toISOString()
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
