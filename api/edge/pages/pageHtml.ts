import { PassThrough, type Writable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import escapeHtml from 'escape-html'
import type { MatchedPage } from '../../../web/routes/matchPage.ts'
import type { Content } from './pageContent.ts'
import type { Shell } from './pageShell.ts'
import type { Drawn } from './pageSource.ts'

export interface Parts extends Pick<Content, 'head' | 'answers' | 'chunks'> {
  shell: Shell
  page: MatchedPage
  drawn: Drawn | null
  /** The member's, from before their data were read; null for a visitor. See `LastChange`. */
  lastChange: string | null
}

/** Everything up to its answers. */
export function startOf({ shell, head, page, drawn, chunks, lastChange }: Parts): string {
  const code = chunks.map((file) => `/${file}`).filter((file) => !shell.start.includes(file))
  const keys =
    page.queries.length > 0
      ? `<meta name="early-data" content="${escapeHtml(JSON.stringify(page.queries.map(({ key }) => key)))}">`
      : ''
  // Without these marks the client has no administrators' pages, and does not know that a page is drawn.
  const marks =
    (page.isAdministration ? '<meta name="admin">' : '') +
    (drawn ? '<meta name="drawn">' : '') +
    (lastChange === null ? '' : `<meta name="last-change" content="${lastChange}">`)
  const start = shell.start.replace('__CODE__', ['', ...code].join(' ')) + (drawn?.styles ?? '')
  return start + shell.head + head + marks + keys + shell.body + (drawn?.html ?? shell.empty) + '</div>'
}

/** `<` would let a text in the data end the element. */
const answerHtml = (data: object | null, index: number) =>
  `<script type="application/json" id="early-${index}">${JSON.stringify(data && { data }).replaceAll('<', '\\u003c')}</script>`

/** Writes it: at once `start`, then the answers as they come. */
export async function writePage(out: Writable & { flush?: () => void }, parts: Parts, start: string): Promise<void> {
  out.write(start)
  out.flush?.()
  for (const [index, answer] of parts.answers.entries()) {
    const data = await answer
    if (out.destroyed) return
    out.write(answerHtml(data, index))
  }
  out.end(parts.shell.end)
}

/** The whole of it; null when an answer is missing. */
export async function wholePage(parts: Parts): Promise<string | null> {
  const answers = await Promise.all(parts.answers)
  if (answers.includes(null)) return null
  return startOf(parts) + answers.map(answerHtml).join('') + parts.shell.end
}

/** A stream that compresses as the browser takes it; null sends it as it is. */
export function encoderFor(encoding: 'br' | 'gzip' | null): Writable & { flush?: () => void } {
  const out =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : encoding === 'gzip'
        ? createGzip()
        : new PassThrough()
  // A client that disconnects early is not an error.
  out.on('error', () => {})
  return out
}
