/** Tables, columns and relations as prisma/schema names them, for the statements that are written here (read.ts). */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const SCHEMA = path.resolve(import.meta.dirname, '../../prisma/schema')
const BLOCK = /^(model|enum) (\w+) \{\n(.*?)^\}/gms
const FIELD = /^ +(\w+) +(\w+)(\[\])?(\?)?(.*)$/gm
const VALUE = /^ +(\w+)(.*)$/gm
const ON = /@relation\(.*?fields: \[([^\]]+)\], references: \[([^\]]+)\]/

/** A scalar of a row. */
export interface Column {
  name: string
  /** Quoted. */
  sql: string
  /** `Int`, `DateTime`, …, `Enum` or `Uuid`. */
  type: string
  isList: boolean
  /** May be null. */
  isOptional: boolean
  /** Of an enum: its type, quoted, and what the program and the database call each value. */
  enumType: string | null
  toDatabase: ReadonlyMap<string, string> | null
  fromDatabase: ReadonlyMap<string, string> | null
}

export interface Relation {
  name: string
  /** The other model. */
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

interface Field {
  name: string
  type: string
  isList: boolean
  isOptional: boolean
  attributes: string
}

let models: Map<string, Model> | undefined

/** A model by the name of its delegate, such as `mentor`; or as the schema has it. */
export function modelOf(name: string): Model {
  models ??= readModels()
  const model = models.get(name[0]!.toUpperCase() + name.slice(1))
  if (!model) throw new Error(`The schema has no model ${name}`)
  return model
}

const mapped = (text: string, name: string) => /(?<!@)@map\("([^"]+)"\)/.exec(text)?.[1] ?? name
const listed = (text: string) => text.split(',').map((part) => part.trim())

function readModels(): Map<string, Model> {
  const text = readdirSync(SCHEMA)
    .map((file) => readFileSync(path.join(SCHEMA, file), 'utf8'))
    .join('\n')
    .replaceAll(/\/\/.*$/gm, '')
  const enums = new Map<string, { type: string; values: Map<string, string> }>()
  const fields = new Map<string, { table: string; fields: Field[] }>()
  for (const [, kind, name = '', body = ''] of text.matchAll(BLOCK)) {
    const stored = `"${/@@map\("([^"]+)"\)/.exec(body)?.[1] ?? name}"`
    if (kind === 'enum') {
      const values = [...body.matchAll(VALUE)].map(([, value = '', rest = '']) => [value, mapped(rest, value)] as const)
      enums.set(name, { type: stored, values: new Map(values) })
    } else {
      const found = [...body.matchAll(FIELD)].map(([, field = '', type = '', list, optional, attributes = '']) => ({
        name: field,
        type,
        isList: list !== undefined,
        isOptional: optional !== undefined,
        attributes,
      }))
      fields.set(name, { table: stored, fields: found })
    }
  }
  const column = (model: string, name: string) => {
    const field = fields.get(model)?.fields.find((one) => one.name === name)
    return `"${mapped(field?.attributes ?? '', name)}"`
  }
  const columnsOf = (own: readonly Field[]) =>
    own
      .filter(({ type }) => !fields.has(type))
      .map(({ name, type, isList, isOptional, attributes }): [string, Column] => {
        const known = enums.get(type)
        const toDatabase = known?.values ?? null
        const fromDatabase = toDatabase && new Map([...toDatabase].map(([value, stored]) => [stored, value]))
        const named = {
          name,
          sql: `"${mapped(attributes, name)}"`,
          type: known ? 'Enum' : /@db\.Uuid/.test(attributes) ? 'Uuid' : type,
          isList,
          isOptional,
        }
        return [name, { ...named, enumType: known?.type ?? null, toDatabase, fromDatabase }]
      })
  /** The columns that two models are joined by, as the one that has the foreign key names them. */
  const joined = (model: string, { type, attributes }: Field): [string, string][] | null => {
    const [, from, to] = ON.exec(attributes) ?? []
    if (from === undefined || to === undefined) return null
    const theirs = listed(to)
    return listed(from).map((name, at) => [column(model, name), column(type, theirs[at] ?? '')])
  }
  const relationsOf = (model: string, own: readonly Field[]) =>
    own.flatMap((field): [string, Relation][] => {
      const other = fields.get(field.type)
      if (!other) return []
      const back = other.fields.filter(({ type, attributes }) => type === model && ON.test(attributes))
      const on = joined(model, field) ?? (back.length === 1 ? reversed(joined(field.type, back[0]!)) : null)
      return on ? [[field.name, { name: field.name, to: field.type, isList: field.isList, on }]] : []
    })
  return new Map(
    [...fields].map(([name, { table, fields: own }]) => [
      name,
      { table, columns: new Map(columnsOf(own)), relations: new Map(relationsOf(name, own)) },
    ]),
  )
}

function reversed(on: [string, string][] | null): [string, string][] | null {
  return on && on.map(([ours, theirs]) => [theirs, ours])
}
