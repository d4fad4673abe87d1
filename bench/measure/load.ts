/** Asks a server for the same thing for a while, and what that costs it. */
import { ask, Connection, wire, type Request } from './connection.ts'

export interface Measured {
  /** Milliseconds of the server process's CPU a request. */
  cpu: number
  /** Requests a second. */
  rate: number
  /** Milliseconds, of the one in the middle. */
  time: number
  /** Milliseconds, of the slowest in a hundred. */
  p99: number
}

export interface Amount {
  /** How long. */
  ms: number
  /** How many at a time. */
  lanes: number
}

export async function load(url: string, request: Request, { ms, lanes }: Amount): Promise<Measured> {
  const next = wire(request, new URL(url).host)
  const connections = await Promise.all(Array.from({ length: lanes }, () => Connection.open(url)))
  try {
    const before = await cpuSeconds(url)
    const start = performance.now()
    const times: number[] = []
    const lane = async (connection: Connection) => {
      for (let now = performance.now(); now < start + ms;) {
        await connection.ask(next())
        const answered = performance.now()
        times.push(answered - now)
        now = answered
      }
    }
    await Promise.all(connections.map(lane))
    const seconds = (performance.now() - start) / 1000
    const cpu = ((await cpuSeconds(url)) - before) * 1000
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor(times.length * share)] ?? 0
    return { cpu: cpu / times.length, rate: times.length / seconds, time: at(0.5), p99: at(0.99) }
  } finally {
    for (const connection of connections) connection.close()
  }
}

/** Figure of a server's own process that its /metrics tells. */
async function metric(url: string, name: string): Promise<number> {
  const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(
    String((await ask(url, { path: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).body),
  )
  if (!found) throw new Error(`${url} does not tell ${name}`)
  return Number(found[1])
}

/** With which the product tells its metrics. */
export const METRICS_TOKEN = 'bench'

/** CPU that a server's process has used so far, user and system; the database's is not in it. */
export const cpuSeconds = (url: string): Promise<number> => metric(url, 'process_cpu_seconds_total')

/** Megabytes that a server's process holds. */
export const memoryOf = async (url: string): Promise<number> =>
  (await metric(url, 'process_resident_memory_bytes')) / 1e6
