/** What a client of the chat does, with the product and with the bare server: an open socket each, messages over HTTP. */
import { once } from 'node:events'
import WebSocket from 'ws'
import { tokenOf } from '../data/tokens.ts'
import { ask, type Request } from '../measure/connection.ts'
import { idOf } from '../servers/documents.ts'
import type { Pair } from './people.ts'

export interface Line {
  url: string
  /** Opens the socket of a person; resolves once events come in. */
  open(person: string, heard: (text: string) => void): Promise<WebSocket>
  /** How `text` is sent from one to the other of a pair. */
  sending(pair: Pair, from: string, text: string): Request
}

export function productLine(url: string): Line {
  const [events, sending] = [idOf('ChatLiveSubscription'), idOf('chatServerSendMutation')]
  return {
    url,
    async open(person, heard) {
      const headers = { origin: url, cookie: cookieOf(person) }
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
      socket.on('message', (data) => {
        const text = String(data)
        if (text.includes('"MESSAGE"')) heard(text)
      })
      await once(socket, 'open')
      socket.send('{"type":"connection_init"}')
      await once(socket, 'message')
      socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: '', extensions: { id: events } } }))
      // The event `STARTED`.
      const [data] = (await once(socket, 'message')) as [unknown]
      if (!String(data).includes('STARTED')) throw new Error(`Not subscribed: ${String(data)}`)
      return socket
    },
    sending({ conversationId }, from, text) {
      const input = { conversationId, clientId: crypto.randomUUID(), message: text, attachments: [] }
      return {
        path: '/graphql',
        body: { id: sending, variables: { input } },
        headers: { origin: url, cookie: cookieOf(from) },
      }
    },
  }
}

/** `how`: `/send` inserts and notifies, `/echo` only notifies. */
export function bareLine(url: string, how: '/send' | '/echo'): Line {
  return {
    url,
    async open(person, heard) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/?person=${person}`)
      socket.on('message', (data) => heard(String(data)))
      await once(socket, 'open')
      return socket
    },
    sending: ({ mentor, mentee }, from, text) => ({
      path: how,
      body: { from, to: from === mentor ? mentee : mentor, text },
    }),
  }
}

/** In production the cookie is bound to the host. */
const cookieOf = (person: string) => `__Host-session=${tokenOf(person)}`

/** Sends one; throws unless it was taken. */
export async function send(line: Line, ...what: Parameters<Line['sending']>): Promise<void> {
  const answer = String((await ask(line.url, line.sending(...what))).body)
  if (/"\w+Error"/.test(answer) || answer.includes('"errors"')) throw new Error(`Not sent: ${answer.slice(0, 300)}`)
}
