import type { Answer } from './answer.ts'

/** How long to wait for the end of a page's HTML, in ms. */
const PATIENCE = 10_000

/**
 * Responses that the server sends at the end of the first page's HTML, which saves a round trip.
 * `<meta name="early-data">` lists their keys up front; `<script type="application/json" id="early-N">` brings them.
 */
const expected: (string | null)[] = readKeys()
const address = globalThis.location?.href

function readKeys(): string[] {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="early-data"]')
  const keys = parse(meta?.content)
  return Array.isArray(keys) ? keys.map(String) : []
}

/**
 * What the server has asked this page's query with, while its answer waits to be taken; null for any other address. A day
 * in it is the server's: the device's clock may say another.
 */
export function earlyVariables(id: string, at: URL): object | null {
  const key = at.href === address ? expected.find((each) => each?.startsWith(id)) : null
  const entries = parse(key?.slice(id.length))
  return Array.isArray(entries) ? (Object.fromEntries(entries) as object) : null
}

/** Undefined for data that is missing, truncated or altered in transit. */
function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Waits for the end of the HTML, with a limit: a connection may stall without ending. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true })
    setTimeout(resolve, PATIENCE)
  })
}

/** The response that came with the page; null if there is none, it is damaged, or it was used before. */
export async function takeEarly(id: string, variables: object): Promise<Answer | null> {
  const index = expected.indexOf(earlyKey(id, variables))
  if (index < 0) return null
  expected[index] = null
  const read = () => parse(document.getElementById(`early-${index}`)?.textContent)
  let answer = read()
  if (answer === undefined) {
    // Missing or truncated.
    await parsed()
    answer = read()
  }
  document.getElementById(`early-${index}`)?.remove()
  return typeof answer === 'object' ? answer : null
}

/**
 * Key of a query with its variables, the same on the server, which starts the query with the page, and in the browser,
 * which looks up the response. Ignores the order of variables and absent ones.
 */
export function earlyKey(id: string, variables: object): string {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined)
  return id + JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)))
}
