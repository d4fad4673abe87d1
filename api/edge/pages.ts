/** The client's pages: HTML at once, with the answers of the page's first queries behind it. */
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { Context } from '../graphql/context.ts'
import type { MatchedPage } from '../../web/routes/matchPage.ts'
import { personTopic } from '../live/liveEvent.ts'
import { hasSession } from './cookies.ts'
import { notFound } from './errorAnswers.ts'
import { isPage, keepPage, keptAddress, newNonce, sendPage, takesGzip } from './keptPages.ts'
import type { PageLane } from './pageLane.ts'
import { gather, inputOf, type Content } from './pageContent.ts'
import { drawsPages } from './pageDrawing.ts'
import { knownPages } from './knownPages.ts'
import { encoderFor, plainly, wholePage, writePage, type Parts } from './pageHtml.ts'
import type { Shell } from './pageShell.ts'
import type { PageSource } from './pageSource.ts'
import type { ReadBudget } from './reads.ts'
import { contextOf } from './requestContext.ts'
import { DATA_POLICY } from './securityHeaders.ts'
import { unreadRoom } from './unreadRoom.ts'
import { isForAll, type Visitors } from './visitors.ts'

/** Not paths of the client: an unknown path below them gets a JSON 404. */
const DATA_PATHS = /^\/(api|graphql|media|calendar|dev\/mailbox)(\/|$)/i

/** What was made for one asker. */
interface Own {
  parts: Parts | null
  status: number
  isBare: boolean
}

/** For whoever has nothing left: without data, the same at whatever address, so that it is made once. Their browser asks. */
const bare = (page: MatchedPage): MatchedPage => ({ ...page, queries: [], isDrawn: false })

interface Asked {
  /** What it is drawn for; null: it is not drawn. */
  address: string | null
  /** It may be shown to other visitors too. */
  isForVisitors: boolean
  isMember: boolean
  shell: Shell
  context: Context
  lastChange: string | null
  source: PageSource
  publicUrl: string
}

/** Units of the read budget for putting a page together and compressing it, besides its queries; drawing is counted by itself. */
const MAKING = 100

interface Options {
  visitors: Visitors
  charge?: ReadBudget | undefined
  source: PageSource | null
  policy: (nonce: string) => string
  /** Answers from memory what it has learnt; null when nothing is kept. */
  lane: PageLane | null
}

/** Answers every GET and HEAD without another route; the edge rejects other methods. */
export function servePages(
  server: FastifyInstance,
  app: App,
  { visitors, charge, source, policy, lane }: Options,
): void {
  const draw = source && drawsPages(app, source)
  const known = knownPages(app.config.pageMemory)
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
    const address = isForVisitors && takesGzip(request) ? keptAddress(url) : null
    const visit = address === null ? null : visitors.together(page.queries, `html ${address}`)
    const made = await visitors.share(visit, null, async () => {
      const isBare = !isAfforded(context)
      const shown = isBare ? bare(page) : page
      const asked = {
        address: request.method === 'GET' && !isBare ? (address ?? url.pathname + url.search) : null,
        isForVisitors,
        isMember,
        shell,
        context,
        lastChange,
        source,
        publicUrl: app.config.publicUrl,
      }
      const content = await gather(shown, { ...asked, visitors })
      const isSame = isBare ? source.isBuilt && takesGzip(request) : visit && content.isWhole && isForAll(context)
      const input = isSame ? inputOf(shown, asked, content) : null
      const own: Own = { parts: null, status: content.status, isBare }
      const kept = await known.share(input, async () => {
        const { isWhole, ...parts } = await drawn(shown, asked, content)
        own.parts = parts
        const html = input && (isWhole || isBare) ? await wholePage(parts) : null
        return html === null ? null : await keepPage(html, content.status)
      })
      // Whoever shared in vain makes it alone.
      if (!kept) own.parts ??= await drawn(shown, asked, content)
      return { own: { ...own, kept }, forAll: () => (isBare ? null : kept) }
    })
    const nonce = newNonce()
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(nonce))
      .header('cache-control', isMember || page.isSecret ? 'private, no-store' : 'no-cache')
      .header('vary', 'Accept-Encoding, Cookie')
    // Whether there is such a page was not looked up.
    if ('own' in made && made.own.isBare) reply.header('x-robots-tag', 'noindex')
    // Keeps the secret of an emailed link out of the Referer header.
    if (page.isSecret) reply.header('referrer-policy', 'no-referrer')
    const kept = 'own' in made ? made.own.kept : made
    if (kept && isPage(kept)) {
      reply.header('content-encoding', 'gzip')
      if (visit && !('own' in made && made.own.isBare)) lane?.learn(request, reply, visit.key)
      return sendPage(kept, { request, reply, nonce })
    }
    if (!('own' in made)) throw new Error('What is kept under the address of a page is none')
    const { parts, status, isBare } = made.own
    if (!parts) throw new Error('A page is neither kept nor made')
    const out = isBare ? plainly() : encoderFor(request, reply)
    writePage(out, { ...parts, nonce }).catch((error: Error) => out.destroy(error))
    return reply.code(status).send(out)
  })

  function isAfforded({ exchange }: Context): boolean {
    try {
      charge?.(exchange, { cost: MAKING, kind: 'query' })
      return true
    } catch {
      return false
    }
  }

  async function drawn(
    page: MatchedPage,
    { address, shell, context, lastChange, source: from }: Asked,
    { head, answers, data, chunks, isWhole }: Content,
  ): Promise<Parts & { isWhole: boolean }> {
    // A page with a secret in its address asks for nothing before its code has taken that out: a font would name it.
    const drawing =
      address === null || page.isSecret || !page.isDrawn
        ? null
        : ((await draw?.(page, { address, data: [...data], asker: context.exchange })) ?? null)
    const isDrawn = drawing?.isWhole ?? (await from.drawing()) === null
    // What could not be drawn may be drawn for the next one.
    return { shell, head, page, drawn: drawing, answers, chunks, lastChange, isWhole: isWhole && isDrawn }
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
