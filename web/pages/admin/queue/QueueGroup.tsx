import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { formatWhenFull, relativeTime } from '../../../../api/rules/text/format.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { AS_CARDS } from '../../../ui/layout/Table.tsx'
import { timesWhole } from '../../../ui/time/timesWhole.ts'
import { QUEUE_KINDS, type QueueKind, useQueue, type WholeGroup } from './queue.ts'

interface QueueGroupProps<R> {
  kind: QueueKind
  title: string
  /** The first few of `total`; both are undefined if the server failed at them. */
  rows: readonly R[] | undefined
  total: number | undefined
  /** Unique in the whole queue; the row's `id`. */
  rowId: (row: R) => string
  /** Where all of them are, or the group that is shown as a whole here. */
  all: { to: string } | WholeGroup
  children: (row: R, id: string) => ReactNode
}

/** The first few rows of one kind; nothing when there are none. A group that failed to load says so by itself. */
export function QueueGroup<R>({ kind, title, rows: few, total: count = 0, rowId, all, children }: QueueGroupProps<R>) {
  const { gone, refresh, showAll } = useQueue()
  const titleId = useId()
  const rows = few?.map((row) => ({ row, id: rowId(row) })).filter(({ id }) => !gone.has(id)) ?? []
  const total = count - ((few?.length ?? 0) - rows.length)
  if (few && total === 0) return null
  const [, , many] = QUEUE_KINDS.find(([name]) => name === kind)!
  const allText = `All ${total} ${many}`
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <h3 id={titleId}>
          {title}
          {few && <Number> {total}</Number>}
        </h3>
        {total > rows.length &&
          (typeof all === 'string' ? (
            <Button look="plain" size="small" onClick={() => showAll(all)}>
              {allText}
            </Button>
          ) : (
            <Link to={all.to}>{allText}</Link>
          ))}
      </Head>
      {few ? (
        <List>{rows.map(({ row, id }) => children(row, id))}</List>
      ) : (
        <Failed role="alert">
          <span>We couldn’t load these.</span>
          <Button size="small" onClick={refresh}>
            Try again
          </Button>
        </Failed>
      )}
    </section>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  padding: 6px 16px;
  border-top: 1px solid var(--line);
  background: var(--sunken);
  > h3 {
    font-size: var(--t13);
    font-weight: 600;
  }
`

const Number = styled.span`
  color: var(--muted);
  font: 500 var(--t13) var(--mono);
`

const List = styled.ul`
  container-type: inline-size;
  list-style: none;
  > li:first-child {
    border-top: 1px solid var(--line);
  }
`

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  padding: 12px 16px;
  border-top: 1px solid var(--line);
`

interface QueueRowProps {
  /** Unique in the whole queue. */
  id: string
  /** Who or what needs attention. */
  who: ReactNode
  /** More about that, in a line below. */
  sub?: ReactNode
  /** Why it waits, in a line. */
  why: ReactNode
  /** Since when, or until when. */
  when: ReactNode
  children: ReactNode
}

/** Something that waits, with what can be done about it. */
export function QueueRow({ id, who, sub, why, when, children }: QueueRowProps) {
  return (
    <Row tabIndex={-1} data-queue-row={id}>
      <Who>
        <b>{who}</b>
        {sub && <Small as="div">{timesWhole(sub)}</Small>}
      </Who>
      <Why>{timesWhole(why)}</Why>
      <When>{when}</When>
      <Acts>{children}</Acts>
    </Row>
  )
}

interface SinceProps {
  label: string
  at: string
  /** Whether it waits longer than was promised. */
  isOverdue?: (since: Date, now: Date) => boolean
}

/** `Applied 2 days ago`, and exactly when. */
export function Since({ label, at, isOverdue }: SinceProps) {
  const { now } = useQueue()
  const instant = new Date(at)
  return (
    <>
      <time dateTime={at}>
        {label} {relativeTime(instant, now).replace(/^J/, 'j')}
        <Exact>{formatWhenFull(instant)}</Exact>
      </time>
      {isOverdue?.(instant, now) && <Badge $tone="warn">Overdue</Badge>}
    </>
  )
}

export const Exact = styled.span`
  display: block;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) minmax(0, 4fr) 14.5rem;
  gap: 8px 20px;
  align-items: center;
  padding: 12px 16px;
  border-top: 1px solid var(--line);
  overflow-wrap: break-word;
  &:focus-visible {
    outline-offset: -3px;
  }
  @container ${AS_CARDS} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Who = styled.div`
  min-width: 0;
  line-height: 1.4;
  > b {
    font-weight: 600;
  }
`

const Why = styled.div`
  color: var(--muted);
  font-size: var(--t13);
  line-height: 1.45;
`

const When = styled(Why)`
  time {
    display: block;
  }
`

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: flex-end;
  @container ${AS_CARDS} {
    justify-content: flex-start;
  }
`
