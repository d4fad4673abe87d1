import proxyAddr from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'
import type { App } from '../app.ts'

/**
 * Tells the operator once that `X-Forwarded-For` came from an address that `TRUST_PROXY` does not name: most likely a
 * balancer, behind which all visitors count as one.
 */
export function watchForwarded({ config, log }: Pick<App, 'config' | 'log'>): (request: IncomingMessage) => void {
  const isTrusted = proxyAddr.compile(config.trustProxy)
  let isTold = false
  return ({ headers, socket }) => {
    const peer = socket.remoteAddress ?? ''
    if (isTold || headers['x-forwarded-for'] === undefined || isTrusted(peer, 0)) return
    isTold = true
    log.warn(
      { peer },
      'X-Forwarded-For is ignored: TRUST_PROXY does not name the address that it came from. Behind a balancer all visitors count as one',
    )
  }
}
