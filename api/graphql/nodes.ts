/**
 * Records by their global ids. All records of a type that an operation asks for at once, by `node`, `nodes` and any alias,
 * are read with one statement for each selection. The Prisma plugin would take a statement for each id.
 */
import { isDeepStrictEqual } from 'node:util'
import { brandWithType } from '@pothos/core'
import { queryFromInfo } from '@pothos/plugin-prisma'
import { decodeGlobalID } from '@pothos/plugin-relay'
import DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import { findMany } from '../reader/reader.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { memoized, type Context } from './context.ts'
import { NO_ID } from './nodeId.ts'

type Row = Readonly<Record<string, unknown>>
type Where = Readonly<Record<string, unknown>>

/** How a type's records are found. */
export interface Node {
  model: Prisma.ModelName
  /** The column of its id. */
  key: string
  /** The record of an id, if this asker may see it. */
  findUnique(id: string, context: Context): Where
}

interface Options {
  name?: string
  id: { field?: string }
  findUnique?: unknown
}

/** By the name of their type. */
const declared = new Map<string, Node>()
export const nodes: ReadonlyMap<string, Node> = declared

/** Notes every node that is declared on this builder from now on. One that does not say who may see it is refused. */
export function noteNodes(builder: { prismaNode: unknown }): void {
  const declare = (builder.prismaNode as (...given: unknown[]) => unknown).bind(builder)
  builder.prismaNode = (model: Prisma.ModelName, options: Options) => {
    const { name = model, id, findUnique } = options
    if (!id.field || !findUnique) throw new Error(`${name} is a node: it needs id.field and findUnique`)
    declared.set(name, { model, key: id.field, findUnique: findUnique as Node['findUnique'] })
    return declare(model, options)
  }
}

/** Cost of a type's statement, which PostgreSQL may have to plan, besides its records. */
export const NODE_WORK = 40
/** So many characters of a global id hold the longest name of a type. */
const NAMED_WITHIN = 40

/** One statement for each type that is asked for; none for ids that are no node's. */
export function workOfNodes(ids: readonly unknown[]): number {
  const types = new Set<string>()
  for (const id of ids) {
    const [type = ''] = Buffer.from(String(id).slice(0, NAMED_WITHIN), 'base64').toString('latin1').split(':', 1)
    if (nodes.has(type)) types.add(type)
  }
  return NODE_WORK * types.size
}

interface GlobalId {
  typename: string
  id: string
}

/** A global id; of no type when it is none, so that it finds nothing and harms none beside it. */
export function readNodeId(given: string): GlobalId {
  try {
    return decodeGlobalID(given)
  } catch {
    return { typename: '', id: given }
  }
}

/** In the same order; null for what is not there, not theirs to see, or no node. Call it once for a field. */
export async function nodesOf(
  context: Context,
  info: GraphQLResolveInfo,
  ids: readonly GlobalId[],
): Promise<(Row | null)[]> {
  const loaders = new Map<string, Loader | null>()
  return await Promise.all(
    ids.map(({ typename, id }) => {
      let loader = loaders.get(typename)
      if (loader === undefined) {
        loader = loaderFor(context, info, typename)
        loaders.set(typename, loader)
      }
      return loader?.load(id) ?? null
    }),
  )
}

type Loader = DataLoader<string, Row | null>

/** The loader of what this field selects of a type, the same for all fields that select the same. */
function loaderFor(context: Context, info: GraphQLResolveInfo, typename: string): Loader | null {
  const node = nodes.get(typename)
  if (!node) return null
  const { select } = queryFromInfo({ context, info, typeName: typename }) as { select: Row }
  const known = memoized(context, node, (): { select: Row; loader: Loader }[] => [])
  const before = known.find((one) => isDeepStrictEqual(one.select, select))
  if (before) return before.loader
  const loader: Loader = new DataLoader(async (ids) => {
    // Rows are not remembered once they are read.
    loader.clearAll()
    const rows = await rowsOf(context, node, select, ids)
    for (const row of rows.values()) brandWithType(row, typename as never)
    return ids.map((id) => rows.get(id) ?? null)
  })
  known.push({ select, loader })
  return loader
}

/** Records by id. A member who asks for themselves among others is allowed by another rule: then there are two statements. */
async function rowsOf(
  context: Context,
  { model, key, findUnique }: Node,
  select: Row,
  ids: readonly string[],
): Promise<Map<string, Row>> {
  const rules: { where: Where; keys: number[] }[] = []
  for (const id of ids) {
    const { [key]: one, ...where } = findUnique(id, context)
    if (typeof one !== 'number' || one === NO_ID) continue
    const rule = rules.find((other) => isDeepStrictEqual(other.where, where))
    if (rule) rule.keys.push(one)
    else rules.push({ where, keys: [one] })
  }
  const name = (model[0]!.toLowerCase() + model.slice(1)) as Uncapitalize<typeof model>
  const found = await Promise.all(
    rules.map(({ where, keys }) =>
      findMany(context.db, name, { where: { ...where, [key]: { in: keys } }, select: { ...select, [key]: true } }),
    ),
  )
  return new Map((found.flat() as Row[]).map((row) => [String(row[key]), row]))
}
