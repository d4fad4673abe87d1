/** Entries between bars. */
export function entries(text = ''): string[] {
  return text === '' ? [] : text.split('|').map((entry) => entry.trim())
}

/** Text that was wrapped in the source, as one paragraph. */
export function paragraph(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** `ananya.iyer` of Ananya Iyer. */
export function handle(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(/ +/g, '.')
}

/** The address of a demo person; .example is nobody's. */
export function demoEmail(name: string): string {
  return `${handle(name)}@demo.plumbline.example`
}
