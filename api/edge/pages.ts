/** The client's pages: HTML at once, with the answers of the page's first queries behind it. */
import { randomBytes } from 'node:crypto'
import { PassThrough, type Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import escapeHtml from 'escape-html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { App } from '../app.ts'
import type { Context } from '../graphql/context.ts'
import type { EarlyQuery, MatchedPage } from '../../web/routes/matchPage.ts'
import { hasSession } from './cookies.ts'
import { notFound } from './errorAnswers.ts'
import type { PageSource, Shell } from './pageSource.ts'
import { contextOf } from './requestContext.ts'
import { pagePolicy } from './securityHeaders.ts'
import type { Visitors } from './visitors.ts'

/** Not paths of the client: an unknown path below them gets a JSON 404. */
const DATA_PATHS = /^\/(api|graphql|media|calendar|dev\/mailbox)(\/|$)/i

/** Maximum wait in ms for the data that a page's title and status depend on, before the first byte. */
const PATIENCE = 1_000

/** Answers every GET and HEAD without another route; the edge rejects other methods. */
export function servePages(server: FastifyInstance, app: App, visitors: Visitors, source: PageSource | null): void {
  const policy = pagePolicy(app.config)
  server.setNotFoundHandler(async (request, reply) => {
    const url = addressOf(request)
    if (!url || !source || DATA_PATHS.test(url.pathname)) return notFound(reply)
    if (source.hasFile(url.pathname)) return serveFile(source, request, reply)
    const table = await source.table()
    const shell = await source.shell(request.url)
    const nonce = randomBytes(16).toString('base64')
    // Looked up before the first byte: it may renew the cookie.
    const context = await contextOf(app, request, reply)
    const found = table.matchPage(url, { development: !app.config.isProduction })
    const page = found && (!found.isAdministration || context.administrator) ? found : table.missingPage(url)
    const answers = page.queries.map((query) => run(visitors, query, context).catch(() => null))
    const data = page.waitsForData ? await soon(answers.at(-1)) : null
    const isMember = hasSession(request, app.config)
    const { head, status } = page.served(data, app.config.publicUrl)
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce))
      .header('cache-control', isMember || page.isSecret ? 'private, no-store' : 'no-cache')
      .header('vary', 'Accept-Encoding, Cookie')
    // Keeps the secret of an emailed link out of the Referer header.
    if (page.isSecret) reply.header('referrer-policy', 'no-referrer')
    const out = encoderFor(request, reply)
    const chunks = source.chunksOf(page.name, { isMember, ...page })
    write(out, { shell, head, nonce, page, answers, chunks }).catch((error: Error) => out.destroy(error))
    return reply.send(out)
  })
}

function addressOf(request: FastifyRequest): URL | null {
  const address = `http://site${request.url.startsWith('/') ? '' : '/'}${request.url}`
  return URL.canParse(address) ? new URL(address) : null
}

function serveFile(source: PageSource, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && name !== 'content-security-policy') raw.setHeader(name, value)
  }
  source.serveFile(request.raw, raw, () => {
    raw.writeHead(404, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    raw.end('{"message":"Not found"}')
  })
  return reply
}

/** The data, or null on failure: the browser then requests it and shows the error. */
async function run(visitors: Visitors, { id, variables }: EarlyQuery, context: Context): Promise<object | null> {
  const { data, errors } = await visitors.read({ id, variables }, context)
  return data && !errors ? data : null
}

/** The result if it arrives within PATIENCE: a page must not wait longer for its title. */
async function soon(answer: Promise<object | null> | undefined): Promise<object | null> {
  const timeout = new AbortController()
  const late = setTimeout(PATIENCE, null, { signal: timeout.signal })
  const data = await Promise.race([answer ?? null, late])
  timeout.abort()
  return data
}

interface Parts {
  shell: Shell
  head: string
  nonce: string
  page: MatchedPage
  answers: Promise<object | null>[]
  chunks: string[]
}

async function write(
  out: Writable & { flush?: () => void },
  { shell, head, nonce, page, answers, chunks }: Parts,
): Promise<void> {
  const preloads = chunks
    .filter((file) => !shell.head.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="${nonce}">`)
  const keys =
    page.queries.length > 0
      ? `<meta name="early-data" content="${escapeHtml(JSON.stringify(page.queries.map(({ key }) => key)))}">`
      : ''
  // The client has no administrators' pages without it.
  const mark = page.isAdministration ? '<meta name="admin">' : ''
  out.write(withNonce(shell.head, nonce) + head + preloads.join('') + mark + keys + withNonce(shell.body, nonce))
  out.flush?.()
  for (const [index, answer] of answers.entries()) {
    const data = await answer
    if (out.destroyed) return
    const json = JSON.stringify(data && { data })
    // `<` would let a text in the data end the element.
    out.write(
      `<script type="application/json" id="early-${index}" nonce="${nonce}">${json.replaceAll('<', '\\u003c')}</script>`,
    )
  }
  out.end(shell.end)
}

const withNonce = (html: string, nonce: string) => html.replaceAll('__CSP_NONCE__', nonce)

function encoderFor(request: FastifyRequest, reply: FastifyReply): Writable & { flush?: () => void } {
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
