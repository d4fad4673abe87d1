/** The client's pages: HTML at once, with the answers of the page's first queries behind it. */
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { Context } from '../graphql/context.ts'
import type { EarlyQuery, MatchedPage } from '../../web/routes/matchPage.ts'
import { hasSession } from './cookies.ts'
import { notFound } from './errorAnswers.ts'
import { isPage, keepPage, keptAddress, newNonce, sendPage, takesGzip } from './keptPages.ts'
import type { PageLane } from './pageLane.ts'
import { drawsPages } from './pageDrawing.ts'
import { encoderFor, wholePage, writePage, type Parts } from './pageHtml.ts'
import type { Shell } from './pageShell.ts'
import type { PageSource } from './pageSource.ts'
import { contextOf } from './requestContext.ts'
import { isForAll, type Visitors } from './visitors.ts'

/** Not paths of the client: an unknown path below them gets a JSON 404. */
const DATA_PATHS = /^\/(api|graphql|media|calendar|dev\/mailbox)(\/|$)/i

/** Maximum wait in ms for what a page shows, before the first byte. */
const PATIENCE = 1_000
/** The same for a page of one person, which is there as a skeleton first. */
const BRIEFLY = 150

interface Asked {
  /** What it is drawn for; null: it is not drawn. */
  address: string | null
  isMember: boolean
  shell: Shell
  context: Context
  source: PageSource
}

interface Options {
  visitors: Visitors
  source: PageSource | null
  policy: (nonce: string) => string
  /** Answers from memory what it has learnt; null when nothing is kept. */
  lane: PageLane | null
}

/** Answers every GET and HEAD without another route; the edge rejects other methods. */
export function servePages(server: FastifyInstance, app: App, { visitors, source, policy, lane }: Options): void {
  const draw = source && drawsPages(app, source)
  server.setNotFoundHandler(async (request, reply) => {
    const url = addressOf(request)
    if (!url || !source || DATA_PATHS.test(url.pathname)) return notFound(reply)
    if (source.hasFile(url.pathname)) return serveFile(source, request, reply)
    const table = await source.table()
    const shell = await source.shell(request.url)
    // Looked up before the first byte: it may renew the cookie.
    const context = await contextOf(app, request, reply)
    const found = table.matchPage(url, { development: !app.config.isProduction })
    const page = found && (!found.isAdministration || context.administrator) ? found : table.missingPage(url)
    const isMember = hasSession(request, app.config)
    const isForVisitors = !isMember && request.method === 'GET' && !page.isSecret && !page.isPersonal && source.isBuilt
    const address = isForVisitors && takesGzip(request) ? keptAddress(url) : null
    const visit = address === null ? null : visitors.together(page.queries, `html ${address}`)
    const made = await visitors.share(visit, null, async () => {
      const { parts, status, isWhole } = await prepare(page, {
        address: request.method === 'GET' ? (address ?? url.pathname + url.search) : null,
        isMember,
        shell,
        context,
        source,
      })
      const html = visit && isWhole ? await wholePage(parts) : null
      const kept = html && isForAll(context) ? await keepPage(html, status) : null
      return { own: { parts, status }, forAll: () => kept }
    })
    const nonce = newNonce()
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce))
      .header('cache-control', isMember || page.isSecret ? 'private, no-store' : 'no-cache')
      .header('vary', 'Accept-Encoding, Cookie')
    // Keeps the secret of an emailed link out of the Referer header.
    if (page.isSecret) reply.header('referrer-policy', 'no-referrer')
    const kept = 'own' in made ? made.forAll() : made
    if (kept && isPage(kept)) {
      reply.header('content-encoding', 'gzip')
      if (visit) lane?.learn(request, reply, visit.key)
      return sendPage(kept, { request, reply, nonce })
    }
    if (!('own' in made)) throw new Error('What is kept under the address of a page is none')
    const { parts, status } = made.own
    const out = encoderFor(request, reply)
    writePage(out, { ...parts, nonce }).catch((error: Error) => out.destroy(error))
    return reply.code(status).send(out)
  })

  /** All that is sent, as far as it is there in time. */
  async function prepare(
    page: MatchedPage,
    { address, isMember, shell, context, source: from }: Asked,
  ): Promise<{ parts: Parts; status: number; isWhole: boolean }> {
    const answers = page.queries.map((query) => run(visitors, query, context).catch(() => null))
    const isSkeleton = page.isPersonal && !page.waitsForData
    const [frame, own] = await Promise.all([
      soon(answers[0], isSkeleton ? BRIEFLY : PATIENCE),
      isSkeleton ? null : soon(answers[1], PATIENCE),
    ])
    const { head, status } = page.served(own, app.config.publicUrl)
    // A page with a secret in its address asks for nothing before its code has taken that out: a font would name it.
    const drawn =
      address === null || page.isSecret
        ? null
        : ((await draw?.(page, { address, data: [frame, own], asker: context.exchange })) ?? null)
    const isDrawn = drawn !== null || (await from.drawing()) === null
    return {
      parts: { shell, head, page, drawn, answers, chunks: from.chunksOf(page.name, { isMember, ...page }) },
      status,
      // What came too late, or could not be drawn, may do so for the next one.
      isWhole: isDrawn && frame !== null && (own !== null || page.queries.length < 2),
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
