/** A way to a server that can be cut. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterFile } from './ending.ts'

export interface Proxy {
  /** `target` as reached through the proxy. */
  url: string
  /** Ends every connection, with a reset or in due form; new ones are refused. */
  cut(how?: 'reset' | 'end'): Promise<void>
  restore(): Promise<void>
  /** From now on nothing comes through the connections that are open, and nobody is told; new ones work. */
  freeze(): void
}

/** Stands before the server that `target` names; ended after the test file. */
export async function tcpProxy(target: string): Promise<Proxy> {
  const there = new URL(target)
  const sockets = new Set<Socket>()
  let server: Server | null = null

  async function open(port: number): Promise<number> {
    const opened = createServer((near) => {
      const far = connect(Number(there.port), there.hostname)
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket)
        // A reset is what the proxy is for.
        socket.on('error', () => {})
        socket.once('close', () => {
          sockets.delete(socket)
          other.destroy()
        })
        socket.pipe(other)
      }
    })
    server = opened
    await new Promise<void>((resolve, reject) => opened.once('error', reject).listen(port, '127.0.0.1', resolve))
    return (opened.address() as AddressInfo).port
  }

  async function cut(how: 'reset' | 'end' = 'reset'): Promise<void> {
    const closing = server
    server = null
    const closed = new Promise((resolve) => (closing ? closing.close(resolve) : resolve(undefined)))
    for (const socket of sockets) {
      if (how === 'reset') socket.resetAndDestroy()
      else socket.destroy()
    }
    await closed
  }

  const port = await open(0)
  afterFile(() => cut())
  function freeze(): void {
    for (const socket of sockets) {
      socket.unpipe()
      socket.resume()
    }
  }

  const url = Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href
  return { url, cut, freeze, restore: async () => void (server ?? (await open(port))) }
}
