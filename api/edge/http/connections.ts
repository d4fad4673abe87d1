/** How many connections the process holds, in all and of one network. */
import proxyAddr from '@fastify/proxy-addr'
import { createRoom } from './unreadAnswers.ts'

/** Connections in all, where the process may open enough files. */
const ALL = 20_000
/** Files left for the database, the client's files and the process itself, which ends when it can open none. */
const OTHER_FILES = 2_000
/** Connections of one network: a browser opens six and a socket. Of the network above it four times as many. */
const OF_NETWORK = 2_000
const WIDER = 4

interface Connection {
  remoteAddress?: string | undefined
  once(event: 'close', listener: () => void): unknown
}

/** `all` is for the server to refuse beyond it; `take` says whether a connection may stay, which is counted until it is closed. */
export function boundConnections({
  trustProxy,
  files = openFiles(),
}: {
  trustProxy: string[]
  files?: number | undefined
}) {
  // Where few may be opened, half of them.
  const all = Math.min(ALL, Math.max(files - OTHER_FILES, Math.ceil(files / 2)))
  const network = Math.min(OF_NETWORK, Math.ceil(all / WIDER))
  const room = createRoom({ all, network, wide: network * WIDER })
  // Balancers connect for everybody, and are not counted by network.
  const isProxy = trustProxy.length > 0 ? proxyAddr.compile(trustProxy) : () => false
  const isBalancers = ({ remoteAddress: ip }: Connection) => ip !== undefined && isProxy(ip, 0)
  return {
    all,
    isBalancers,
    take(socket: Connection): boolean {
      const { remoteAddress: ip } = socket
      if (ip === undefined || isBalancers(socket)) return true
      const release = room.hold(ip, 1)
      if (release) socket.once('close', release)
      return release !== null
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
