import { formatCount } from '../../api/rules/text/format.ts'

/** "1 mentor", "1,234 mentors". */
export function plural(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** `1 person`, `12 people`. */
export const peopleText = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`
