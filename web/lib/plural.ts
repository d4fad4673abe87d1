const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** "1 mentor", "18 mentors". */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** "One thing", "Two things", "12 things": small counts as words, at the start of a sentence. */
export function countText(count: number, noun = 'thing'): string {
  return plural(count, noun).replace(/^\d+/, (digits) => WORDS[count] ?? digits)
}
