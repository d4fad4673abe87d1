/** Asks as somebody, with their real session, and says in the words of `row.ts` what became of it. */
import { loadIdentity } from '../../edge/http/requestContext.ts'
import { createEngine } from '../../engine/engine.ts'
import { contextFor, type Context } from '../../graphql/context.ts'
import { publishChange } from '../../live/liveEvent.ts'
import { schema } from '../../schema.ts'
import type { TestApp } from '../app.ts'
import { asGuest } from '../client.ts'
import type { Row } from './row.ts'
import type { Role, Whose, World } from './world.ts'

const SHORT: Record<string, string> = { NotSignedInError: 'in', NotAllowedError: 'no', NotFoundError: 'gone' }
const engine = createEngine(schema)

export interface Answer {
  data?: Record<string, unknown> | null | undefined
  errors?: readonly { message: string; path?: readonly unknown[] | undefined; extensions: Record<string, unknown> }[]
}

async function contextOf({ app, db }: TestApp, world: World, role: Role): Promise<Context> {
  // How often somebody tries is not the question here.
  await db.rateLimit.deleteMany()
  const tokens = world.tokens[role] ?? { session: null, adminSession: null }
  return contextFor(app, await loadIdentity(app, tokens, { peek: true }), asGuest(app).exchange)
}

/** Runs a query or mutation. */
export async function answerTo(tested: TestApp, world: World, role: Role, query: string): Promise<Answer> {
  return (await engine.run({ query }, await contextOf(tested, world, role))) as Answer
}

/** What becomes of asking a row's question about somebody's rows. */
export async function outcome(
  tested: TestApp,
  world: World,
  { name, row, role, whose }: { name: string; row: Row; role: Role; whose: Whose },
): Promise<string> {
  const kind = name.split('.')[0]!
  const asked = { ...world.rows(role, whose), world, role, whose }
  const query = `${kind === 'Node' ? 'query' : kind.toLowerCase()} { ${row.ask(asked)} }`
  if (kind !== 'Subscription') return wordFor(await answerTo(tested, world, role, query))
  const contextValue = await contextOf(tested, world, role)
  const result = await engine.subscribe({ document: engine.parse(query), contextValue })
  if (!('next' in result)) return wordFor(result as Answer)
  try {
    await result.next()
    await publishChange(tested.db, world.person(role)!, { change: 'changed', ...row.event!(asked) })
    const { value } = await result.next()
    const [event] = Object.values(value?.data ?? {}) as [{ subject: unknown }?]
    return value?.errors ? wordFor(value as Answer) : wordFor({ data: { subject: event?.subject } })
  } finally {
    await result.return()
  }
}

/** Of an answer's first field. */
export function wordFor({ data, errors }: Answer): string {
  const [error] = errors ?? []
  if (error) {
    const code = String(error.extensions['code'])
    return SHORT[code] ?? `${code}: ${error.message}`
  }
  const [answer] = Object.values(data ?? {})
  if (answer === null || answer === undefined) return 'null'
  if (Array.isArray(answer) && answer.every((entry) => entry === null)) return 'empty'
  const type = String((answer as { __typename?: string }).__typename ?? '')
  return type.endsWith('Error') ? (SHORT[type] ?? type) : 'ok'
}
