/** A page as it is sent. */
import { PassThrough, type Writable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import escapeHtml from 'escape-html'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { MatchedPage } from '../../web/routes/matchPage.ts'
import type { Shell } from './pageShell.ts'
import type { Drawn } from './pageSource.ts'

interface Parts {
  shell: Shell
  head: string
  nonce: string
  page: MatchedPage
  drawn: Drawn | null
  answers: Promise<object | null>[]
  chunks: string[]
}

/** Writes it: at once all that is there, then the answers as they come. */
export async function writePage(
  out: Writable & { flush?: () => void },
  { shell, head, nonce, page, drawn, answers, chunks }: Parts,
): Promise<void> {
  const code = chunks.map((file) => `/${file}`).filter((file) => !shell.start.includes(file))
  const keys =
    page.queries.length > 0
      ? `<meta name="early-data" content="${escapeHtml(JSON.stringify(page.queries.map(({ key }) => key)))}">`
      : ''
  // The client has no administrators' pages without it, nor those that it finds drawn without the other.
  const marks = (page.isAdministration ? '<meta name="admin">' : '') + (drawn ? '<meta name="drawn">' : '')
  const start = shell.start.replace('__CODE__', ['', ...code].join(' ')) + (drawn?.styles ?? '')
  out.write(start.replaceAll('__CSP_NONCE__', nonce))
  out.write(shell.head + head + marks + keys + shell.body + (drawn?.html ?? shell.empty) + '</div>')
  out.flush?.()
  for (const [index, answer] of answers.entries()) {
    const data = await answer
    if (out.destroyed) return
    const json = JSON.stringify(data && { data })
    // `<` would let a text in the data end the element.
    out.write(`<script type="application/json" id="early-${index}">${json.replaceAll('<', '\\u003c')}</script>`)
  }
  out.end(shell.end)
}

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
