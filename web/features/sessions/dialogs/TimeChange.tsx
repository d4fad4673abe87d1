import type { ReactNode } from 'react'
import { formatWhenFull } from '../../../../api/rules/text/format.ts'
import { Rows } from '../../../ui/layout/Rows.tsx'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

interface TimeChangeProps {
  /** ISO start as it is. */
  from: string
  /** ISO start as it would be. */
  to: string
  /** What else is to be known, each a row of its own: label and value. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
}

/** The old and the new time of a session, and what stays as it is. */
export function TimeChange({ from, to, facts }: TimeChangeProps) {
  return (
    <Rows>
      <div>
        <dt>Now</dt>
        <dd>
          <time dateTime={from}>{whenText(from)}</time>
        </dd>
      </div>
      <div>
        <dt>New time</dt>
        <dd>
          <time dateTime={to}>{whenText(to)}</time>
        </dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{timesWhole(value)}</dd>
        </div>
      ))}
    </Rows>
  )
}

/** `Sat 28 Nov, 10:30 am IST` of an ISO instant. */
export const whenText = (instant: string): string => formatWhenFull(new Date(instant))
