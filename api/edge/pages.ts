/** The client's pages: HTML at once, with the answers of the page's first queries behind it. */
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { Context } from '../graphql/context.ts'
import type { EarlyQuery, MatchedPage } from '../../web/routes/matchPage.ts'
import { hasSession } from './cookies.ts'
import { notFound } from './errorAnswers.ts'
import { encoderFor, writePage } from './pageHtml.ts'
import type { Drawn, PageSource } from './pageSource.ts'
import { contextOf } from './requestContext.ts'
import { pagePolicy } from './securityHeaders.ts'
import type { Visitors } from './visitors.ts'

/** Not paths of the client: an unknown path below them gets a JSON 404. */
const DATA_PATHS = /^\/(api|graphql|media|calendar|dev\/mailbox)(\/|$)/i

/** Maximum wait in ms for what a page shows, before the first byte. */
const PATIENCE = 1_000
/** The same for a page of one person, which is there as a skeleton first. */
const BRIEFLY = 150

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
    const isSkeleton = page.isPersonal && !page.waitsForData
    const [frame, own] = await Promise.all([
      soon(answers[0], isSkeleton ? BRIEFLY : PATIENCE),
      isSkeleton ? null : soon(answers[1], PATIENCE),
    ])
    const isMember = hasSession(request, app.config)
    const { head, status } = page.served(own, app.config.publicUrl)
    const drawn = request.method === 'GET' ? await draw(page, request.url, [frame, own]) : null
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
    writePage(out, { shell, head, nonce, page, drawn, answers, chunks }).catch((error: Error) => out.destroy(error))
    return reply.send(out)
  })

  /** Null when it fails: the browser draws the page then. */
  async function draw(page: MatchedPage, address: string, data: (object | null)[]): Promise<Drawn | null> {
    const answers = page.queries.map(
      ({ key }, index) => [key, data[index] ? JSON.stringify(data[index]) : null] as const,
    )
    try {
      const drawing = await source?.drawing()
      return (await drawing?.draw({ ...page, address, answers: new Map(answers) })) ?? null
    } catch (error) {
      app.log.error({ page: page.name, error }, 'A page could not be drawn')
      return null
    }
  }
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

/** The result if it arrives in time. */
async function soon(answer: Promise<object | null> | undefined, ms: number): Promise<object | null> {
  const timeout = new AbortController()
  const late = setTimeout(ms, null, { signal: timeout.signal })
  const data = await Promise.race([answer ?? null, late])
  timeout.abort()
  return data
}
