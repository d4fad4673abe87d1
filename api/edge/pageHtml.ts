/** A page as it is sent. */
import { PassThrough, type Writable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import escapeHtml from 'escape-html'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { MatchedPage } from '../../web/routes/matchPage.ts'
import type { Shell } from './pageShell.ts'
import type { Drawn } from './pageSource.ts'

export interface Parts {
  shell: Shell
  head: string
  page: MatchedPage
  drawn: Drawn | null
  answers: Promise<object | null>[]
  chunks: readonly string[]
  /** The member's, from before their data were read; null for a visitor. See `Topics.lastChange`. */
  lastChange: string | null
}

/** Its parts: what the nonce stands in, for which `__CSP_NONCE__` stands, and the rest up to its answers. */
function partsOf({ shell, head, page, drawn, chunks, lastChange }: Parts): [start: string, rest: string] {
  const code = chunks.map((file) => `/${file}`).filter((file) => !shell.start.includes(file))
  const keys =
    page.queries.length > 0
      ? `<meta name="early-data" content="${escapeHtml(JSON.stringify(page.queries.map(({ key }) => key)))}">`
      : ''
  // The client has no administrators' pages without it, nor those that it finds drawn without the other.
  const marks =
    (page.isAdministration ? '<meta name="admin">' : '') +
    (drawn ? `<meta name="drawn" content="${drawn.fonts}">` : '') +
    (lastChange === null ? '' : `<meta name="last-change" content="${lastChange}">`)
  const start = shell.start.replace('__CODE__', ['', ...code].join(' ')) + (drawn?.styles ?? '')
  return [start, shell.head + head + marks + keys + shell.body + (drawn?.html ?? shell.empty) + '</div>']
}

/** `<` would let a text in the data end the element. */
const answerHtml = (data: object | null, index: number) =>
  `<script type="application/json" id="early-${index}">${JSON.stringify(data && { data }).replaceAll('<', '\\u003c')}</script>`

/** Writes it: at once all that is there, then the answers as they come. */
export async function writePage(
  out: Writable & { flush?: () => void },
  { nonce, ...parts }: Parts & { nonce: string },
): Promise<void> {
  const [start, rest] = partsOf(parts)
  out.write(start.replaceAll('__CSP_NONCE__', nonce))
  out.write(rest)
  out.flush?.()
  for (const [index, answer] of parts.answers.entries()) {
    const data = await answer
    if (out.destroyed) return
    out.write(answerHtml(data, index))
  }
  out.end(parts.shell.end)
}

/** The whole of it, in the pieces between which the nonce stands; null when an answer is missing. */
export async function wholePage(parts: Parts): Promise<string[] | null> {
  const answers = await Promise.all(parts.answers)
  if (answers.includes(null)) return null
  const [start, rest] = partsOf(parts)
  // Texts stand in the last piece alone, whatever they say.
  const [last = '', ...others] = start.split('__CSP_NONCE__').toReversed()
  return [...others.toReversed(), last + rest + answers.map(answerHtml).join('') + parts.shell.end]
}

/** Where to write what is not worth compressing. */
export const plainly = (): Writable & { flush?: () => void } => new PassThrough().on('error', () => {})

/** Where to write it: compressed as the browser takes it. */
export function encoderFor(request: FastifyRequest, reply: FastifyReply): Writable & { flush?: () => void } {
  const accepted = new Negotiator(request.raw).encodings(['br', 'gzip'])
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
  if (encoding) reply.header('content-encoding', encoding)
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
