/** The documented REST calls, each executed in process as its GraphQL operation. */
import { istDate, mondayOf } from '../../rules/time/time.ts'
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import { hasSession } from '../http/cookies.ts'
import { contextAgain, contextOf } from '../http/requestContext.ts'
import { admitLargeBody, isDataUrl, storeDataUrl } from '../files/uploads.ts'
import { type ReadBudget, takeWrites } from '../http/budgets.ts'
import { holds, tagOf } from '../http/entityTags.ts'
import { cacheText, sendRest, sendTable, tableText, type Exchange, type ReadPage } from './restAnswers.ts'
import { isForAll, type Visitors } from '../http/visitors.ts'
import { nextOperation, type Context } from '../../graphql/context.ts'
import type { Engine } from '../../engine/engine.ts'
import type { PublicCacheKey } from '../../engine/publicCacheKey.ts'
import { hasNul, NUL_MESSAGE, charactersIn, costOfRefusing, isExcessive } from '../../engine/variables.ts'
import { LIMITS } from '../../engine/limits.ts'
import { rootFieldsOf } from '../../engine/prepare.ts'
import { failureOf, type Failure } from '../../rest/failures.ts'
import { openapi } from '../../rest/openapi.ts'
import { reference, REFERENCE_POLICY } from '../../rest/reference.ts'
import { ValidationError } from '../../rules/userErrors.ts'
import { BODY_LIMIT, bothOf, type Method, type Route, type Running } from '../../rest/route.ts'

const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
/** At the start, so that nobody finds it out later: throws for a call whose operation the schema does not know. */
export function expectKnown(engine: Engine, routes: readonly Route[]): void {
  for (const { method, path, document } of routes.flatMap(bothOf)) {
    const [error] = engine.validate(engine.parse(document))
    if (error) throw new Error(`${method} ${path} runs what the schema does not know: ${error.message}`)
  }
}

interface Options {
  engine: Engine
  routes: readonly Route[]
  visitors: Visitors
  /** Counts against the network's read budget what is answered without running anything. */
  charge?: ReadBudget | undefined
}

export function registerRest(server: FastifyInstance, app: App, { engine, routes, visitors, charge }: Options): void {
  for (const route of routes) {
    const both = bothOf(route)
    const largest = Math.max(...both.map(({ bodyLimit }) => bodyLimit))
    server.route({
      method: route.method,
      url: route.path,
      bodyLimit: largest,
      ...(both.some(({ pictures }) => pictures.length > 0) && {
        onRequest: (request: FastifyRequest, reply: FastifyReply) =>
          admitLargeBody(app, request, reply, { usual: BODY_LIMIT, largest, charge }),
      }),
      ...(route.hasErrorField && { onSend: nameError }),
      handler: (request, reply) => answer(route, { app, engine, visitors, charge, request, reply }),
    })
  }
  const { now } = app.clock
  const described = onceAWeek(app, () => JSON.stringify(openapi(routes, app.config, now())))
  const page = onceAWeek(app, () => reference(routes, now()))
  const describe = (request: FastifyRequest, reply: FastifyReply, { content, tag }: Described) => {
    charge?.({ ip: request.ip, reader: null }, { cost: DESCRIPTION, kind: 'query' })
    reply.headers({ 'cache-control': 'public, max-age=300', etag: tag })
    return holds(request, tag) ? reply.code(304).send() : reply.send(content)
  }
  server.get('/api/openapi.json', (request, reply) =>
    describe(request, reply.type('application/json; charset=utf-8'), described()),
  )
  server.get('/api/docs', (request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', REFERENCE_POLICY)
    return describe(request, reply, page())
  })
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = routes.filter((route) => route.path === path).map(({ method }) => method)
    const refused = METHODS.filter((method) => !allowed.includes(method))
    const refuse = async (_request: FastifyRequest, reply: FastifyReply) =>
      reply
        .code(405)
        .headers({ allow: allowed.join(', '), 'cache-control': 'no-store' })
        .send({ message: 'Method not allowed' })
    // Before the body is read.
    server.route({ method: refused, url: path, onRequest: refuse, handler: refuse })
  }
}

/** Puts the message of a failure into `error` too, whoever answers it. */
async function nameError(_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode < 400 || typeof payload !== 'string') return payload
  const body = JSON.parse(payload) as { message: string }
  return JSON.stringify({ error: body.message, ...body })
}

/** Units of the read budget for sending a description of all calls: 400 kB. */
const DESCRIPTION = 50

/** In bytes: a text of that length would be encoded for each who asks. */
interface Described {
  content: Buffer
  tag: string
}

/** Built on first use, and again in another week, for which the examples have other days. */
function onceAWeek({ clock }: App, make: () => string): () => Described {
  let made: (Described & { monday: string }) | null = null
  return () => {
    const monday = mondayOf(istDate(clock.now()))
    if (made?.monday === monday) return made
    const content = Buffer.from(make())
    return (made = { monday, content, tag: tagOf(content) })
  }
}

