/** Short turns of the event loop: it takes one new connection a turn, so that long ones keep newcomers waiting. */
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf, wideNetworkOf } from '../../accounts/network.ts'

/** A request, or what is known of one before it is read. */
export type Sender = Pick<IncomingMessage, 'socket' | 'headers'>
/** What is to be done for a request: to read what it has sent, to begin it, to go on when its body has come, to read a message of its socket. */
export type TakeTurn = (request: Sender, work: () => void) => void
type Waiting = Parameters<TakeTurn>

/** For how long one turn takes up requests, in ms. */
const TURN = 10
/** Turns in a row that take connections alone while requests wait. */
const NEWCOMERS = 50

interface Options {
  /** The client's address, also behind a balancer. */
  addressOf: (request: Sender) => string
  now?: () => number
}

/**
 * Works on requests for 10 ms of a turn. The rest wait: a turn begins one of each wide network, for 10 ms too, and the
 * networks in it take turns. The work of a connection that has closed is dropped.
 */
export function inShortTurns({ addressOf, now = () => performance.now() }: Options) {
  /** By wide network and network; the first one's turn is next. */
  const lines = new Map<string, Map<string, Set<Waiting>>>()
  /** When this turn takes up no more; null before its first request. */
  let endsAt: number | null = null
  let isConnected = false
  let newcomers = 0

  function begin(): number {
    setImmediate(next)
    return (endsAt = now() + TURN)
  }

  function next(): void {
    // A new connection is not in a line yet.
    const waits = lines.size > 0 && isConnected && newcomers < NEWCOMERS
    newcomers = waits ? newcomers + 1 : 0
    isConnected = false
    if (waits) return void begin()
    endsAt = null
    if (lines.size === 0) return
    const end = begin()
    let left = lines.size
    do {
      const [request, work] = firstOf(lines, (networks) => firstOf(networks, firstWaiting))
      if (!request.socket.destroyed) work()
      left -= 1
    } while (left > 0 && now() < end)
  }

  return {
    take(request: Sender, work: () => void): void {
      const end = endsAt ?? begin()
      if (lines.size === 0 && now() < end) return work()
      const ip = addressOf(request)
      const networks = entryOf(lines, wideNetworkOf(ip), () => new Map<string, Set<Waiting>>())
      entryOf(networks, networkOf(ip), () => new Set<Waiting>()).add([request, work])
    },
    /** A connection has come. */
    connected: () => void (isConnected = true),
  }
}

/** Bytes that are read in one turn. Node takes 64 kB at once: thousands of requests, or pieces of a body, that it would go through after the connection has been cut. */
const PART = 4 * 1024

/** Has what comes over a connection read in parts, each in its turn; what comes after them is left to the system until then. */
export function readInTurns(socket: Socket, take: TakeTurn): void {
  const sender = { socket, headers: {} }
  const push = socket.push.bind(socket)
  const start = socket._read.bind(socket)
  let waiting: Buffer | null = null
  // Node otherwise reads past the socket as long as nobody listens to it.
  socket.on('data', nothing).off('data', nothing)
  socket._read = (size) => {
    if (!waiting) start(size)
  }
  socket.push = (bytes: Buffer | null) => {
    if (bytes === null) return push(null)
    let isOpen = false
    let isLate = false
    function readPart(): void {
      if (!waiting || socket.destroyed) return
      const part = waiting.subarray(0, PART)
      waiting = waiting.length > PART ? waiting.subarray(PART) : null
      isOpen = push(part)
      if (waiting) take(sender, readPart)
      else if (isLate && isOpen) start(0)
    }
    waiting = bytes
    take(sender, readPart)
    isLate = true
    return isOpen && !waiting
  }
}

const nothing = (): void => {}

function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

/** What is taken of the first, which goes to the end, or away when it has no more. */
function firstOf<Value extends { size: number }>(map: Map<string, Value>, take: (value: Value) => Waiting): Waiting {
  const [[key, value]] = map as unknown as [[string, Value]]
  const waiting = take(value)
  map.delete(key)
  if (value.size > 0) map.set(key, value)
  return waiting
}

function firstWaiting(line: Set<Waiting>): Waiting {
  const [waiting] = line as unknown as [Waiting]
  line.delete(waiting)
  return waiting
}
