/** The client's pages: HTML at once, with the answers of the page's first queries behind it. */
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { personTopic } from '../../live/liveEvent.ts'
import type { App } from '../../app.ts'
import type { Context } from '../../graphql/context.ts'
import type { MatchedPage } from '../../../web/routes/matchPage.ts'
import { BusyError } from '../../rules/userErrors.ts'
import { hasSession } from '../http/cookies.ts'
import { notFound } from '../http/errorAnswers.ts'
import { bytesOfPage, encodingOf, cachePage, cacheAddress, sendPage } from './pageCache.ts'
import { gather, type Content } from './pageContent.ts'
import { drawsPages } from './pageDrawing.ts'
import { encoderFor, startOf, wholePage, writePage, type Parts } from './pageHtml.ts'
import { hashesOf } from './pageShell.ts'
import type { PageSource } from './pageSource.ts'
import { affords, type ReadBudget } from '../http/budgets.ts'
import { contextOf } from '../http/requestContext.ts'
import { DATA_POLICY, pagePolicy } from '../http/securityHeaders.ts'
import { unreadRoom } from '../http/unreadAnswers.ts'
import { isForAll, type Visitors } from '../http/visitors.ts'

/** Not paths of the client: an unknown path below them gets a JSON 404. */
const DATA_PATHS = /^\/(api|graphql|media|calendar|dev\/mailbox)(\/|$)/i

/** For a network that has nothing left to read: without data, so that it costs little. Its browser asks by itself. */
const bare = (page: MatchedPage): MatchedPage => ({ ...page, queries: [], isDrawn: false })

interface Own {
  parts: Parts
  status: number
  policy: string
  isBare: boolean
}

/** Least memory of one page that is being sent, in bytes: its HTML, and its answers, which are about as long. */
const PAGE_BYTES = 128 * 1024
/** Units of the read budget for putting a page together and compressing it, besides its queries; drawing is counted by itself. */
const MAKING = 100

interface Options {
  visitors: Visitors
  charge?: ReadBudget | undefined
  source: PageSource | null
}

/** Answers every GET and HEAD without another route; the edge rejects other methods. */
export function servePages(server: FastifyInstance, app: App, { visitors, charge, source }: Options): void {
  const draw = source && drawsPages(app, source)
  const policy = pagePolicy(app.config)
  server.setNotFoundHandler(async (request, reply) => {
    const url = addressOf(request)
    if (!url || !source || DATA_PATHS.test(url.pathname)) return notFound(reply)
    if (source.hasFile(url.pathname)) return serveFile(source, request, reply)
    const table = await source.table()
    const shell = await source.shell(request.url)
    // Looked up before the first byte: it may renew the cookie.
    const context = await contextOf(app, request, reply)
    // Before anything of theirs is read.
    const lastChange = context.member && app.pubsub.lastChange(personTopic(context.member))
    const found = table.matchPage(url, { development: !app.config.isProduction })
    const page = found && (!found.isAdministration || context.administrator) ? found : table.missingPage(url)
    const isMember = hasSession(request, app.config)
    const isForVisitors = !isMember && request.method === 'GET' && !page.isSecret && !page.isPersonal && source.isBuilt
    const encoding = encodingOf(request)
    const address = isForVisitors && encoding ? cacheAddress(url) : null
    const visit = address === null ? null : visitors.together(page.queries, `html ${address}`)
    const make = async () => {
      const isBare = !affords(charge, context.exchange.asker, MAKING)
      const shown = isBare ? bare(page) : page
      const content = await gather(shown, {
        isMember,
        context,
        source,
        visitors,
        publicUrl: app.config.publicUrl,
      })
      const drawnFor = address ?? url.pathname + url.search
      const drawn = isBare || request.method !== 'GET' ? null : await drawing(shown, content, drawnFor, context)
      const { status, head, answers, chunks } = content
      const parts = { shell, head, page: shown, drawn, answers, chunks, lastChange }
      const own = { parts, status, policy: policyFor(parts), isBare }
      const isWhole = content.isWhole && (drawn?.isWhole ?? (await source.drawing()) === null)
      const html = visit && !isBare && isWhole && isForAll(context) ? await wholePage(parts) : null
      return { own, forAll: html === null ? null : await cachePage(html, own) }
    }
    const settings = { ip: request.ip, bytes: bytesOfPage, isCharged: false }
    // A page is shown even where its network's line is full.
    const made = await visitors.share(visit, settings, make).catch((error: unknown) => {
      if (error instanceof BusyError) return make()
      throw error
    })
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', isMember || page.isSecret ? 'private, no-store' : 'no-cache')
      .header('vary', 'Accept-Encoding, Cookie')
    // Keeps the secret of an emailed link out of the Referer header.
    if (page.isSecret) reply.header('referrer-policy', 'no-referrer')
    const kept = 'kept' in made ? made.kept : made.forAll
    if (kept && encoding) return sendPage(kept, { request, reply, encoding })
    if (!('own' in made)) throw new Error('A kept page was found for a browser that takes none')
    return send(made.own)

    function send({ parts, status, policy: ownPolicy, isBare }: Own): FastifyReply {
      // Whether there is such a page was not looked up.
      if (isBare) reply.header('x-robots-tag', 'noindex')
      // A page that is written is held in memory until its browser has read it.
      const start = startOf(parts)
      if (request.method !== 'HEAD')
        unreadRoom.take(request, reply, isBare ? start.length : Math.max(PAGE_BYTES, 2 * Buffer.byteLength(start)))
      const used = isBare ? null : encoding
      if (used) reply.header('content-encoding', used)
      const out = encoderFor(used)
      writePage(out, parts, start).catch((error: Error) => out.destroy(error))
      return reply.code(status).header('content-security-policy', ownPolicy).send(out)
    }
  })

  /** Null leaves the drawing to the browser. */
  async function drawing(page: MatchedPage, { data }: Content, address: string, { exchange }: Context) {
    // A page with a secret in its address asks for nothing before its code has taken that out: a font would name it.
    if (page.isSecret || !page.isDrawn) return null
    return (await draw?.(page, { address, data: [...data], asker: exchange.asker })) ?? null
  }

  function policyFor({ shell: { hashes }, drawn }: Parts): string {
    return policy(hashes && { ...hashes, styles: [...hashes.styles, ...hashesOf(drawn?.styles ?? '', 'style')] })
  }
}

function addressOf(request: FastifyRequest): URL | null {
  return URL.parse(`http://site${request.url.startsWith('/') ? '' : '/'}${request.url}`)
}

/** Memory of one file that is being sent, in bytes: the part that is read ahead, with its descriptor. */
const FILE_BYTES = 128 * 1024

function serveFile(source: PageSource, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  unreadRoom.take(request, reply, FILE_BYTES)
  reply.hijack()
  const { raw } = reply
  // Always whole: sirv misreads some ranges, and never ends its answer to one that ends before it begins.
  delete request.raw.headers.range
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && name !== 'content-security-policy') raw.setHeader(name, value)
  }
  // sirv does not close a file when the browser leaves, reads it for HEAD too, and does not handle one that cannot be read.
  raw.once('pipe', (file: Readable) => {
    file.on('error', () => raw.destroy())
    if (request.method === 'HEAD') raw.end()
    if (raw.destroyed || raw.writableEnded) file.destroy()
    else raw.once('close', () => file.destroy())
  })
  source.serveFile(request.raw, raw, () => {
    raw.setHeader('content-security-policy', DATA_POLICY)
    raw.writeHead(404, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    raw.end('{"message":"Not found"}')
  })
  return reply
}
