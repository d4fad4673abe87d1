/** One HTTP connection that stays open and asks one thing after another: as little work as possible beside the measured server. */
import { once } from 'node:events'
import net from 'node:net'

/** What is asked. */
export interface Request {
  /** With its query. */
  path: string
  /** JSON to post; absent: GET. */
  body?: object
  headers?: Readonly<Record<string, string>>
}

export interface Answer {
  body: Buffer
  headers: string
}

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n')
let visitor = 0

/** The request as it goes over the wire. Each comes from another visitor's address, as if through a proxy. */
export function wire({ path, body, headers = {} }: Request, host: string): () => Buffer {
  const sent = body && JSON.stringify(body)
  const lines = [
    `${sent ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    `host: ${host}`,
    'accept: */*',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(sent ? ['content-type: application/json', `content-length: ${Buffer.byteLength(sent)}`] : []),
  ]
  const head = lines.join('\r\n')
  const tail = `\r\n\r\n${sent ?? ''}`
  return () => {
    visitor = (visitor + 1) % 16_000_000
    const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`
    return Buffer.from(`${head}\r\nx-forwarded-for: ${address}${tail}`)
  }
}

export class Connection {
  readonly #socket: net.Socket
  #got: Buffer = Buffer.alloc(0)
  #wake: (() => void) | null = null
  #failure: Error | null = null

  private constructor(socket: net.Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (part: Buffer) => {
      this.#got = this.#got.length > 0 ? Buffer.concat([this.#got, part]) : part
      this.#wake?.()
    })
    const fail = (error?: Error) => {
      this.#failure ??= error ?? new Error('The server has closed the connection')
      this.#wake?.()
    }
    socket.on('error', fail)
    socket.on('close', () => fail())
  }

  static async open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url)
    const socket = net.connect(Number(port), hostname)
    await once(socket, 'connect')
    return new Connection(socket)
  }

  /** The answer; throws unless it is 200. */
  async ask(request: Buffer): Promise<Answer> {
    this.#socket.write(request)
    for (;;) {
      const answer = this.#take()
      if (answer) return answer
      if (this.#failure) throw this.#failure
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }

  close(): void {
    this.#socket.destroy()
  }

  /** The answer once all of it is here. */
  #take(): Answer | null {
    const end = this.#got.indexOf(HEAD_END)
    if (end < 0) return null
    const headers = this.#got.toString('latin1', 0, end)
    const length = /^content-length: (\d+)/im.exec(headers)?.[1]
    const start = end + HEAD_END.length
    if (length === undefined && !this.#got.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)) return null
    if (length !== undefined && this.#got.length < start + Number(length)) return null
    const raw = this.#got.subarray(start)
    this.#got = Buffer.alloc(0)
    const body = length === undefined ? unchunked(raw) : raw
    if (!headers.startsWith('HTTP/1.1 200')) throw new Error(`${headers.split('\r\n')[0]}: ${body.subarray(0, 300)}`)
    return { body, headers }
  }
}

function unchunked(raw: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const lineEnd = raw.indexOf('\r\n', at)
    const size = Number.parseInt(raw.toString('latin1', at, lineEnd), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(raw.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
}

/** Asks once. */
export async function ask(url: string, request: Request): Promise<Answer> {
  const connection = await Connection.open(url)
  try {
    return await connection.ask(wire(request, new URL(url).host)())
  } finally {
    connection.close()
  }
}
