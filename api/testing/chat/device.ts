/** A device in a conversation: a socket that may be lost, and a list that is filled from events and what was missed. */
import { WebSocket } from 'ws'
import { AFTER, EVENTS, READ, SEND, STATE, type ChatEvent, type Counts, type Message, type Side } from './documents.ts'

/** What became of sending. */
export type Sent = { number: number } | { refused: string }

export interface Device {
  side: Side
  /** What the screen shows, oldest first. */
  messages: Message[]
  /** As last heard. */
  readUpTo: { viewer: number; other: number }
  /** How often it was told that the other one types. */
  typings: number
  /** What must not happen: a number heard twice with different messages, a mark that went back. */
  faults: string[]
  isConnected(): boolean
  /** Resolves when changes come in and what was missed has been fetched. */
  connect(): Promise<void>
  /** As if the network went: nobody says goodbye. */
  disconnect(): void
  send(clientId: string, text: string): Promise<Sent>
  /** The same as the bytes of a request, for who wants to be cut off while it is sent. */
  sending(clientId: string, text: string): { url: string; text: string }
  read(upTo: number): Promise<Counts>
  counts(): Promise<Counts>
  /** Runs a document, as this device. */
  ask<T>(query: string, variables?: object): Promise<T>
}

interface Options {
  side: Side
  conversationId: number
  token: string
  /** Where the node is that it talks to. */
  url: () => string
  /** Connects again by itself when its socket is lost. */
  isPersistent?: boolean
}

const PAGE = 100
const PAUSE_MS = 100

export function device({ side, conversationId, token, url, isPersistent = false }: Options): Device {
  let socket: WebSocket | null = null
  /** Fetches one after the other. */
  let filling: Promise<void> = Promise.resolve()
  const cookie = `session=${token}`
  const self: Device = {
    side,
    messages: [],
    readUpTo: { viewer: 0, other: 0 },
    typings: 0,
    faults: [],
    isConnected: () => socket !== null,
    connect,
    disconnect() {
      socket?.terminate()
      socket = null
    },
    async send(clientId, text) {
      const { sendChatMessage } = await ask<{ sendChatMessage: { __typename: string; chatMessage?: Message } }>(
        SEND,
        variablesOf(clientId, text),
      )
      const { __typename, chatMessage } = sendChatMessage
      return chatMessage ? { number: chatMessage.number } : { refused: __typename }
    },
    sending(clientId, text) {
      const body = JSON.stringify({ query: SEND, variables: variablesOf(clientId, text) })
      const head = [
        'POST /graphql HTTP/1.1',
        `host: ${new URL(url()).host}`,
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        `cookie: ${cookie}`,
      ]
      return { url: url(), text: `${head.join('\r\n')}\r\n\r\n${body}` }
    },
    async read(upTo) {
      const { markConversationRead } = await ask<{ markConversationRead: { conversation: Counts } }>(READ, {
        input: { conversationId, upTo },
      })
      return markConversationRead.conversation
    },
    counts: async () => (await ask<{ conversation: Counts }>(STATE, { id: conversationId })).conversation,
    ask,
  }

  const variablesOf = (clientId: string, text: string) => ({
    input: { conversationId, clientId, message: text, attachments: [] },
  })

  async function ask<T>(query: string, variables: object = {}): Promise<T> {
    const response = await fetch(`${url()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: url() },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as { data: T; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  const last = () => self.messages.at(-1)?.number ?? 0

  function take(message: Message): void {
    if (message.number === last() + 1) return void self.messages.push(message)
    const known = self.messages[message.number - 1]
    if (!known) self.faults.push(`${message.number} came after ${last()}`)
    else if (known.clientId !== message.clientId) self.faults.push(`${message.number} is two messages`)
  }

  function mark(what: 'viewer' | 'other', upTo: number): void {
    if (upTo < self.readUpTo[what]) self.faults.push(`${what} read up to ${self.readUpTo[what]}, then ${upTo}`)
    self.readUpTo[what] = upTo
  }

  /** Everything after the last message that is here. */
  async function fill(): Promise<void> {
    for (let page = PAGE; page === PAGE;) {
      const { conversation } = await ask<{ conversation: { messages: Message[] } | null }>(AFTER, {
        id: conversationId,
        after: last(),
      })
      const messages = conversation?.messages ?? []
      for (const message of messages) take(message)
      page = messages.length
    }
  }

  /** Tried until it succeeds or the socket is lost; what comes in meanwhile waits. */
  function catchUp(): Promise<void> {
    filling = afterwards(filling, socket)
    return filling
  }

  async function afterwards(before: Promise<void>, mine: WebSocket | null): Promise<void> {
    await before
    for (;;) {
      if (mine === null || socket !== mine) return
      try {
        return await fill()
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
  }

  function heard({ change, what, chatMessage, conversation, conversationId: about }: ChatEvent): void {
    if (change === 'STARTED') return void catchUp()
    if (about !== conversationId) return void self.faults.push(`Told of conversation ${about}`)
    if (what === 'TYPING') self.typings += 1
    if (conversation) {
      mark('viewer', conversation.viewerReadUpTo)
      mark('other', conversation.otherReadUpTo)
    }
    if (!chatMessage) return
    // In the order of the events, behind a fetch that is under way.
    filling = inTurn(filling, chatMessage)
  }

  async function inTurn(before: Promise<void>, message: Message): Promise<void> {
    await before
    if (message.number <= last() + 1) take(message)
    else void catchUp()
  }

  async function connect(): Promise<void> {
    const opened = new WebSocket(`${url().replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie, origin: url() },
    })
    const started = Promise.withResolvers<void>()
    opened.on('open', () => opened.send('{"type":"connection_init"}'))
    opened.on('error', () => {})
    opened.on('message', (data) => {
      const { type, payload } = JSON.parse(String(data)) as { type: string; payload?: unknown }
      if (type === 'connection_ack')
        opened.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: EVENTS } }))
      else if (type === 'next') {
        const { data: told, errors } = payload as { data?: { conversationChanged: ChatEvent }; errors?: unknown }
        if (errors || !told) {
          self.faults.push(JSON.stringify(payload))
          return started.reject(new Error(JSON.stringify(payload)))
        }
        socket = opened
        heard(told.conversationChanged)
        started.resolve()
      } else if (type === 'error') started.reject(new Error(JSON.stringify(payload)))
    })
    opened.on('close', (code) => {
      if (socket === opened) socket = null
      started.reject(new Error(`The socket closed with ${code}`))
      if (isPersistent) setTimeout(() => void connect().catch(() => {}), PAUSE_MS)
    })
    await started.promise
    await filling
  }

  return self
}
