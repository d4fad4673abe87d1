/** Digits of every script as 0 to 9. */
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
