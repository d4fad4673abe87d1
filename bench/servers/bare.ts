/** The yardstick: node:http and pg, nothing else. `node bench/servers/bare.ts postgres://…`; prints its address. */
import http, { type IncomingMessage } from 'node:http'
import { memberRows } from './memberRows.ts'
import { edgesOf, publicRows, reader } from './rows.ts'
import { createPool, metrics, serve } from './serve.ts'

const read = reader(createPool())
const rows = publicRows(read)
const own = memberRows(read)

const member = ({ headers: { cookie = '' } }: IncomingMessage) => own.member(/session=([^;]*)/.exec(cookie)?.[1] ?? '')

interface Variables {
  id?: number
  place?: number
  search?: string
  mainBranch?: string
  from?: string
  to?: string
}

async function data(path: string, variables: Variables, request: IncomingMessage): Promise<object> {
  const { id = 0, place = 0, search = '', mainBranch = '', from = '', to = '' } = variables
  switch (path) {
    case '/cards':
      return { mentors: { edges: edgesOf(await rows.cards()) } }
    case '/search': {
      const [totalCount, found] = await Promise.all([rows.count(search, mainBranch), rows.search(search, mainBranch)])
      return { mentors: { totalCount, edges: edgesOf(found) } }
    }
    case '/page':
      return { mentors: { edges: edgesOf(await rows.page(place)) } }
    case '/next':
      return { mentors: { edges: edgesOf(await rows.withNextSlots(await rows.page(0))) } }
    case '/profile':
      return { mentor: await rows.profile(id) }
    case '/slots':
      return { mentor: { freeSlots: await rows.slots(id, from, to) } }
    case '/bookings':
      return await own.bookings((await member(request)).id)
    case '/notifications': {
      const asking = await member(request)
      return await own.notifications(asking.type, asking.id)
    }
    case '/chat':
      return await own.chat((await member(request)).id, id)
    case '/inbox':
      return await own.inbox((await member(request)).id)
    default:
      throw new Error(`There is no ${path}`)
  }
}

async function posted(request: IncomingMessage): Promise<Variables> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString()) as Variables
}

/** As many bytes as a page of the product has. */
let page = Buffer.alloc(0)

async function answer(request: IncomingMessage): Promise<[type: string, body: string | Buffer]> {
  const { url = '/' } = request
  if (url === '/metrics') return ['text/plain', metrics()]
  if (request.method === 'POST')
    return ['application/json', JSON.stringify({ data: await data(url, await posted(request), request) })]
  const length = Number(/^\/html\?bytes=(\d+)$/.exec(url)?.[1])
  if (page.length !== length) page = Buffer.alloc(length, '<p>bare</p>')
  return ['text/html', page]
}

serve(
  http.createServer((request, response) => {
    answer(request).then(
      ([type, body]) =>
        response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }),
)
