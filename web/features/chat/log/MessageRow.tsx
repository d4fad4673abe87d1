import { memo } from 'react'
import { css, styled } from 'styled-components'
import { formatTime } from '../../../../api/rules/text/format.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { LogRow } from './logRows.ts'
import { MessageFile } from './MessageFile.tsx'
import { MessageStamp, STATES, type StampActions } from './MessageStamp.tsx'
import { MessageText } from './MessageText.tsx'

interface MessageRowProps {
  row: LogRow
  /** Of its element. */
  id: string
  otherName: string
  /** The arrow keys have come to it: Tab reaches what is in it. */
  isActive: boolean
  actions: StampActions
}

/** One message, with what stands above it and below it. Screen readers read it as one thing: who wrote it, when, whether it is sent or read, and the text. */
export const MessageRow = memo(function MessageRow({ row, id, otherName, isActive, actions }: MessageRowProps) {
  const { isOwn, text, attachments, state } = row
  const time = formatTime(new Date(row.createdAt))
  const who = isOwn ? `You, ${time}, ${STATES[state]}: ` : `${otherName}, ${time}: `
  return (
    <>
      {row.day && <Line>{row.day}</Line>}
      {row.isFirstUnread && <Line data-unread>New messages</Line>}
      <Message
        role="article"
        id={id}
        aria-labelledby={`${id}-said`}
        tabIndex={-1}
        data-row
        data-own={isOwn || undefined}
      >
        <div id={`${id}-said`}>
          <VisuallyHidden>{who}</VisuallyHidden>
          <Bubble $own={isOwn} data-state={state}>
            {attachments.map((file) => (
              <MessageFile key={file.id} file={file} isActive={isActive} />
            ))}
            {text && <MessageText text={text} isActive={isActive} />}
          </Bubble>
        </div>
        {row.endsGroup && <MessageStamp row={row} actions={actions} />}
      </Message>
    </>
  )
})

const Message = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  padding: 2px 0;
  outline: none;
  > div:first-child {
    min-width: 0;
    max-width: min(78%, 520px);
  }
  &[data-own] {
    justify-items: end;
  }
  &:focus-visible > div:first-child > div {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
`

const own = css`
  border-color: var(--blueprint-line);
  border-radius: 12px 12px 3px;
  background: var(--blueprint-wash);
`

const Bubble = styled.div<{ $own: boolean }>`
  padding: 8px 13px;
  border: 1px solid var(--line);
  border-radius: 12px 12px 12px 3px;
  background: var(--surface);
  /* Marks stacked on a letter do not reach into other messages. */
  overflow: clip;
  ${({ $own }) => $own && own}
  &[data-state='pending'] {
    border-style: dashed;
    color: var(--muted);
  }
  &[data-state='failed'] {
    border-color: var(--bad);
    background: var(--bad-wash);
  }
`

const Line = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  max-width: none;
  padding: 14px 0 10px;
  color: var(--muted);
  font-size: var(--t13);
  text-align: center;
  &::before,
  &::after {
    content: '';
    flex: 1;
    min-width: 12px;
    height: 1px;
    background: var(--line);
  }
  &[data-unread] {
    color: var(--signal-fill);
    font-weight: 600;
    &::before,
    &::after {
      background: var(--signal);
    }
  }
`
