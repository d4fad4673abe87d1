/** Digits of every script, and phone numbers as people in India write them. */
import { cleanLine, inForm } from '../text/cleanText.ts'

/** What stands around digits, and before an extension. */
const AROUND = /^[\d\s+().,;:/#*-]+((ext|extn|extension|x)[\s.:]*\d{1,6})?$/i
const EXTENSION = /(ext|extn|extension|x)[\s.:]*\d{1,6}$/i

/** One readable form: digits of any script as 0 to 9, dashes as hyphens; the rest as it was typed. */
export function readablePhone(text: string): string {
  return plainDigits(inForm('NFKC', cleanLine(text))).replace(/\p{Pd}|\u2212/gu, '-')
}

/** Whether it has 10 to 15 digits, or several numbers that each have them. */
export function isPhone(text: string): boolean {
  if (!AROUND.test(text)) return false
  const numbers = text.replace(EXTENSION, '')
  return isLong(numbers) || numbers.split(/[/,;]/).every(isLong)
}

const isLong = (text: string) => /^\d{10,15}$/.test(text.replace(/\D/g, ''))

export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0)!)))
}

const DIGIT = /^\p{Nd}$/u

/** Unicode has the digits of a script in one row, 0 to 9; rows of several scripts may touch. */
function valueOf(point: number): number {
  let zero = point
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (point - zero) % 10
}
