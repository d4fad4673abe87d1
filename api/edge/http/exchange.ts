/** The exchange of one request. What an operation reads of it, or sets, is noted in `isPersonal`: its answer is then not for everybody. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withDevice } from '../../accounts/devices.ts'
import type { App } from '../../app.ts'
import type { Asker, BrowserOwner, Exchange } from '../../graphql/context.ts'
import { ADMINISTRATOR, cookieOf, DEVICE, hasSession, MEMBER, orderKeyOf, ORDERS, setCookie } from './cookies.ts'

export class HttpExchange implements Exchange {
  readonly requestId: string
  readonly asker: Asker
  readonly isVisitor: boolean
  isPersonal = false
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #config: App['config']
  #device: string | null = null
  #orderKey: string | null = null

  constructor(
    request: FastifyRequest,
    reply: FastifyReply,
    { config, asker }: { config: App['config']; asker: Asker },
  ) {
    this.requestId = request.id
    this.asker = asker
    this.isVisitor = !hasSession(request, config)
    this.#request = request
    this.#reply = reply
    this.#config = config
  }

  get ip(): string {
    this.isPersonal = true
    return this.asker.ip
  }

  get userAgent(): string | null {
    this.isPersonal = true
    return this.#request.headers['user-agent'] ?? null
  }

  get device(): string | null {
    this.isPersonal = true
    return this.#device ?? cookieOf(DEVICE, this.#request.cookies, this.#config)
  }

  get orderKey(): string | null {
    this.isPersonal = true
    return this.#orderKey ?? orderKeyOf(this.#request.cookies, this.#config)
  }

  setSession(token: string, owner: BrowserOwner): void {
    this.#set(MEMBER, token)
    this.setDevice(owner)
  }

  clearSession(): void {
    this.#set(MEMBER, null)
  }

  setAdminSession(token: string, owner: BrowserOwner): void {
    this.#set(ADMINISTRATOR, token)
    this.setDevice(owner)
  }

  clearAdminSession(): void {
    this.#set(ADMINISTRATOR, null)
  }

  setDevice(owner: BrowserOwner): void {
    this.#device = withDevice(this.device, owner)
    this.#set(DEVICE, this.#device)
  }

  setOrderKey(key: string): void {
    this.#orderKey = key
    this.#set(ORDERS, key)
  }

  #set(kind: Parameters<typeof setCookie>[1], value: string | null): void {
    this.isPersonal = true
    setCookie(this.#reply, kind, value, this.#config)
  }
}
