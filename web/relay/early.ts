import type { GraphQLResponse } from 'relay-runtime'
import { earlyKey } from './earlyKey.ts'

/**
 * Answers that the server sends at the end of the first page's HTML, so that the page's data needs no second trip.
 * `<meta name="early-data">` lists their keys up front; `<script type="application/json" id="early-N">` brings them.
 */
const expected: (string | null)[] = readKeys()

function readKeys(): string[] {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="early-data"]')
  const keys: unknown = JSON.parse(meta?.content || '[]')
  return Array.isArray(keys) ? keys.map(String) : []
}

function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

/** The answer that came with the page; null when there is none (any more): each is handed out once. */
export async function takeEarly(id: string, variables: object): Promise<GraphQLResponse | null> {
  const index = expected.indexOf(earlyKey(id, variables))
  if (index < 0) return null
  expected[index] = null
  if (!document.getElementById(`early-${index}`)) await parsed()
  const element = document.getElementById(`early-${index}`)
  const answer = JSON.parse(element?.textContent || 'null') as GraphQLResponse | null
  element?.remove()
  return answer
}
