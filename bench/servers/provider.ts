/** A payment provider that opens any order at once: what an order costs is then the server's own. Prints its address. */
import http from 'node:http'
import { serve } from './serve.ts'

let serial = Date.now()

serve(
  http.createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      serial += 1
      const { amount, currency, receipt } = JSON.parse(body || '{}') as Record<string, unknown>
      const order = { amount, amount_paid: 0, currency, receipt, status: 'created', attempts: 0, notes: [] }
      const id = `order_${String(serial).padStart(14, '0')}`
      const text = JSON.stringify({ id, ...order, created_at: Math.floor(Date.now() / 1000) })
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length }).end(text)
    })
  }),
)
