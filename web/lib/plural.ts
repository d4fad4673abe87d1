import { forCount } from '../../api/rules/text/counts.ts'

/** "1 mentor", "1,234 mentors". */
export function plural(count: number, noun: string): string {
  return forCount(count, `1 ${noun}`, (n) => `${n} ${noun}s`)
}

/** `1 person`, `12 people`. */
export const peopleText = (count: number): string => forCount(count, '1 person', (n) => `${n} people`)

/** How much room a text has used: `61 of 2,000`. */
export const roomText = (length: number, maximum: number): string =>
  `${length.toLocaleString('en-IN')} of ${maximum.toLocaleString('en-IN')}`
