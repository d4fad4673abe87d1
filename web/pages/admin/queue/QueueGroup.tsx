import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { useQueue, type WholeGroup } from './queueContext.ts'
import { QUEUE_KINDS, type QueueKind } from './queueKinds.ts'

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

/** What waits for the same reason, the first few of it; nothing when there is none. One that failed says so by itself. */
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
