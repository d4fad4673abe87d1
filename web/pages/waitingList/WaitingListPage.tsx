import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { formatRupees } from '../../../api/rules/text/format.ts'
import { OFFER_HOURS } from '../../../api/rules/workshops/workshops.ts'
import type { WaitingListPage_entry$key, WaitingListState } from '../../__generated__/WaitingListPage_entry.graphql.ts'
import type { WaitingListPage_over$key } from '../../__generated__/WaitingListPage_over.graphql.ts'
import type { WaitingListPage_queued$key } from '../../__generated__/WaitingListPage_queued.graphql.ts'
import type { WaitingListPageQuery } from '../../__generated__/WaitingListPageQuery.graphql.ts'
import { useWorkshopNews } from '../../features/notifications/workshopNews.ts'
import { LinkNotFound } from '../../features/workshops/LinkNotFound.tsx'
import { Sheet, SheetFrame } from '../../features/workshops/sheetParts.ts'
import { workshopPath } from '../../features/workshops/workshopPath.ts'
import { workshopDate, workshopTime } from '../../features/workshops/workshopTimes.ts'
import { serverTime } from '../../lib/clock.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { useOnWake } from '../../relay/network/wake.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmailText } from '../../ui/mark/EmailText.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageTitle, Small } from '../../ui/layout/PageFrame.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { TitleBlock } from '../../ui/layout/TitleBlock.tsx'
import { useAt } from '../../ui/time/useAt.ts'
import { useEvery } from '../../ui/time/useEvery.ts'
import { useNow } from '../../ui/time/useNow.ts'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { Confirm, LIST_CLOSED } from './Confirm.tsx'
import { useFreshEntry } from './freshEntry.ts'
import { LeaveButton } from './LeaveButton.tsx'
import { Offered } from './Offered.tsx'
import { entry as page, entryNotFoundHead } from './page.ts'

