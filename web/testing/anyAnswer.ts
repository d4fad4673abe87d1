/** Answers to the client's documents without a server: something of each type. */
import { readFileSync } from 'node:fs'
import {
  buildSchema,
  execute,
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const documents = JSON.parse(readFileSync('web/persisted.json', 'utf8')) as Record<string, string>

const TEXTS: Record<string, string> = {
  time: '16:00',
  startTime: '10:00',
  endTime: '13:00',
  mainBranch: 'Civil Engineering',
}
const SCALARS: Record<string, unknown> = {
  DateTime: '2026-11-28T04:30:00.000Z',
  Date: '2026-11-28',
  Paise: 79_900,
  Int: 3,
  Float: 4.5,
  Boolean: true,
}
let ids = 0

/** Something of each type that the schema knows. */
const made: GraphQLFieldResolver<unknown, { name: string | null }> = (_parent, _args, { name }, at) => {
  if (at.fieldName === 'viewer' && name === null) return null
  // One and the same in the answers to all queries of a page.
  if (at.fieldName === 'id' && ['Viewer', 'Site'].includes(at.parentType.name)) return at.parentType.name
  return at.parentType.name === 'Viewer' && at.fieldName === 'name' ? name : valueOf(at.returnType, at.fieldName)
}

function valueOf(type: GraphQLOutputType, field: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, field)
  if (isListType(type)) return [valueOf(type.ofType, field), valueOf(type.ofType, field)]
  const named = getNamedType(type)
  if (isObjectType(named)) return {}
  if (isAbstractType(named)) return { __typename: schema.getPossibleTypes(named)[0]?.name }
  if (isEnumType(named)) return named.getValues()[0]?.value
  if (named.name === 'ID') return `id-${(ids += 1)}`
  return SCALARS[named.name] ?? TEXTS[field] ?? (/(url|image)$/i.test(field) ? `/media/${field}` : `Some ${field}`)
}

/** The answer to a persisted document; `name` is the member's who asks, null a visitor. */
export async function anyAnswer(
  id: string,
  variableValues: object,
  name: string | null = null,
): Promise<ExecutionResult> {
  return await execute({
    schema,
    document: parse(documents[id] ?? ''),
    variableValues: { ...variableValues },
    contextValue: { name },
    fieldResolver: made,
  })
}
