/** What people wrote, as text that cannot pretend to be something else. Nothing in it is ever read as markup. */
import { styled } from 'styled-components'
import { cleanText } from '../../../../api/rules/text/cleanText.ts'

/** What a person wrote: text, its line breaks and addresses. Links can be reached by Tab where `isActive`. */
export function MessageText({ text, isActive }: { text: string; isActive: boolean }) {
  return (
    <Text dir="auto">
      {textPieces(readableText(text)).map((piece, place) =>
        piece.kind === 'text' ? (
          piece.text
        ) : (
          <a
            // oxlint-disable-next-line react/no-array-index-key -- a message never changes
            key={place}
            href={piece.href}
            dir="ltr"
            rel="noopener noreferrer nofollow"
            target="_blank"
            tabIndex={isActive ? 0 : -1}
          >
            {piece.text}
          </a>
        ),
      )}
    </Text>
  )
}

/** A stretch of a message. A link shows its own address. */
type TextPiece = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string }

/** The text as it was written, with its line breaks, without what hides, turns or towers. */
export function readableText(text: string): string {
  return cleanText(text)
    .replace(/\n{4,}/g, '\n\n\n')
    .trimEnd()
}

/** The same in one line: for previews in lists, names of files, and what is announced. */
export function plainText(text: string): string {
  return readableText(text).replace(/\s+/gu, ' ').trim()
}

/** An address as far as it can reach; the end is looked at afterwards. */
const ADDRESS = /(?<![\p{L}\p{N}_/@.-])https?:\/\/[^\s<>"'`{}|\\^\u00A0\u3000]+/giu

const AUTHORITY = /^(https?:\/\/)([^/?#]*)(.*)$/isu

/** What ends a sentence or closes what was opened before the address. */
const LAST_MARK = /[.,;:!?…।॥’”»*_~)\]]$/u

/** A readable text in pieces: what is an address of the web becomes a link, everything else stays text. */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const found of text.matchAll(ADDRESS)) {
    const address = withoutLastMarks(found[0])
    const link = linkTo(address)
    if (!link) continue
    if (found.index > end) pieces.push({ kind: 'text', text: text.slice(end, found.index) })
    pieces.push(link)
    end = found.index + address.length
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
  return pieces
}

function withoutLastMarks(address: string): string {
  const surplus = { ')': unopened(address, '(', ')'), ']': unopened(address, '[', ']') }
  let end = address.length
  while (LAST_MARK.test(address[end - 1] ?? '')) {
    const last = address[end - 1]
    if (last === ')' || last === ']') {
      // A bracket that the address opened belongs to it.
      if (surplus[last] <= 0) break
      surplus[last] -= 1
    }
    end -= 1
  }
  return address.slice(0, end)
}

/** Brackets closed in the address and not opened there. */
function unopened(address: string, open: string, close: string): number {
  return address.split(close).length - address.split(open).length
}

function linkTo(address: string): TextPiece | null {
  const url = URL.canParse(address) ? new URL(address) : null
  const [, scheme = '', authority = '', rest = ''] = AUTHORITY.exec(address) ?? []
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null
  // What stands before an @ looks like the host and is none.
  if (url.username || url.password || authority.includes('@')) return null
  return { kind: 'link', text: scheme + shownHost(authority, url) + rest, href: url.href }
}

/** The host as it was typed where that is what it is; otherwise as the network calls it. */
function shownHost(typed: string, { host, protocol }: URL): string {
  const bare = typed.toLowerCase().replace(protocol === 'https:' ? /:443$/ : /:80$/, '')
  const isItself =
    bare === host || (/[^\0-\x7F]/.test(bare) && bare === bare.normalize('NFKC') && ONE_SCRIPT.test(bare))
  return isItself ? typed : host
}

const SCRIPTS = 'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Arabic'.split(' ')

const LETTERS = ['a-z\\u00DF-\\u024F', ...SCRIPTS.map((script) => `\\p{sc=${script}}\\p{M}`)]

/** A host of one script that is read here, its ending too: letters of two look alike. */
const ONE_SCRIPT = new RegExp(`^(${LETTERS.map((some) => `[${some}\\d.:-]+`).join('|')})$`, 'u')

const Text = styled.div`
  unicode-bidi: plaintext;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  line-height: 1.5;
  > a {
    unicode-bidi: isolate;
  }
`
