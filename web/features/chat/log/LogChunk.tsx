import { memo, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { LogChunk as Chunk } from './logRows.ts'
import { MessageRow } from './MessageRow.tsx'
import type { StampActions } from './MessageStamp.tsx'

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
export const LogChunk = memo(function LogChunk({
  chunk,
  prefix,
  otherName,
  activeId,
  isNewest,
  actions,
}: LogChunkProps) {
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

const Apart = styled.div`
  contain: content;
  padding-inline: 16px;
`
