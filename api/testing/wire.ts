/** Bytes straight into a port, for what no client would send. */
import { connect } from 'node:net'

interface Options {
  port: number
  /** Sent after each answer or pause, one after the other. */
  parts: Buffer[]
  /** How long (ms) silence lasts before it counts as the end. */
  quiet?: number
}

/** What the server answers until it closes, or is quiet. Never rejects: a cut connection is an answer too. */
export function exchange({ port, parts, quiet = 150 }: Options): Promise<string> {
  return new Promise((resolve) => {
    const waiting = [...parts]
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    const next = () => {
      const part = waiting.shift()
      if (part === undefined) socket.destroy()
      else socket.write(part)
      silence.refresh()
    }
    const silence = setTimeout(next, quiet)
    socket.on('connect', next)
    socket.on('data', (data) => {
      answer += data.toString('latin1')
      silence.refresh()
    })
    socket.on('error', () => {})
    socket.once('close', () => {
      clearTimeout(silence)
      resolve(answer)
    })
  })
}

/** A request by its lines; the body's length is told unless the lines tell something else. */
export function requestOf(lines: string[], body: Buffer | string | null = null): Buffer {
  const bytes = body === null ? Buffer.alloc(0) : Buffer.from(body)
  const tells = lines.some((line) => /^(content-length|transfer-encoding)\s*:/i.test(line))
  const all = body === null || tells ? lines : [...lines, `Content-Length: ${bytes.length}`]
  return Buffer.concat([Buffer.from(`${all.join('\r\n')}\r\n\r\n`, 'latin1'), bytes])
}

/** One frame of a WebSocket client, masked with zeros; `bits` is the first byte (0x81: a whole text). */
export function frame(payload: Buffer | string, bits = 0x81): Buffer {
  const bytes = Buffer.from(payload)
  const length =
    bytes.length < 126 ? Buffer.from([0x80 | bytes.length]) : Buffer.from([0xfe, bytes.length >> 8, bytes.length & 255])
  return Buffer.concat([Buffer.from([bits]), length, Buffer.alloc(4), bytes])
}

/** The lines of an upgrade that is answered 101 from the site's own `origin`. */
export const handshake = (target: string, origin: string): string[] => [
  `GET ${target} HTTP/1.1`,
  `Host: ${new URL(origin).host}`,
  `Origin: ${origin}`,
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
]
