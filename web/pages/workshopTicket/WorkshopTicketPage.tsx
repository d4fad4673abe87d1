import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { formatRupees } from '../../../api/rules/text/format.ts'
import type { WorkshopTicketPage_site$key } from '../../__generated__/WorkshopTicketPage_site.graphql.ts'
import type { WorkshopTicketPage_ticket$key } from '../../__generated__/WorkshopTicketPage_ticket.graphql.ts'
import type { WorkshopTicketPageQuery } from '../../__generated__/WorkshopTicketPageQuery.graphql.ts'
import { LinkNotFound } from '../../features/workshops/LinkNotFound.tsx'
import { Sheet, SheetFrame } from '../../features/workshops/sheetParts.ts'
import { workshopPath } from '../../features/workshops/workshopPath.ts'
import { workshopDate, workshopTime } from '../../features/workshops/workshopTimes.ts'
import { mailTo } from '../../lib/mailTo.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { useOnWake } from '../../relay/network/wake.ts'
import { EmailText } from '../../ui/mark/EmailText.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageTitle, Small } from '../../ui/layout/PageFrame.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { Bone } from '../../ui/feedback/Skeleton.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { useNow } from '../../ui/time/useNow.ts'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { useFreshTicket } from './freshTicket.ts'
import { entry, ticketNotFoundHead } from './page.ts'
import { TicketActions, TicketJoin } from './TicketActions.tsx'
import { TicketState, ticketStatus, type TicketStatus } from './TicketState.tsx'

/** The ticket that a mailed address shows, without an account. */
export function WorkshopTicketPage({ queryRef }: ScreenProps<WorkshopTicketPageQuery>) {
  const { workshopTicket, site } = usePreloadedQuery<WorkshopTicketPageQuery>(
    graphql`
      query WorkshopTicketPageQuery($code: String!) @preloadable @raw_response_type {
        workshopTicket(code: $code) {
          ...WorkshopTicketPage_ticket
        }
        site {
          now
          ...WorkshopTicketPage_site
        }
      }
    `,
    queryRef,
  )
  const now = useNow(site.now)
  // After a link within the site the document's own header would tell other sites the address.
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {workshopTicket ? (
        <>
          <PageHead {...entry.head} />
          <Ticket ticketKey={workshopTicket} siteKey={site} now={now} />
        </>
      ) : (
        <LinkNotFound head={ticketNotFoundHead} />
      )}
    </>
  )
}

/** For the few whose free seat waits to be confirmed. */
export const ConfirmSeat = lazyPart(
  () => import('./ConfirmSeat.tsx').then((module) => module.ConfirmSeat),
  <Bone $height="92px" />,
  undefined,
  showFailure,
)

interface TicketProps {
  ticketKey: WorkshopTicketPage_ticket$key
  siteKey: WorkshopTicketPage_site$key
  /** The server's clock. */
  now: Date
}

/** A registration as its holder sees it. */
function Ticket({ ticketKey, siteKey, now }: TicketProps) {
  const ticket = useFragment(
    graphql`
      fragment WorkshopTicketPage_ticket on WorkshopTicket {
        code
        state
        name
        email
        phone
        amount
        workshop {
          databaseId
          title
          state
          date
          time
          startsAt
          duration
          instructorName
          isRegistrationOpen
          mentor {
            databaseId
          }
        }
        ...TicketState_ticket
        ...TicketActions_join
        ...TicketActions_ticket
        ...ConfirmSeat_ticket
      }
    `,
    ticketKey,
  )
  const site = useFragment(
    graphql`
      fragment WorkshopTicketPage_site on Site {
        supportEmail
      }
    `,
    siteKey,
  )
  // Time, link or the workshop itself may have changed since the tab was opened.
  useOnWake(useFreshTicket(ticket.code).refresh)
  const { workshop, name, email, phone, amount, state } = ticket
  const { startsAt, duration, isRegistrationOpen } = workshop
  const status = ticketStatus({ state, isRegistrationOpen, startsAt, duration }, now)
  const view = status === 'live' ? 'upcoming' : status
  useViewHeading(view)
  const { instructorName, mentor } = workshop
  const isPublic = workshop.state === 'APPROVED'
  return (
    <SheetFrame>
      <PageTitle title={HEADINGS[status]} />
      <Sheet as="article" $pad aria-labelledby="workshop">
        <h2 id="workshop">
          {isPublic ? <Link to={workshopPath(workshop.databaseId)}>{workshop.title}</Link> : workshop.title}
        </h2>
        <TicketState ticketKey={ticket} status={status} />
        <TitleBlock
          cell={130}
          facts={[
            { label: 'Date', value: <time dateTime={workshop.date}>{workshopDate(workshop.date)}</time> },
            { label: 'Time', value: <time dateTime={startsAt}>{workshopTime(workshop.time)}</time> },
            { label: 'Duration', value: duration },
            { label: 'Name', value: name },
            // Gone with the account of its holder.
            ...(email ? [{ label: 'Email', value: <EmailText>{email}</EmailText> }] : []),
            ...(phone ? [{ label: 'Phone', value: phone }] : []),
            {
              label: 'Instructor',
              value: mentor ? <Link to={mentorPath(mentor.databaseId)}>{instructorName}</Link> : instructorName,
            },
            ...(amount > 0 ? [{ label: 'Fee', value: formatRupees(amount), figure: true }] : []),
          ]}
        />
        {(status === 'upcoming' || status === 'live') && <TicketJoin ticketKey={ticket} isLive={status === 'live'} />}
        {status === 'unconfirmed' && <ConfirmSeat ticketKey={ticket} />}
        <TicketActions ticketKey={ticket} status={status} />
      </Sheet>
      <Small as="p">
        <span>
          {`Anyone with this link can open${status === 'upcoming' ? ' and cancel' : ''} your ticket. Don’t share it. `}
        </span>
        Questions? Write to <a href={mailTo(site.supportEmail)}>{site.supportEmail}</a>.
      </Small>
    </SheetFrame>
  )
}

const HEADINGS: Record<TicketStatus, string> = {
  unconfirmed: 'Confirm your seat',
  lapsed: 'Registrations Closed',
  upcoming: 'Your ticket',
  live: 'Your ticket',
  past: 'Your ticket',
  cancelled: 'Registration cancelled',
  calledOff: 'Workshop cancelled',
  refunded: 'Seat given up',
}
