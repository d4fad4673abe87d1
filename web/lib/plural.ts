const grouped = new Intl.NumberFormat('en-IN')

/** "1 mentor", "1,234 mentors". */
export function plural(count: number, noun: string): string {
  return `${grouped.format(count)} ${noun}${count === 1 ? '' : 's'}`
}
