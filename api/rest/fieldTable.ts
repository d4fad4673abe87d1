/** The fields of a JSON schema as rows for people. */

type Json = Record<string, unknown>

export interface Field {
  /** With the fields around it: `errors[].path`. */
  name: string
  type: string
  isRequired: boolean
  /** Meaning and bounds; empty without any. */
  note: string
}

/** Its fields, each before those in it. */
export function fieldsOf(schema: Json, before = ''): Field[] {
  const inner = innerOf(schema)
  if (inner['items']) return fieldsOf(inner['items'] as Json, `${before}[]`)
  const required = (inner['required'] ?? []) as string[]
  const properties = Object.entries((inner['properties'] ?? {}) as Record<string, Json>)
  return properties.flatMap(([key, field]) => {
    const name = before ? `${before}.${key}` : key
    const row = {
      name,
      type: typeOf(field),
      isRequired: required.includes(key),
      note: noteOf({ description: field['description'], ...innerOf(field) }),
    }
    return [row, ...fieldsOf(field, name)]
  })
}

/** What it is when it is not null. */
function innerOf(schema: Json): Json {
  const choices = (schema['anyOf'] ?? []) as Json[]
  return choices.find(({ type }) => type !== 'null') ?? schema
}

function typeOf(schema: Json): string {
  const choices = schema['anyOf'] as Json[] | undefined
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ')
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(', ')
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (schema['items']) return `list of ${typeOf(schema['items'] as Json)}`
  const types = [schema['type'] ?? 'any value'].flat().join(' or ')
  return typeof schema['format'] === 'string' ? `${types} (${schema['format']})` : types
}

const BOUNDS: Readonly<Record<string, (bound: unknown) => string>> = {
  minimum: (bound) => `at least ${bound}`,
  maximum: (bound) => `at most ${bound}`,
  minLength: (bound) => `at least ${bound} characters`,
  maxLength: (bound) => `at most ${bound} characters`,
}

function noteOf(schema: Json): string {
  const bounds = Object.entries(BOUNDS).flatMap(([key, words]) => (key in schema ? words(schema[key]) : []))
  return [schema['description'] ?? [], bounds].flat().join('; ')
}
