import { formatRequestDate } from '../../../api/rules/text/format.ts'

/** Date and time of a request: `28 Nov 2026, 7:00 pm IST`. */
export function RequestDate({ at }: { at: string }) {
  return <time dateTime={at}>{formatRequestDate(new Date(at))} IST</time>
}
