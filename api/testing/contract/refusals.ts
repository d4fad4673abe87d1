/** Everything about a request that is refused, asked for real; says what was answered otherwise than its row has it. */
import { namesIn } from '../../rest/ids.ts'
import { inputOf } from '../../rest/openapi.ts'
import type { Route } from '../../rest/route.ts'
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
  const check = async (what: string, sent: object, due: [path: string, message: string][]) => {
    const { status, body: answer } = await who.send<Failed>(method, path, sent)
    const said = (answer.errors ?? []).map(({ path: at, message }) => `${at}: ${message}`)
    const expected = due.map((one) => one.join(': '))
    if (status !== 400 || said.toSorted().join('\n') !== expected.toSorted().join('\n'))
      wrong.push(`${what} answers ${status} ${JSON.stringify(said)}, not ${JSON.stringify(expected)}`)
  }
  for (const [name, [missing, ofOtherType, ...others]] of Object.entries(fields)) {
    if (missing !== null) {
      const { [name]: _left, ...rest } = body as Record<string, unknown>
      await check(`without ${name}`, rest, [[name, missing]])
      await check(`${name} null`, { ...body, [name]: null }, [[name, missing]])
    }
    for (const value of otherTypes(properties[name]))
      await check(`${name} ${JSON.stringify(value)}`, { ...body, [name]: value }, [[name, ofOtherType]])
    for (const [value, message, at = name] of others)
      await check(`${name} ${shown(value)}`, { ...body, [name]: value }, [[at, message]])
  }
  const required = Object.entries(fields).filter(([, [missing]]) => missing !== null)
  if (required.length > 0)
    await check(
      'no field',
      {},
      required.map(([name, [missing]]) => [name, missing!]),
    )
  const all = Object.entries(fields).filter(([name]) => otherTypes(properties[name]).length > 0)
  if (all.length > 1)
    await check(
      'every field of another type',
      { ...body, ...Object.fromEntries(all.map(([name]) => [name, otherTypes(properties[name])[0]])) },
      all.map(([name, [, message]]) => [name, message]),
    )
  const beyond = Object.entries(fields).flatMap(([name, [, , first]]) =>
    first && name !== row.decidedBy ? [{ name, first }] : [],
  )
  if (beyond.length > 1)
    await check(
      'every field out of bounds',
      { ...body, ...Object.fromEntries(beyond.map(({ name, first: [value] }) => [name, value])) },
      beyond.map(({ name, first: [, message, at = name] }) => [at, message]),
    )
  return wrong
}

async function ofQueries({ who, row, route, method, path }: Request): Promise<string[]> {
  const { schemas } = route
  if (!schemas.query) return []
  const { properties = {} } = inputOf(schemas.query) as Properties
  const filters = row.query ?? {}
  const wrong = Object.keys(properties)
    .filter((name) => !filters[name])
    .map((name) => `has no messages of the filter ${name}`)
  const [bare = '', given = ''] = path.split('?')
  for (const [name, [ofOtherType, ...others]] of Object.entries(filters)) {
    const bad: Bad[] = [[['1', '2'], ofOtherType], ...others]
    for (const [value, message, at = name] of bad) {
      const query = new URLSearchParams(given)
      query.delete(name)
      for (const one of [value].flat()) query.append(name, String(one))
      const { status, body } = await who.send<Failed>(method, `${bare}?${query}`)
      const said = (body.errors ?? []).map((issue) => `${issue.path}: ${issue.message}`).join('\n')
      if (status !== 400 || said !== `${at}: ${message}`)
        wrong.push(`${name}=${shown(value)} answers ${status} ${JSON.stringify(said)}, not ${at}: ${message}`)
    }
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
      const { unknownId } = row
      await expect(`${name} (${id})`, typeof unknownId === 'object' ? unknownId[name] : unknownId, [
        parts.join('/'),
        body,
      ])
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

const shown = (value: unknown): string => (value === HUGE ? 'huge' : String(JSON.stringify(value)).slice(0, 60))
