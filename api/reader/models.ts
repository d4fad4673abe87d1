/** The tables, columns and relations of the schema, by the names that Prisma's arguments have for them. */
import { ENUMS, MODELS } from '../generated/models.ts'

export interface Column {
  name: string
  /** Quoted. */
  sql: string
  /** `Int`, `DateTime`, …, `Enum` or `Uuid`. */
  type: string
  isList: boolean
  isOptional: boolean
  /** Of an enum: its type, quoted, and its values as the program and as the database name them. */
  enumType: string | null
  toDatabase: ReadonlyMap<string, string> | null
  fromDatabase: ReadonlyMap<string, string> | null
}

export interface Relation {
  name: string
  to: string
  isList: boolean
  /** Quoted columns that are equal: ours, theirs. */
  on: readonly (readonly [string, string])[]
}

export interface Model {
  /** Quoted. */
  table: string
  columns: ReadonlyMap<string, Column>
  relations: ReadonlyMap<string, Relation>
}

const models = new Map(
  Object.entries(MODELS).map(([name, { table, columns, relations }]): [string, Model] => [
    name,
    {
      table,
      columns: new Map(columns.map((column) => [column.name, columnOf(column)])),
      relations: new Map(relations.map((relation) => [relation.name, relation])),
    },
  ]),
)

function columnOf(column: (typeof MODELS)[string]['columns'][number]): Column {
  const known = ENUMS[column.type]
  if (!known) return { ...column, enumType: null, toDatabase: null, fromDatabase: null }
  const fromDatabase = new Map(known.values.map(([name, stored]) => [stored, name]))
  return { ...column, type: 'Enum', enumType: known.type, toDatabase: new Map(known.values), fromDatabase }
}

/** A model by its own name, or by that of its delegate, such as `mentor`. */
export function modelOf(name: string): Model {
  const model = models.get(name[0]!.toUpperCase() + name.slice(1))
  if (!model) throw new Error(`The schema has no model ${name}`)
  return model
}
