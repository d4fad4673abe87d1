/** Everything about a request that is refused, asked for real; says what was answered otherwise than its row has it. */
import { namesIn, type Route } from '../../rest/route.ts'
import { inputOf } from '../../rest/openapi.ts'
import { ofForms } from './answers.ts'
import type { Caller } from './contract.ts'
import { HUGE, isPublic, statusesOf, type Bad, type Identity, type Row } from './row.ts'

interface Request {
  who: Caller
  row: Row
  route: Route
  method: string
  path: string
  body: object | undefined
}

interface Typed {
  type?: string | string[]
  anyOf?: Typed[]
  enum?: unknown[]
}
export interface Properties {
  properties?: Record<string, Typed>
  required?: string[]
}
interface Failed {
  errors?: { path: string; message: string }[]
}

const issuesIn = ({ errors = [] }: Failed): string[] =>
  errors.map(({ path, message }) => `${path}: ${message}`).toSorted()

const NOBODYS = 999_999_999

export async function refusals(request: Request, bystanders: Record<Identity, Caller>): Promise<string[]> {
  return [
    ...(await toOthers(request, bystanders)),
    ...(await ofForms(request.who, request)),
    ...(await ofBodies(request)),
    ...(await ofQueries(request)),
    ...(await ofIds(request)),
  ]
}

async function toOthers(
  { row, route, method, path, body }: Request,
  bystanders: Record<Identity, Caller>,
): Promise<string[]> {
  const wrong: string[] = []
  for (const [kind, expected] of statusesOf(row)) {
    const may = expected === 'ok'
    const isRead = method === 'GET'
    // What everybody may do is done by a visitor only: to others the same door is open.
    const isAsked = !may || isRead || (isPublic(row) && row.body !== undefined)
    if (!isAsked) continue
    const { status } = await bystanders[kind].send(method, path, may && !isRead ? {} : body)
    const due = !may ? expected : isRead ? route.success : 400
    if (status !== due) wrong.push(`answers ${status} to ${kind}, not ${due}`)
  }
  return wrong
}

async function ofBodies({ who, row, route, method, path, body }: Request): Promise<string[]> {
  const { schemas } = route
  if (!schemas.body) return []
  const { properties = {} } = inputOf(schemas.body) as Properties
  const fields = row.body ?? {}
  const wrong = Object.keys(properties)
    .filter((name) => !fields[name])
    .map((name) => `has no messages of ${name}`)
  const check = async (what: string, sent: object, due: Issue[]) => {
    const { status, body: answer } = await who.send<Failed>(method, path, sent)
    const said = issuesIn(answer)
    const expected = due.map((one) => one.join(': ')).toSorted()
    if (status !== 400 || said.join() !== expected.join())
      wrong.push(`${what} answers ${status} ${JSON.stringify(said)}, not ${JSON.stringify(expected)}`)
  }
  const all = Object.entries(fields)
  const required = all.filter(([, [missing]]) => missing !== null)
  if (required.length > 0) {
    const due = required.map(([name, [missing]]): Issue => [name, missing!])
    await check('no field', {}, due)
    await check('null', { ...body, ...Object.fromEntries(required.map(([name]) => [name, null])) }, due)
  }
  // All at once: every bad field must be told.
  const types = all.map(([name, [, message]]) =>
    otherTypes(properties[name]).map((value): Given => [name, value, [name, message]]),
  )
  const bounds = all.map(([name, [, , ...others]]) =>
    others.map(([value, message, at = name]): Given => [name, value, [at, message]]),
  )
  const [deciding, others] = [
    bounds.flat().filter(([name]) => name === row.decidedBy),
    bounds.map((given) => given.filter(([name]) => name !== row.decidedBy)),
  ]
  for (const round of [...roundsOf(types), ...roundsOf(others), ...deciding.map((one) => [one])]) {
    const bad = Object.fromEntries(round.map(([name, value]) => [name, value]))
    await check(
      shown(bad),
      { ...body, ...bad },
      round.map(([, , issue]) => issue),
    )
  }
  return wrong
}

