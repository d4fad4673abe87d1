import { styled } from 'styled-components'
import { formatWhenFull } from '../../../api/rules/text/format.ts'
import type { RefundRule } from '../../../api/rules/money/refunds.ts'
import { timesWhole } from '../../ui/time/timesWhole.ts'

interface RefundProps {
  rule: RefundRule
  /** A few words, for rows and bars, in place of the whole rule. */
  short?: boolean
}

/** The refund rule in its own words, with its date set as a time; in the colour of a warning where there is no refund. */
export function RefundSentence({ rule, short = false }: RefundProps) {
  const { until, refundable } = rule
  const text = short ? rule.line : rule.sentence
  const when = until && formatWhenFull(until)
  const at = when ? text.indexOf(when) : -1
  return (
    // A browser's translator takes texts away: another sentence is another element.
    <Rule key={text} data-refund={refundable ? 'full' : 'none'}>
      {!until || !when || at < 0 ? (
        timesWhole(text)
      ) : (
        <>
          {timesWhole(text.slice(0, at))}
          <time dateTime={until.toISOString()}>{timesWhole(when)}</time>
          {timesWhole(text.slice(at + when.length))}
        </>
      )}
    </Rule>
  )
}

const Rule = styled.span`
  &[data-refund='none'] {
    color: var(--warn);
  }
`
