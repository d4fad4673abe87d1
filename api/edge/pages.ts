/** The client's pages: HTML at once, with the answers of the page's first queries behind it. */
import { randomBytes } from 'node:crypto'
import { PassThrough, type Writable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { Context } from '../graphql/context.ts'
import type { Engine } from '../graphql/engine.ts'
import type { EarlyQuery, MatchedPage } from '../../web/pages/matchPage.ts'
import { hasSession } from './cookies.ts'
import type { PageSource, Shell } from './pageSource.ts'
import { contextOf } from './requestContext.ts'
import { pagePolicy } from './securityHeaders.ts'

/** Not the client's: an unknown path below these is answered as data. */
const DATA_PATHS = /^\/(api|graphql|media|dev\/mailbox)(\/|$)/i

/** Answers everything that no other route does. */
export function servePages(server: FastifyInstance, app: App, engine: Engine, source: PageSource | null): void {
  const policy = pagePolicy(app.config)
  server.setNotFoundHandler(async (request, reply) => {
    const url = addressOf(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!url || !isRead || !source || DATA_PATHS.test(url.pathname)) {
      return reply.code(404).header('cache-control', 'no-store').send({ message: 'Not found' })
    }
    if (source.hasFile(url.pathname)) return serveFile(source, request, reply)
    const table = await source.table()
    const page = table.matchPage(url, { development: !app.config.isProduction })
    const queries = page?.queries ?? table.shellQueries()
    const shell = await source.shell(request.url)
    const nonce = randomBytes(16).toString('base64')
    reply
      .code(page ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce))
      .header('cache-control', hasSession(request, app.config) ? 'private, no-store' : 'no-cache')
      .header('vary', 'Accept-Encoding, Cookie')
    // Looked up before the first byte: it may renew the cookie.
    const context = await contextOf(app, request, reply)
    const out = encoderFor(request, reply)
    void write(out, { shell, nonce, page, queries, chunks: page ? source.chunksOf(page.file) : [] }, (query) =>
      run(engine, query, context),
    )
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

/** The answer as JSON, or `null`: the browser then asks by itself and shows what is wrong. */
async function run(engine: Engine, { id, variables }: EarlyQuery, context: Context): Promise<string> {
  const { data, errors } = await engine.run({ id, variables }, { ...context, memo: new Map() })
  return data && !errors ? JSON.stringify({ data }) : 'null'
}

interface Parts {
  shell: Shell
  nonce: string
  page: MatchedPage | null
  queries: EarlyQuery[]
  chunks: string[]
}

async function write(
  out: Writable & { flush?: () => void },
  { shell, nonce, queries, chunks }: Parts,
  answer: (query: EarlyQuery) => Promise<string>,
): Promise<void> {
  const answers = queries.map(answer)
  const preloads = chunks
    .filter((file) => !shell.head.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="${nonce}">`)
  const keys =
    queries.length > 0
      ? `<meta name="early-data" content="${escaped(JSON.stringify(queries.map(({ key }) => key)))}">`
      : ''
  out.write(`${shell.head}${preloads.join('')}${keys}${shell.body}`.replaceAll('__CSP_NONCE__', nonce))
  out.flush?.()
  for (const [index, data] of answers.entries()) {
    const json = await data.catch(() => 'null')
    if (out.destroyed) return
    // `<` would let a text in the data end the element.
    out.write(
      `<script type="application/json" id="early-${index}" nonce="${nonce}">${json.replaceAll('<', '\\u003c')}</script>`,
    )
  }
  out.end(shell.end)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function encoderFor(request: FastifyRequest, reply: FastifyReply): Writable & { flush?: () => void } {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (encoding) reply.header('content-encoding', encoding)
  const out =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : encoding === 'gzip'
        ? createGzip()
        : new PassThrough()
  // A reader that leaves early is no failure of ours.
  out.on('error', () => {})
  return out
}
