import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import type { ConversationState, Side } from '../engine/chatTypes.ts'

const SHAPES = [
  { width: '62%', height: '64px' },
  { width: '48%', height: '42px', own: true },
  { width: '70%', height: '86px', own: true },
  { width: '40%', height: '42px' },
  { width: '66%', height: '64px' },
  { width: '52%', height: '42px', own: true },
]

/** Messages that are on their way, newest at the bottom. */
export function LogSkeleton() {
  return (
    <Skeleton label="Loading messages">
      <Shapes>
        {SHAPES.map(({ width, height, own }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- they have no other name
          <Bone key={place} $width={width} $height={height} data-own={own} />
        ))}
      </Shapes>
    </Skeleton>
  )
}

/** In place of the messages that could not be loaded. */
export function LogFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Padded role="alert">
      <EmptyState
        level={3}
        title="Messages could not be loaded"
        actions={
          <Button look="primary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Check your connection. What you wrote is saved.
      </EmptyState>
    </Padded>
  )
}

/** The first step of a conversation. */
export function LogEmpty({ side, otherName }: { side: Side; otherName: string }) {
  return (
    <Padded>
      <EmptyState level={3} title="No messages yet">
        {side === 'MENTEE'
          ? 'Say hello and what you want to work on.'
          : `Say hello and ask ${otherName} what they want to work on.`}
      </EmptyState>
    </Padded>
  )
}

interface LogStartProps {
  state: Pick<ConversationState, 'hasEarlier' | 'earlier'>
  onLoad: () => void
}

/** Above the first message that is loaded: a way to those before it, or who else may read this. */
export function LogStart({ state: { hasEarlier, earlier }, onLoad }: LogStartProps) {
  if (!hasEarlier) return <Start>Administrators can read this conversation if it is reported or disputed.</Start>
  return (
    <Start as="div">
      <span role="status">{earlier === 'failed' && 'Earlier messages could not be loaded.'}</span>
      <Button look="plain" size="small" busy={earlier === 'loading'} onClick={onLoad}>
        {earlier === 'failed' ? 'Try again' : 'Earlier messages'}
      </Button>
    </Start>
  )
}

/** At the end: why nothing more can be written. */
export function LogEnd({ children }: { children: ReactNode }) {
  return <Start as="div">{children}</Start>
}

const Shapes = styled.div`
  display: grid;
  align-content: end;
  gap: 14px;
  padding: 16px;
  > * {
    border-radius: 12px;
  }
  > [data-own] {
    justify-self: end;
  }
`

const Padded = styled.div`
  padding: 16px;
`

const Start = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  align-items: center;
  justify-content: center;
  min-height: 56px;
  max-width: none;
  padding: 10px 24px;
  color: var(--muted);
  font-size: var(--t13);
  text-align: center;
`
