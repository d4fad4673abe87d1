/** What closing an account needs in many features: another name, texts without the name, the list of open matters. */
import escapeHtml from 'escape-html'

/** What the other side reads in the place of a person's name once the account is gone. */
export const FORMER = {
  mentor: 'Former mentor',
  mentee: 'Former mentee',
  community: 'Former member',
} as const

/** Links and email addresses: no name is looked for in them. */
const ADDRESSES = String.raw`\b[a-z][a-z\d+.-]{0,20}://[^\s<>"]+|\bmailto:[^\s<>"]+|[^\s<>"@:]{1,64}@[^\s<>"@]+`
const MARKUP = String.raw`<style>[^<]*</style>|<[^<>]*>`
const ENTITY = String.raw`&#?\w+;`

/** Whether a name could be part of a link or email address. */
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

const LISTED = 5

/** Why an account cannot be closed, for one kind of reason: the first five, then how many more there are, in the plural. */
export function listBlockers(reasons: string[], more: string): string[] {
  return reasons.length <= LISTED ? reasons : [...reasons.slice(0, LISTED), `${reasons.length - LISTED} more ${more}.`]
}