async function answer(declared: Route, exchange: Exchange & Omit<Options, 'routes'>): Promise<FastifyReply> {
  const { app, engine, visitors, charge, request, reply } = exchange
  reply.header('cache-control', hasSession(request, app.config) ? 'private, no-store' : 'no-store')
  const context = await contextOf(app, request, reply)
  const route = routeFor(declared, context, request)
  const start = (body: unknown) =>
    route.start({ params: request.params as Record<string, string>, query: request.query, body, now: app.clock.now() })
  const given = admitted(route, request, {
    start,
    charge: (cost) => charge?.(context.exchange.asker, { cost, kind: 'query' }),
  })
  const version = await given.version(context)
  const tag = version === null ? null : `"${version}"`
  if (tag !== null && holds(request, tag)) {
    charge?.(context.exchange.asker, { cost: 0, kind: 'query' })
    return reply.header('etag', tag).code(304).send()
  }
  if (route.method !== 'GET') await takeWrites(context, rootFieldsOf(engine.parse(route.document)))
  const pictures = await storePictures(route, request.body, context)
  const running = pictures === null ? given : start({ ...(request.body as object), ...pictures })
  const read = async (variables: Record<string, unknown>, asking: Context) => {
    const result = await engine.run({ query: route.document, variables }, nextOperation(asking))
    return { data: result.data, failure: failureOf(engine.schema, result) }
  }
  const cacheKey = route.isPublic && context.exchange.isVisitor ? cacheKeyOf(engine, route, running) : null
  const made = await visitors.share(cacheKey, { ip: request.ip, bytes: ({ body }) => body.length }, async () => {
    const own = await gather(route, running, (variables) => read(variables, context))
    return { own, forAll: own.failure === null && isForAll(context) ? cacheText(own.text) : null }
  })
  if ('kept' in made) return sendRest(route, exchange, made.kept)
  const { failure, pages, text } = made.own
  if (failure) {
    if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
    return reply.code(failure.status).send(failure.body)
  }
  if (route.isTable) {
    const later: ReadPage = async (variables) => read(variables, await contextAgain(app, request, context))
    return sendTable(exchange, tableText(running, pages[0], later))
  }
  reply.code(running.status(pages))
  // Read before the answer was: at worst it names an earlier state, and the next call is answered in full.
  if (tag !== null) reply.header('etag', tag)
  return sendRest(route, exchange, { body: text })
}

/** What the schemas read of a call; they never see one that they would take long to refuse. A refusal is charged. */
function admitted(
  { pictures }: Route,
  { query, body }: FastifyRequest,
  { start, charge }: { start(body: unknown): Running; charge(cost: number): void },
): Running {
  const isTooMuch = isExcessive(body)
  const besides = isTooMuch ? body : withoutPictures(pictures, body)
  try {
    if (isTooMuch) refuseBody(`The body holds at most ${LIMITS.values} values`)
    if (pictures.length > 0 && charactersIn(besides) > BODY_LIMIT) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
    // Before any schema reads the texts: it would take the character out.
    if (hasNul(query) || hasNul(body)) refuseBody(NUL_MESSAGE)
    return start(body)
  } catch (error) {
    charge(costOfRefusing(besides))
    throw error
  }
}

function refuseBody(message: string): never {
  throw new ValidationError([{ path: '', message }])
}

/** The body without the files that it holds in fields for pictures. */
function withoutPictures(pictures: readonly string[], body: unknown): unknown {
  const files = pictures.filter((field) => isDataUrl((body as Record<string, unknown> | null | undefined)?.[field]))
  return files.length === 0 ? body : { ...(body as object), ...Object.fromEntries(files.map((field) => [field, null])) }
}

interface Gathered {
  failure: Failure | null
  pages: unknown[]
  /** The answer; empty of a failure and of a table, which is sent as it is read. */
  text: string
}

/** Every page of the answer; of a table the first. */
async function gather(
  { isTable }: Route,
  running: Running,
  read: (variables: Record<string, unknown>) => Promise<{ data: unknown; failure: Failure | null }>,
): Promise<Gathered> {
  const pages: unknown[] = []
  for (let variables: Record<string, unknown> | null = running.variables; variables;) {
    const { data, failure } = await read(variables)
    if (failure) return { failure, pages, text: '' }
    pages.push(data)
    variables = isTable ? null : running.next(data, pages.length)
  }
  return { failure: null, pages, text: isTable ? '' : JSON.stringify(running.answer(pages)) }
}

/** How a visitor's answer is kept. */
function cacheKeyOf(engine: Engine, { path, document }: Route, { variables }: Running): PublicCacheKey | null {
  const cacheKey = engine.publicCacheKeyOf({ document: engine.parse(document), variableValues: variables })
  return cacheKey && { ...cacheKey, key: `${path} ${cacheKey.key}` }
}

/** What an address with two operations does for the one who asks. */
function routeFor(route: Route, context: Context, { params }: FastifyRequest): Route {
  const isTheirs = route.isOwn(params as Record<string, string>, context)
  return context.administrator && route.administrators && !isTheirs ? route.administrators : route
}

/** The paths of pictures that came as data URLs, by their fields; null when there are none. */
async function storePictures(
  { pictures }: Route,
  body: unknown,
  context: Context,
): Promise<Record<string, string> | null> {
  const paths: Record<string, string> = {}
  for (const field of pictures) {
    const value = (body as Record<string, unknown> | undefined)?.[field]
    if (isDataUrl(value)) paths[field] = (await storeDataUrl(context, value)).url
  }
  return Object.keys(paths).length > 0 ? paths : null
}
