/** Phone numbers as people in India write them. */
import { cleanLine, inForm } from './cleanText.ts'
import { plainDigits } from './digits.ts'

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
