import proxyAddr from '@fastify/proxy-addr'
import type { IncomingMessage } from 'node:http'

/** Tells where a request comes from, as Fastify does: `X-Forwarded-For` counts only when a trusted balancer wrote it. */
export function clientAddress(trusted: string[]): (request: IncomingMessage) => string {
  if (trusted.length === 0) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted = proxyAddr.compile(trusted)
  return (request) => proxyAddr(request, isTrusted)
}
