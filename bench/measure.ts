/** Times one address of a server over connections that stay open. */
import http from 'node:http'

/** What is asked. */
export interface Request {
  /** With its query. */
  path: string
  /** JSON to post; absent: GET. */
  body?: object
}

export interface Measured {
  /** Milliseconds, of requests one after another. */
  median: number
  /** Requests a second, eight at a time. */
  rate: number
  /** Milliseconds of the server process's CPU a request, over both. */
  cpu: number
}

const ALONE_MS = 400
const TOGETHER_MS = 800
const AT_ONCE = 8

/** Asks for a while, first one at a time, then eight at a time. `cpuOf` reads the server process's CPU seconds so far. */
export async function measure(url: string, request: Request, cpuOf: () => Promise<number>): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
  try {
    const alone: number[] = []
    const cpuBefore = await cpuOf()
    await askUntil(performance.now() + ALONE_MS, async () => {
      const start = performance.now()
      await ask(url, request, agent)
      alone.push(performance.now() - start)
    })
    let answered = 0
    const start = performance.now()
    const lane = () => askUntil(start + TOGETHER_MS, () => ask(url, request, agent).then(() => (answered += 1)))
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    const rate = (answered * 1000) / (performance.now() - start)
    const cpu = ((await cpuOf()) - cpuBefore) * 1000
    return { median: middle(alone), rate, cpu: cpu / (alone.length + answered) }
  } finally {
    agent.destroy()
  }
}

/** The answer to one request; throws unless it is 200. */
export function ask(
  url: string,
  { path, body }: Request,
  agent?: http.Agent,
  more: http.OutgoingHttpHeaders = {},
): Promise<string> {
  const sent = body && JSON.stringify(body)
  const headers = {
    accept: '*/*',
    ...more,
    ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
  }
  return new Promise((resolve, reject) => {
    const request = http.request(
      url + path,
      { method: sent ? 'POST' : 'GET', headers, ...(agent && { agent }) },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8')
          if (response.statusCode === 200) resolve(text)
          else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 200)}`))
        })
      },
    )
    request.on('error', reject)
    request.end(sent)
  })
}

async function askUntil(end: number, once: () => Promise<unknown>): Promise<void> {
  do await once()
  while (performance.now() < end)
}

/** The one in the middle; 0 of none. */
export function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
