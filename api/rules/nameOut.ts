/** Takes a person's name out of words that were written for somebody else, and touches nothing but words. */
import escapeHtml from 'escape-html'

/** What leads somewhere: no name is looked for in it. */
const ADDRESSES = String.raw`\b[a-z][a-z\d+.-]{0,20}://[^\s<>"]+|\bmailto:[^\s<>"]+|[^\s<>"@:]{1,64}@[^\s<>"@]+`
/** The parts of a document that nobody reads, its tags with their addresses among them. */
const MARKUP = String.raw`<style>[^]*?</style>|<[^>]*>`
const ENTITY = String.raw`&#?\w+;`

/** A name that could be part of an address cannot be told from one. */
export const looksLikeAddress = (name: string): boolean => /:\/\/|@/.test(name)

/** `name` as words of its own: Ravindra keeps his when Ravi leaves. */
const words = (name: string) =>
  String.raw`(?<![\p{L}\p{M}\p{N}])${name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)}(?![\p{L}\p{M}\p{N}])`

/** From left to right, whichever begins first: a part that is kept is never looked into. */
function replaceName(
  text: string,
  name: string,
  instead: string,
  { kept, keptAfter = [] }: { kept: readonly string[]; keptAfter?: readonly string[] },
) {
  const parts = new RegExp([...kept, words(name), ...keptAfter].join('|'), 'giu')
  return text.replaceAll(parts, (part) => (part === name ? instead : part))
}

/** Plain text without the name; addresses stay as they are. */
export function textWithout(text: string, name: string, instead: string): string {
  return replaceName(text, name, instead, { kept: [ADDRESSES] })
}

/** The same of HTML: tags, addresses and character references stay as they are. */
export function htmlWithout(html: string, name: string, instead: string): string {
  // The name first: as HTML it may have references of its own.
  const parts = { kept: [MARKUP, ADDRESSES], keptAfter: [ENTITY] }
  return replaceName(html, escapeHtml(name), escapeHtml(instead), parts)
}
