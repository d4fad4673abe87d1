import { useId, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ConversationHandle, Side } from '../engine/chatTypes.ts'
import { LogChunk } from './LogChunk.tsx'
import { LogFrame } from './LogFrame.tsx'
import { LogNews } from './LogNews.tsx'
import { LogPills } from './LogPills.tsx'
import { logBuilder, type LogRow } from './logRows.ts'
import type { LogPlace, LogScroll } from './logScroll.ts'
import { LogEmpty, LogEnd, LogFailure, LogSkeleton, LogStart } from './LogStates.tsx'
import { LogStatus } from './LogStatus.tsx'
import { useToday } from './today.ts'
import { useEarlier, useOpening } from './useEarlier.ts'
import { useMessageKeys } from './useMessageKeys.ts'
import { useSeen } from './useSeen.ts'

interface MessageLogProps {
  handle: ConversationHandle
  /** The reader's side. */
  side: Side
  /** Whom the reader talks to. */
  otherName: string
  /** Below the last message: why nothing more can be written. */
  closedNote?: ReactNode
}

/** The messages of a conversation, newest at the bottom. Another conversation needs another `key`. */
export function MessageLog({ handle, side, otherName, closedNote }: MessageLogProps) {
  // The functions are the same throughout, what holds them need not be.
  const { subscribe, getState, retry, discard, loadEarlier, reload } = handle
  const state = useSyncExternalStore(subscribe, getState)
  const prefix = `${useId()}-`
  const today = useToday()
  const [build] = useState(logBuilder)
  const [place, setPlace] = useState<LogPlace>({ isAtBottom: true, isFar: false })
  const scroll = useRef<LogScroll>(null)

  const { isReady, openUpTo } = useOpening(state, side, handle)
  const { messages, outgoing, hasEarlier, openedAt, otherReadUpTo } = state
  const chunks = useMemo(
    () => build({ messages, outgoing, hasEarlier, openedAt, otherReadUpTo }, { side, today, openUpTo }),
    [build, messages, outgoing, hasEarlier, openedAt, otherReadUpTo, side, today, openUpTo],
  )
  const rows = useMemo(() => chunks.flatMap((chunk) => chunk.rows), [chunks])
  const elementOf = ({ key }: LogRow) => document.getElementById(prefix + key)
  const { activeId, onKeyDown, onFocus } = useMessageKeys({ rows, prefix, scroll })
  const seen = useSeen(isReady ? rows : NONE, {
    readUpTo: state.viewerReadUpTo,
    elementOf,
    onSeen: handle.seen,
  })
  const top = useEarlier(state, isReady, loadEarlier)
  const actions = useMemo(() => ({ onRetry: retry, onDiscard: discard }), [retry, discard])
  const unseen = rows.filter(({ isOwn, number }) => !isOwn && number !== null && number > seen)
  const isEmpty = isReady && rows.length === 0
  function showPlace(next: LogPlace): void {
    setPlace((now) => (now.isAtBottom === next.isAtBottom && now.isFar === next.isFar ? now : next))
  }
  /** What was pressed goes away with this: the message has the focus then. */
  function go(row: LogRow | undefined, isNewest: boolean): void {
    const element = row && elementOf(row)
    if (!element) return
    if (isNewest) scroll.current?.toBottom()
    else scroll.current?.toElement(element)
    element.focus({ preventScroll: true })
  }

  return (
    <Whole>
      <Logged>
        <LogFrame
          label={`Messages with ${otherName}`}
          isReady={isReady}
          writing={outgoing.map(({ clientId }) => clientId)}
          onPlace={showPlace}
          onScroll={(keeper) => void (scroll.current = keeper)}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          {isReady && (
            <div ref={top}>
              <LogStart state={state} onLoad={loadEarlier} />
            </div>
          )}
          {isEmpty && <LogEmpty side={side} otherName={otherName} />}
          {messages === null && state.first === 'failed' && <LogFailure onRetry={reload} />}
          {!isReady && state.first !== 'failed' && <LogSkeleton />}
          {(isReady || messages === null) &&
            chunks.map((chunk, index) => (
              <LogChunk
                key={chunk.key}
                chunk={chunk}
                prefix={prefix}
                otherName={otherName}
                activeId={
                  activeId !== null && chunk.rows.some(({ key }) => prefix + key === activeId) ? activeId : null
                }
                isNewest={index >= chunks.length - 2}
                actions={actions}
              />
            ))}
          {isReady && closedNote && <LogEnd>{closedNote}</LogEnd>}
        </LogFrame>
        <LogPills
          unseen={place.isAtBottom ? 0 : unseen.length}
          isFar={place.isFar}
          onUnseen={() => go(unseen[0], false)}
          onNewest={() => go(rows.at(-1), true)}
        />
      </Logged>
      <LogStatus state={state} otherName={otherName} />
      <LogNews state={state} side={side} otherName={otherName} />
    </Whole>
  )
}

const NONE: readonly LogRow[] = []

const Whole = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`

const Logged = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`