type Issue = [path: string, message: string]
type Given = [name: string, value: unknown, issue: Issue]

/** The first of each, the second of each, and so on. */
const roundsOf = (lists: Given[][]): Given[][] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => (list[at] ? [list[at]] : [])),
  )

async function ofQueries({ who, row, route, method, path }: Request): Promise<string[]> {
  const { schemas } = route
  if (!schemas.query) return []
  const { properties = {} } = inputOf(schemas.query) as Properties
  const filters = row.query ?? {}
  const wrong = Object.keys(properties)
    .filter((name) => !filters[name])
    .map((name) => `has no messages of the filter ${name}`)
  const [bare = '', given = ''] = path.split('?')
  if (!Object.values(filters).some(([, ...others]) => others.some(([value]) => value === ''))) {
    const nothing = new URLSearchParams([...Object.keys(filters).map((name) => [name, '']), ['unheardOf', 'x']])
    const { status } = await who.send(method, `${bare}?${nothing}`)
    if (status !== route.success) wrong.push(`with empty filters answers ${status}`)
  }
  const lists = Object.entries(filters).map(([name, [ofOtherType, ...others]]) =>
    [...(ofOtherType === null ? [] : [[['1', '2'], ofOtherType] as Bad]), ...others].map(
      ([value, message, at = name]): Given => [name, value, [at, message]],
    ),
  )
  for (const round of roundsOf(lists)) {
    const query = new URLSearchParams(given)
    for (const [name, value] of round) {
      query.delete(name)
      for (const one of [value].flat()) query.append(name, String(one))
    }
    const { status, body } = await who.send<Failed>(method, `${bare}?${query}`)
    const said = issuesIn(body)
    const due = round.map(([, , issue]) => issue.join(': ')).toSorted()
    if (status !== 400 || said.join() !== due.join())
      wrong.push(`with ${query} answers ${status} ${JSON.stringify(said)}, not ${JSON.stringify(due)}`)
  }
  return wrong
}

async function ofIds({ who, row, route, method, path, body }: Request): Promise<string[]> {
  const wrong: string[] = []
  const expect = async (what: string, due: number | undefined, [url, sent]: [string, object | undefined]) => {
    const { status } = await who.send(method, url, sent)
    if (status !== due) wrong.push(`answers ${status} to an unknown ${what}, not ${due}`)
  }
  for (const name of namesIn(route.path))
    for (const id of [NOBODYS, 'x', 0]) {
      const parts = path.split('/')
      parts[route.path.split('/').indexOf(`:${name}`)] = String(id)
      const unknownId = typeof row.unknownId === 'object' ? row.unknownId[name] : row.unknownId
      const due = id === NOBODYS ? unknownId : (row.noId ?? unknownId)
      await expect(`${name} (${id})`, due, [parts.join('/'), body])
    }
  for (const [name, due] of Object.entries(row.unknown ?? {}))
    await expect(name, due, [
      path,
      { ...body, [name]: typeof (body as Record<string, unknown>)[name] === 'string' ? 'nobody' : NOBODYS },
    ])
  return wrong
}

/** One of each kind of JSON that a property is not; no text stands for one of a list. */
function otherTypes(property: Typed = { type: 'string' }): unknown[] {
  const types = typesOf(property)
  const values: Record<string, unknown> = { object: {}, array: [['x']], boolean: true, number: 7, string: 'x' }
  if (types.has('integer')) types.add('number')
  return Object.entries(values)
    .filter(([type]) => !types.has(type))
    .map(([, value]) => value)
}

const typesOf = ({ type, anyOf = [] }: Typed): Set<string> =>
  new Set([...[type ?? []].flat(), ...anyOf.flatMap((one) => [...typesOf(one)])])

const shown = (bad: object): string =>
  JSON.stringify(bad, (_name, value) => (value === HUGE ? 'huge' : value)).slice(0, 500)
