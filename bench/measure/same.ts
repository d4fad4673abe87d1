/** Whether servers have answered the same: all fields of all rows, in their order. */
import { isDeepStrictEqual } from 'node:util'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Instants are written in several ways and mean the same. */
function facts(value: unknown): unknown {
  if (typeof value === 'string' && INSTANT.test(value)) return new Date(value).getTime()
  if (Array.isArray(value)) return value.map(facts)
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, facts(of)]))
  return value
}

/** Where two answers part, as `data.mentors.edges.0.node.name: "A" is not "B"`; null when they are the same. */
function difference(one: unknown, other: unknown, path = ''): string | null {
  if (isDeepStrictEqual(one, other)) return null
  if (one && other && typeof one === 'object' && typeof other === 'object') {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const found = difference(Reflect.get(one, key), Reflect.get(other, key), path ? `${path}.${key}` : key)
      if (found) return found
    }
  }
  return `${path}: ${JSON.stringify(one)?.slice(0, 200)} is not ${JSON.stringify(other)?.slice(0, 200)}`
}

/** Throws unless each of the answers says the same as the first, and something at all. */
export function expectSame(name: string, answers: Readonly<Record<string, Buffer>>): void {
  const [first, ...others] = Object.entries(answers).map(([who, body]) => ({
    who,
    said: facts(JSON.parse(String(body))),
  }))
  if (!first) return
  for (const { who, said } of [first, ...others]) {
    const text = JSON.stringify(said)
    if (text.includes('"errors":') || text.length < 300)
      throw new Error(`${name}: ${who} answers ${text.slice(0, 500)}`)
    const found = difference(first.said, said)
    if (found) throw new Error(`${name}: ${first.who} and ${who} differ: ${found}`)
  }
}
