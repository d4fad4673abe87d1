/** The yardstick: node:http and pg, nothing else. `node bench/bare.ts postgres://…`; prints its address. */
import http from 'node:http'
import pg from 'pg'
import { bareRows } from './bareRows.ts'

const pool = new pg.Pool({ connectionString: process.argv[2], max: 20 })
const rows = bareRows(pool)

/** As much HTML as the product's page has around its data. */
const HTML = `<!doctype html><title>Bare</title>${'<link rel="preload">'.repeat(150)}<script type="application/json">`

async function answer(url: URL): Promise<string> {
  const text = (name: string) => url.searchParams.get(name) ?? ''
  switch (url.pathname) {
    case '/cards':
      return JSON.stringify(await rows.cards())
    case '/search':
      return JSON.stringify(await rows.search(text('text')))
    case '/profile':
      return JSON.stringify(await rows.profile(Number(text('id'))))
    case '/list':
      return JSON.stringify(await rows.list())
    case '/slots':
      return JSON.stringify(await rows.slots(Number(text('id')), text('from'), text('to')))
    case '/page':
      return `${HTML}${JSON.stringify(await rows.cards())}</script>`
    // Under the name that the product's /metrics has for it.
    case '/metrics': {
      const { user, system } = process.cpuUsage()
      return `process_cpu_seconds_total ${(user + system) / 1e6}`
    }
    default:
      throw new Error(`There is no ${url.pathname}`)
  }
}

const server = http.createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://bare')
  const type = url.pathname === '/page' ? 'text/html' : 'application/json'
  answer(url).then(
    (body) => response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address.port}\n`)
})
