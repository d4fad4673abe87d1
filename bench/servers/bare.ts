/** The yardstick: node:http and pg, nothing else. `node bench/servers/bare.ts postgres://…`; prints its address. */
import http, { type IncomingMessage } from 'node:http'
import { memberRows } from './memberRows.ts'
import { edgesOf, publicRows, reader } from './rows.ts'
import { createPool, metrics, serve } from './serve.ts'

const read = reader(createPool())
const rows = publicRows(read)
const own = memberRows(read)

const member = (request: IncomingMessage | null) =>
  own.member(/session=([^;]*)/.exec(request?.headers.cookie ?? '')?.[1] ?? '')
interface Variables {
  id?: number
  place?: number
  search?: string
  mainBranch?: string
  from?: string
  to?: string
}

async function data(path: string, variables: Variables, request: IncomingMessage | null): Promise<object> {
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

const pages = new Map<number, Buffer>()

/** As many bytes as a page of the product has; `/html/cards?bytes=9000` reads the rows that it shows, as a page that is drawn must. */
async function html(url: URL): Promise<Buffer> {
  const length = Number(url.searchParams.get('bytes'))
  const page = pages.get(length) ?? Buffer.alloc(length, '<p>bare</p>')
  pages.set(length, page)
  const shown = url.pathname.slice('/html'.length)
  if (shown) page.write(JSON.stringify(await data(shown, { id: Number(url.searchParams.get('id')) }, null)))
  return page
}

async function answer(request: IncomingMessage): Promise<[type: string, body: string | Buffer]> {
  const { url = '/' } = request
  if (url === '/metrics') return ['text/plain', metrics()]
  if (url.startsWith('/html')) return ['text/html', await html(new URL(url, 'http://bare'))]
  return ['application/json', JSON.stringify({ data: await data(url, await posted(request), request) })]
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