/** The place in a waiting list that a mailed address shows, without an account. */
export function WaitingListPage({ queryRef }: ScreenProps<WaitingListPageQuery>) {
  const { waitingListEntry, site } = usePreloadedQuery<WaitingListPageQuery>(
    graphql`
      query WaitingListPageQuery($code: String!) @preloadable @raw_response_type {
        waitingListEntry(code: $code) {
          ...WaitingListPage_entry
        }
        site {
          now
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
      {waitingListEntry ? <Entry entryKey={waitingListEntry} now={now} /> : <LinkNotFound head={entryNotFoundHead} />}
    </>
  )
}

const HEADINGS: Partial<Record<WaitingListState, string>> = {
  UNCONFIRMED: 'Confirm your place',
  WAITING: 'You’re on the waiting list',
  OFFERED: 'A seat is reserved for you',
  REGISTERING: 'A seat is reserved for you',
  REGISTERED: 'You’re registered',
  DECLINED: 'You declined the seat',
  EXPIRED: 'You’re no longer on this waiting list',
  LEFT: 'You left the waiting list',
}

/** Somebody's place in the waiting list of a workshop. */
function Entry({ entryKey, now }: { entryKey: WaitingListPage_entry$key; now: Date }) {
  const entry = useFragment(
    graphql`
      fragment WaitingListPage_entry on WaitingListEntry {
        code
        state
        offerExpiresAt
        workshop {
          databaseId
          title
          date
          time
          startsAt
          duration
          price
          isActive
        }
        ...Confirm_entry
        ...WaitingListPage_queued
        ...Offered_entry
        ...WaitingListPage_over
      }
    `,
    entryKey,
  )
  const { code, state, workshop } = entry
  const { refresh } = useFreshEntry(code)
  // A seat may be offered while the tab is left open. A member's bell hears of it at once, a visitor has none.
  useOnWake(refresh)
  useWorkshopNews(refresh)
  useEvery(state === 'WAITING' ? LOOKS_EVERY : null, refresh)
  // The server says so up to a minute later.
  const isOver = state === 'OFFERED' && !!entry.offerExpiresAt && new Date(entry.offerExpiresAt) <= now
  useViewHeading(isOver ? 'EXPIRED' : state)
  useAt(state === 'OFFERED' ? entry.offerExpiresAt : null, serverTime, refresh)
  return (
    <SheetFrame>
      <PageHead {...page.head} />
      <PageTitle title={isOver ? 'Your reservation has expired' : (HEADINGS[state] ?? 'Waiting list')} />
      <Sheet as="article" $pad aria-labelledby="workshop">
        <h2 id="workshop">
          {workshop.isActive ? <Link to={workshopPath(workshop.databaseId)}>{workshop.title}</Link> : workshop.title}
        </h2>
        <TitleBlock
          cell={150}
          facts={[
            { label: 'Date', value: <time dateTime={workshop.date}>{workshopDate(workshop.date)}</time> },
            { label: 'Time', value: <time dateTime={workshop.startsAt}>{workshopTime(workshop.time)}</time> },
            { label: 'Duration', value: workshop.duration },
            {
              label: 'Fee',
              value: workshop.price === 0 ? 'Free' : formatRupees(workshop.price),
              figure: workshop.price > 0,
            },
          ]}
        />
        {state === 'UNCONFIRMED' ? (
          <Confirm entryKey={entry} />
        ) : state === 'WAITING' ? (
          <Queued entryKey={entry} />
        ) : state === 'OFFERED' || state === 'REGISTERING' ? (
          <Offered entryKey={entry} now={now} />
        ) : (
          <Over entryKey={entry} />
        )}
      </Sheet>
      <Small as="p">Anyone with this link can change your place on the waiting list. Don’t share it.</Small>
    </SheetFrame>
  )
}

/** How often a place in the queue is read again while the page is seen, in ms. */
const LOOKS_EVERY = 20_000

/** Somebody waits: where in the queue, and what comes next. */
function Queued({ entryKey }: { entryKey: WaitingListPage_queued$key }) {
  const entry = useFragment(
    graphql`
      fragment WaitingListPage_queued on WaitingListEntry {
        email
        position
        ...LeaveButton_entry
      }
    `,
    entryKey,
  )
  const { email, position } = entry
  return (
    <>
      {position && (
        <p>
          <b>{position === 1 ? 'You are first in the queue.' : `You are number ${position} in the queue.`}</b>
        </p>
      )}
      <p>
        When a seat opens and it’s your turn, we reserve it for you for up to {OFFER_HOURS} hours and email{' '}
        <EmailText>{email}</EmailText>. You pay nothing until you register.
      </p>
      <LeaveButton entryKey={entry} />
    </>
  )
}

/** The place in the queue has ended: why, and what can be done. */
function Over({ entryKey }: { entryKey: WaitingListPage_over$key }) {
  const { state, workshop } = useFragment(
    graphql`
      fragment WaitingListPage_over on WaitingListEntry {
        state
        workshop {
          databaseId
          isActive
          isRegistrationOpen
        }
      }
    `,
    entryKey,
  )
  const { databaseId, isActive, isRegistrationOpen } = workshop
  const isOffered = isActive && isRegistrationOpen
  return (
    <>
      <p>{reasonOf(state, isOffered)}</p>
      <ButtonRow>
        {isOffered && state !== 'REGISTERED' && (
          <ButtonLink look="primary" to={workshopPath(databaseId)}>
            See the workshop
          </ButtonLink>
        )}
        <ButtonLink to="/workshops">View All Workshops</ButtonLink>
      </ButtonRow>
    </>
  )
}

function reasonOf(state: string, isOffered: boolean): string {
  if (state === 'REGISTERED') return 'The seat is yours. Your ticket is in the email we sent you.'
  const again = isOffered ? ' You can join the waiting list again on the workshop’s page.' : ''
  if (state === 'EXPIRED')
    return isOffered ? `Your reservation has expired, and the seat went to the next person.${again}` : LIST_CLOSED
  if (state === 'DECLINED') return `The seat went to the next person in the queue.${again}`
  return `We won’t email you about this workshop again.${again}`
}
