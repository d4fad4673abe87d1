import proxyAddr from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { App } from '../../app.ts'
import type { Sender } from './shortTurns.ts'

/** The client's address, determined as in Fastify: `X-Forwarded-For` counts only from a trusted proxy. */
export function clientAddress(trusted: string[]): (request: Sender) => string {
  if (trusted.length === 0) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted = proxyAddr.compile(trusted)
  return (request) => proxyAddr(request as IncomingMessage, isTrusted)
}

const KNOWN = Symbol('address')

/** The client's address; Fastify reads the headers for it each time that it is asked. */
export function addressOf(request: FastifyRequest): string {
  const known = request as { [KNOWN]?: string }
  return (known[KNOWN] ??= request.ip)
}

/** Tells the operator once of a balancer that `TRUST_PROXY` does not name: behind it all visitors count as one. */
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
