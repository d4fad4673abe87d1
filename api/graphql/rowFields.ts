/**
 * Pothos plugin: a field made of its row's columns alone is answered from the row. The Prisma plugin would look up for each
 * row whether a query has planned it; it is asked where a column, or a note of Pothos in the `extensions`, is missing.
 */
import SchemaBuilder, {
  BasePlugin,
  completeValue,
  type PothosOutputFieldConfig,
  type PothosOutputFieldType,
  type SchemaTypes,
} from '@pothos/core'
import { encodeGlobalID } from '@pothos/plugin-relay'
import {
  defaultFieldResolver,
  getNamedType,
  isLeafType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
} from 'graphql'
import { answersColumn } from '../executor/executor.ts'
import { getDatamodel } from '../generated/pothos-types.ts'

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      rowFields: RowFields<Types>
    }
  }
}

class RowFields<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, field: PothosOutputFieldConfig<Types>): Resolver<Types> {
    const globalId = this.globalId(field)
    if (globalId) return globalId
    const columns = this.columnsOf(field)
    if (columns === null) return resolver
    const own = (field.resolve ?? defaultFieldResolver) as Resolver<Types>
    if (!isLeaf(field.type)) return onceKnown(columns, own, resolver)
    const [only] = columns
    if (columns.length === 1 && only !== undefined && field.extensions?.['pothosExposedField'] === only)
      return answersColumn(only, (row, args, context, info) => {
        const value = (row as Row)[only]
        return value === undefined ? resolver(row, args, context, info) : value
      })
    return fromColumns(columns, own, resolver)
  }

  /** The global id of a node, which the Relay plugin would promise for each row. Null for an id that is no node's. */
  private globalId({ name, parentType }: PothosOutputFieldConfig<Types>): Resolver<Types> | null {
    const { pothosOptions } = this.buildCache.getTypeConfig(parentType)
    const { id } = pothosOptions as { id?: { resolve?: Resolver<Types> } }
    return name === 'id' && id?.resolve
      ? (...given) => completeValue(id.resolve?.(...given), (own) => encodeGlobalID(parentType, String(own)))
      : null
  }

  /** The columns that a field of a row selects; null when that depends on arguments, or on other rows. */
  private columnsOf({ kind, extensions, parentType }: PothosOutputFieldConfig<Types>): string[] | null {
    const select: unknown = extensions?.['pothosPrismaSelect']
    const model: unknown = this.buildCache.getTypeConfig(parentType).extensions?.['pothosPrismaModel']
    if (kind !== 'PrismaObject' || typeof select !== 'object' || select === null) return null
    const columns = COLUMNS.get(String(model))
    const chosen = Object.entries(select)
    const isOfColumns = chosen.every(([name, isSelected]) => isSelected === true && columns?.has(name))
    return chosen.length > 0 && isOfColumns ? chosen.map(([name]) => name) : null
  }
}

/** The columns of each model; other rows that belong to a row may have been read in part, so they do not count. */
const COLUMNS = new Map(
  Object.entries(getDatamodel().datamodel.models).map(([model, { fields }]) => [
    model,
    new Set(fields.filter(({ kind }) => kind !== 'object').map(({ name }) => name)),
  ]),
)

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>

type Row = Readonly<Record<string, unknown>>

function fromColumns<R extends GraphQLFieldResolver<unknown, never, object>>(
  columns: string[],
  own: R,
  resolver: R,
): R {
  return ((row, args, context, info) => {
    for (const column of columns) if ((row as Row)[column] === undefined) return resolver(row, args, context, info)
    return own(row, args, context, info)
  }) as R
}

/** Of an object's field it is known only in the whole schema whether anything below it is planned. */
function onceKnown<R extends GraphQLFieldResolver<unknown, never, object>>(columns: string[], own: R, resolver: R): R {
  let chosen: R | null = null
  return ((row, args, context, info) => {
    chosen ??= isPlain(getNamedType(info.returnType)) ? fromColumns(columns, own, resolver) : resolver
    return chosen(row, args, context, info)
  }) as R
}

/** An object that is no row and has leaves alone, such as a file of a message. */
function isPlain(type: GraphQLNamedType): boolean {
  if (!isObjectType(type) || type.extensions['pothosPrismaModel'] !== undefined) return false
  return Object.values(type.getFields()).every((field) => isLeafType(getNamedType(field.type)))
}

function isLeaf<Types extends SchemaTypes>(type: PothosOutputFieldType<Types>): boolean {
  return type.kind === 'List' ? isLeaf(type.type) : type.kind === 'Scalar' || type.kind === 'Enum'
}

SchemaBuilder.registerPlugin('rowFields', RowFields)

export default 'rowFields' as const
