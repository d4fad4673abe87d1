/** The paragraphs of a text that someone typed: parted by line breaks, without the empty ones. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
