/** How many connections the process holds, in all and of one network. */
import proxyAddr from '@fastify/proxy-addr'
import { networkOf, wideNetworkOf } from '../../accounts/network.ts'

/** Connections in all, where the process may open enough files. */
const ALL = 20_000
/** Files left for the database, the client's files and the process itself, which ends when it can open none. */
const OTHER_FILES = 2_000
/** Connections of one network: a browser opens six and a socket. Of the network above it four times as many. */
const OF_NETWORK = 2_000
const WIDER = 4

interface Options {
  /** Balancers: they connect for everybody, and are not counted by network. */
  trustProxy: string[]
  /** How many files the process may open. */
  files?: number | undefined
}

/** What is asked of a socket. */
interface Connection {
  remoteAddress?: string | undefined
  once(event: 'close', listener: () => void): unknown
}

interface Connections {
  /** The bound of all, for the server to refuse beyond it. */
  all: number
  /** Whether this one may stay; counted until it is closed. */
  take(socket: Connection): boolean
}

export function boundConnections({ trustProxy, files = openFiles() }: Options): Connections {
  // Where few may be opened, half of them.
  const all = Math.min(ALL, Math.max(files - OTHER_FILES, Math.ceil(files / 2)))
  const ofNetwork = Math.min(OF_NETWORK, Math.ceil(all / WIDER))
  const isProxy = trustProxy.length > 0 ? proxyAddr.compile(trustProxy) : () => false
  const counts = new Map<string, number>()
  const count = (key: string, by: number) => {
    const now = (counts.get(key) ?? 0) + by
    if (now > 0) counts.set(key, now)
    else counts.delete(key)
  }

  return {
    all,
    take(socket) {
      const { remoteAddress: ip } = socket
      if (ip === undefined || isProxy(ip, 0)) return true
      const bounds: [key: string, most: number][] = [
        [networkOf(ip), ofNetwork],
        [wideNetworkOf(ip), ofNetwork * WIDER],
      ]
      if (bounds.some(([key, most]) => (counts.get(key) ?? 0) >= most)) return false
      for (const [key] of bounds) count(key, 1)
      socket.once('close', () => {
        for (const [key] of bounds) count(key, -1)
      })
      return true
    },
  }
}

/** As the system says; Windows has no such limit. */
function openFiles(): number {
  // Not in its types; names of connected hosts would be looked up.
  Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } }
  const limit = userLimits?.open_files?.soft
  return typeof limit === 'number' ? limit : Infinity
}
