import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import { styled } from 'styled-components'
import { formatShortDay, formatTime } from '../../../../api/rules/text/format.ts'
import { istDate } from '../../../../api/rules/time/time.ts'
import { Button } from '../../../ui/Button.tsx'
import type { LogRow } from './logRows.ts'
import { plainText } from './MessageText.tsx'

/** What may be done with a message that is not sent. */
export interface StampActions {
  onRetry: (key: string) => void
  onDiscard: (key: string) => void
}

/** What became of an own message, as people read it. */
export const STATES: Record<LogRow['state'], string> = {
  received: '',
  sent: 'Sent',
  read: 'Read',
  pending: 'Sending',
  failed: 'Not sent',
}
const ICONS = { received: null, sent: <Check />, read: <CheckCheck />, pending: <Clock />, failed: <CircleAlert /> }

/** Below the last message of a group: its time and whether it is sent or read. */
export function MessageStamp({ row, actions }: { row: LogRow; actions: StampActions }) {
  const { key, state, reason } = row
  if (state === 'failed')
    return (
      <Stamp data-failed>
        {ICONS.failed}
        <span>Not sent. {reason}</span>
        <span>
          <Button
            look="plain"
            size="small"
            aria-label={`Try again: ${short(row)}`}
            onClick={() => actions.onRetry(key)}
          >
            Try again
          </Button>
          <Button look="plain" size="small" aria-label={`Remove: ${short(row)}`} onClick={() => actions.onDiscard(key)}>
            Remove
          </Button>
        </span>
      </Stamp>
    )
  return (
    // Said with the message itself.
    <Stamp aria-hidden="true">
      {state !== 'pending' && <MessageTime at={row.createdAt} />}
      {ICONS[state]}
      {STATES[state] && <span>{STATES[state]}</span>}
    </Stamp>
  )
}

/** Enough of a message to know which one it is. */
function short({ text }: LogRow): string {
  const line = plainText(text)
  return line.length > 40 ? `${line.slice(0, 40)}…` : line || 'file'
}

function MessageTime({ at }: { at: string }) {
  const instant = new Date(at)
  const date = istDate(instant)
  return (
    <time dateTime={at} title={`${formatShortDay(date)} ${date.slice(0, 4)}, ${formatTime(instant)} IST`}>
      {formatTime(instant)}
    </time>
  )
}

const Stamp = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  align-items: center;
  max-width: 100%;
  min-height: 1.5rem;
  margin: 1px 2px 8px;
  color: var(--muted);
  font-size: var(--t13);
  > time {
    font-size: inherit;
  }
  > .lucide {
    width: 15px;
    height: 15px;
  }
  &[data-failed] {
    display: grid;
    grid-template-columns: auto minmax(0, auto);
    color: var(--bad);
    font-weight: 500;
    > .lucide {
      align-self: start;
      margin-top: 3px;
    }
    > span:last-child {
      display: flex;
      grid-column: 1 / -1;
      justify-self: end;
      gap: 22px;
      padding-inline: 11px;
    }
  }
`
