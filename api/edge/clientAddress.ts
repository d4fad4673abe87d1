import proxyAddr from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'

/** The client's address, determined as in Fastify: `X-Forwarded-For` counts only from a trusted proxy. */
export function clientAddress(trusted: string[]): (request: IncomingMessage) => string {
  if (trusted.length === 0) return ({ socket }) => socket.remoteAddress ?? ''
  const isTrusted = proxyAddr.compile(trusted)
  return (request) => proxyAddr(request, isTrusted)
}

const KNOWN = Symbol('address')

/** The client's address; Fastify reads the headers for it each time that it is asked. */
export function addressOf(request: FastifyRequest): string {
  const known = request as { [KNOWN]?: string }
  return (known[KNOWN] ??= request.ip)
}
