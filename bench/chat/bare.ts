/**
 * The yardstick of the chat: node:http, ws and pg, nothing else. A message is one statement that inserts and notifies;
 * what LISTEN brings goes to the sockets of both people as it is. `node bench/chat/bare.ts postgres://…`; prints its address.
 */
import http from 'node:http'
import pg from 'pg'
import { createPool, databaseUrl, metrics, serve } from '../servers/serve.ts'
import { WebSocketServer, type WebSocket } from 'ws'

const pool = createPool()
const listener = new pg.Client({ connectionString: databaseUrl })
const sockets = new Map<string, Set<WebSocket>>()

await pool.query(
  'CREATE TABLE IF NOT EXISTS bare_messages (id serial PRIMARY KEY, sender text, receiver text, body text)',
)
await listener.connect()
await listener.query('LISTEN bare_chat')
listener.on('notification', ({ payload = '' }) => {
  const { from, to } = JSON.parse(payload) as { from: string; to: string }
  for (const person of [from, to]) for (const socket of sockets.get(person) ?? []) socket.send(payload)
})

const INSERT_AND_NOTIFY = `WITH message AS (INSERT INTO bare_messages (sender, receiver, body) VALUES ($1, $2, $3) RETURNING id, body)
  SELECT id, pg_notify('bare_chat', json_build_object('id', id, 'from', $1::text, 'to', $2::text, 'body', body)::text) FROM message`
const NOTIFY = `SELECT pg_notify('bare_chat', json_build_object('from', $1::text, 'to', $2::text, 'body', $3::text)::text)`

async function take(path: string | undefined, body: string): Promise<void> {
  const { from, to, text } = JSON.parse(body) as { from: string; to: string; text: string }
  const [name, statement] = path === '/echo' ? ['echo', NOTIFY] : ['send', INSERT_AND_NOTIFY]
  await pool.query({ name, text: statement, values: [from, to, text] })
}

const server = http.createServer((request, response) => {
  if (request.url === '/metrics') return response.end(metrics())
  let body = ''
  request.on('data', (part) => (body += String(part)))
  request.on('end', () => {
    take(request.url, body).then(
      () => response.end('{}'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
})

const upgrades = new WebSocketServer({ server })
upgrades.on('connection', (socket, request) => {
  const person = new URL(request.url ?? '/', 'http://bare').searchParams.get('person') ?? ''
  const own = sockets.get(person) ?? new Set()
  sockets.set(person, own.add(socket))
  socket.once('close', () => own.delete(socket))
})

serve(server)
