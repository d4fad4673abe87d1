import { memo, useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ConversationHandle, Side } from '../engine/chatTypes.ts'
import { LogNews, LogPills, LogStatus } from './LogFoot.tsx'
import { LogFrame } from './LogFrame.tsx'
import { useEarlier, useMessageKeys, useOpening, useSeen } from './logReading.ts'
import { logBuilder, type LogChunk as Chunk, type LogRow } from './logRows.ts'
import type { LogPlace, LogScroll } from './logScroll.ts'
import { LogEmpty, LogEnd, LogFailure, LogSkeleton, LogStart } from './LogStates.tsx'
import { MessageRow } from './MessageRow.tsx'
import type { StampActions } from './MessageStamp.tsx'
import { useToday } from './today.ts'

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

interface LogChunkProps {
  chunk: Chunk
  /** Before each key: the id of its element. */
  prefix: string
  otherName: string
  /** The message that the arrow keys have come to, when it is one of these. */
  activeId: string | null
  /** Near the end of the log, where it changes. */
  isNewest: boolean
  actions: StampActions
}

/**
 * Messages that are drawn and laid out apart from all others: what happens in one chunk costs the others nothing. One out
 * of view is not drawn at all and keeps the height that it was measured to have; an estimate would make the log jump.
 */
const LogChunk = memo(function LogChunk({ chunk, prefix, otherName, activeId, isNewest, actions }: LogChunkProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || isNewest || chunk.rows.length === 0) return
    const measure = () => (element.style.containIntrinsicBlockSize = `${element.getBoundingClientRect().height}px`)
    measure()
    element.style.contentVisibility = 'auto'
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      element.style.contentVisibility = ''
    }
  }, [chunk, isNewest])
  return (
    <Apart ref={box} data-chunk>
      {chunk.rows.map((row) => (
        <MessageRow
          key={row.key}
          row={row}
          id={prefix + row.key}
          otherName={otherName}
          isActive={prefix + row.key === activeId}
          actions={actions}
        />
      ))}
    </Apart>
  )
})

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

const Apart = styled.div`
  contain: content;
  padding-inline: 16px;
`
