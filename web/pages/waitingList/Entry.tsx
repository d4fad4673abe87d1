import { graphql, useFragment } from 'react-relay'
import type { Entry_entry$key, WaitingListState } from '../../__generated__/Entry_entry.graphql.ts'
import { formatRupees } from '../../../api/rules/text/format.ts'
import { Sheet, SheetFrame } from '../../features/workshops/sheetParts.ts'
import { workshopPath } from '../../features/workshops/workshopPath.ts'
import { workshopDate, workshopTime } from '../../features/workshops/workshopTimes.ts'
import { serverTime } from '../../lib/clock.ts'
import { useOnWake } from '../../relay/useOnWake.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageTitle, Small } from '../../ui/PageFrame.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { useAt } from '../../ui/useAt.ts'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { Confirm } from './Confirm.tsx'
import { useFreshEntry } from './freshEntry.ts'
import { Offered } from './Offered.tsx'
import { Over } from './Over.tsx'
import { entry as page } from './page.ts'
import { Queued } from './Queued.tsx'

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
export function Entry({ entryKey, now }: { entryKey: Entry_entry$key; now: Date }) {
  const entry = useFragment(
    graphql`
      fragment Entry_entry on WaitingListEntry {
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
        ...Queued_entry
        ...Offered_entry
        ...Over_entry
      }
    `,
    entryKey,
  )
  const { code, state, workshop } = entry
  const { refresh } = useFreshEntry(code)
  // A seat may be offered while the tab is left open.
  useOnWake(refresh)
  // The server says so up to a minute later.
  const isOver = state === 'OFFERED' && !!entry.offerExpiresAt && new Date(entry.offerExpiresAt) <= now
  useViewHeading(isOver ? 'EXPIRED' : state)
  useAt(state === 'OFFERED' ? (entry.offerExpiresAt ?? null) : null, serverTime, refresh)
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
