import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatWhenFull, relativeTime } from '../../../../api/rules/text/format.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Small } from '../../../ui/PageFrame.tsx'
import { AS_CARDS } from '../../../ui/Table.tsx'
import { useQueue } from './queueContext.ts'

interface QueueRowProps {
  /** Unique in the whole queue. */
  id: string
  /** Who or what waits. */
  who: ReactNode
  /** More of it, in a line below. */
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
        {sub && <Small as="div">{sub}</Small>}
      </Who>
      <Why>{why}</Why>
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
