/** Records by their global ids, for those who may see them. */
import { brandWithType } from '@pothos/core'
import { queryFromInfo } from '@pothos/plugin-prisma'
import { decodeGlobalID } from '@pothos/plugin-relay'
import type { GraphQLResolveInfo } from 'graphql'
import type { Prisma } from '../generated/prisma/client.ts'
import { findFirst } from '../reader/reader.ts'
import type { Context } from './context.ts'

type Row = Readonly<Record<string, unknown>>

/** How a type's records are found. */
export interface Node {
  model: Prisma.ModelName
  /** The record of an id, if this asker may see it. */
  findUnique(id: string, context: Context): Row
}

/** By the name of their type. */
export const nodes = new Map<string, Node>()

/** Notes every node that is declared on this builder from now on. One that does not say who may see it is refused. */
export function noteNodes(builder: { prismaNode: unknown }): void {
  const declare = (builder.prismaNode as (...given: unknown[]) => unknown).bind(builder)
  builder.prismaNode = (model: Prisma.ModelName, options: { name?: string; findUnique?: unknown }) => {
    const { name = model, findUnique } = options
    if (!findUnique) throw new Error(`${name} is a node: it needs findUnique`)
    nodes.set(name, { model, findUnique: findUnique as Node['findUnique'] })
    return declare(model, options)
  }
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

/** Null for what is not there, not theirs to see, or no node. */
export async function nodeOf(
  context: Context,
  info: GraphQLResolveInfo,
  { typename, id }: GlobalId,
): Promise<Row | null> {
  const node = nodes.get(typename)
  if (!node) return null
  const name = (node.model[0]!.toLowerCase() + node.model.slice(1)) as Uncapitalize<Prisma.ModelName>
  const { select } = queryFromInfo({ context, info, typeName: typename }) as { select: Row }
  const row = (await findFirst(context.db, name, { where: node.findUnique(id, context), select })) as Row | null
  if (row) brandWithType(row, typename as never)
  return row
}
