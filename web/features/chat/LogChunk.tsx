import { memo } from 'react'
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
  actions: StampActions
}

/** Messages that are drawn and laid out apart from all others: what happens in one chunk costs the others nothing. */
export const LogChunk = memo(function LogChunk({ chunk, prefix, otherName, activeId, actions }: LogChunkProps) {
  return (
    <Apart data-chunk>
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
