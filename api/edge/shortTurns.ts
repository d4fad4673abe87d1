/** Short turns of the event loop: it takes one new connection a turn, so that long ones keep newcomers waiting. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '../accounts/network.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
type Waiting = Parameters<Handler>

/** For how long one turn takes up requests, in ms. */
const TURN = 10

/**
 * Requests that come at once on many connections are taken up for 10 ms, and then one each turn, from one network after
 * the other: a thousand connections of one client kept newcomers waiting for as long as they went on asking.
 */
export function inShortTurns(handle: Handler, now = () => performance.now()): Handler {
  /** By network; the first one's turn is next. */
  const lines = new Map<string, Set<Waiting>>()
  /** When this turn takes up no more; null before its first request. */
  let endsAt: number | null = null

  function begin(): number {
    setImmediate(next)
    return (endsAt = now() + TURN)
  }

  function next(): void {
    endsAt = null
    const [first] = lines
    if (!first) return
    const [network, line] = first
    const [waiting] = line
    line.delete(waiting!)
    // To the end.
    lines.delete(network)
    if (line.size > 0) lines.set(network, line)
    begin()
    if (!waiting![0].socket.destroyed) handle(...waiting!)
  }

  return (request, response) => {
    const end = endsAt ?? begin()
    if (lines.size === 0 && now() < end) return handle(request, response)
    const network = networkOf(request.socket.remoteAddress ?? '')
    lines.set(network, (lines.get(network) ?? new Set()).add([request, response]))
  }
}
