import type { ReactNode } from 'react'
import { ServedPart } from '../../../features/admin/tables/ServedPart.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Failure } from '../../../ui/Failure.tsx'
import { QueueLine } from './QueueLine.tsx'
import { QUEUE_ROOM, QueueLineFrame } from './queueRoom.tsx'
import { WorkQueue } from './WorkQueue.tsx'

/** The work queue above a tab's content, which comes with it: nothing jumps. */
export function QueueAbove({ children }: { children: ReactNode }) {
  return (
    <ServedPart
      skeleton={QUEUE_ROOM}
      failure={(error, retry) => (
        <>
          <Failure error={error} onRetry={retry} />
          {children}
        </>
      )}
    >
      {(round) => <WorkQueue round={round}>{children}</WorkQueue>}
    </ServedPart>
  )
}

/** What waits, in a line above another tab's content. */
export function QueueLineAbove() {
  return (
    <ServedPart
      skeleton={<QueueLineFrame />}
      failure={(_error, retry) => (
        <QueueLineFrame>
          Couldn’t load the work queue.{' '}
          <Button look="plain" size="small" onClick={retry}>
            Try again
          </Button>
        </QueueLineFrame>
      )}
    >
      {(round) => <QueueLine round={round} />}
    </ServedPart>
  )
}
