/** The text with what LIKE would take for wildcards made literal. Prisma doesn't. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
