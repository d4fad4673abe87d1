const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** "One thing", "Two things", "12 things": small counts as words, at the start of a sentence. */
export function countText(count: number, noun = 'thing'): string {
  return `${WORDS[count] ?? count} ${noun}${count === 1 ? '' : 's'}`
}
