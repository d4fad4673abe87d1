import { formatWhenFull } from '../../../api/rules/format.ts'
import type { RefundRule } from '../../../api/rules/refunds.ts'

/** The refund rule in its own words, with its date set as a time. */
export function RefundSentence({ rule: { sentence, until } }: { rule: RefundRule }) {
  const when = until && formatWhenFull(until)
  const at = when ? sentence.indexOf(when) : -1
  if (!until || !when || at < 0) return sentence
  return (
    <>
      {sentence.slice(0, at)}
      <time dateTime={until.toISOString()}>{when}</time>
      {sentence.slice(at + when.length)}
    </>
  )
}
