import { formatWhenFull } from '../../../api/rules/text/format.ts'

/** `Sat 28 Nov, 10:30 am IST` of an ISO instant. */
export const whenText = (instant: string): string => formatWhenFull(new Date(instant))
