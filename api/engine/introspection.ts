/** How long the lists of introspection are: no author declares them, and every schema answers differently. */
import { getNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import type { GraphQLField, GraphQLNamedType, GraphQLSchema } from 'graphql'

/** What a type costs beside a row: it is in memory. */
const LIGHT = 1 / 2

/** Average lengths by `__Type.field`. */
export type IntrospectionSizes = ReadonlyMap<string, number>

const known = new WeakMap<GraphQLSchema, IntrospectionSizes>()

/** Expected length of a list of introspection, chance that there is an `ofType`; undefined for other fields. */
export function introspectionSize(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  field: GraphQLField<unknown, unknown>,
): number | undefined {
  if (!type.name.startsWith('__')) return undefined
  const sizes = known.get(schema) ?? sizesOf(schema)
  known.set(schema, sizes)
  return sizes.get(`${type.name}.${field.name}`)
}

function sizesOf(schema: GraphQLSchema): IntrospectionSizes {
  const types = Object.values(schema.getTypeMap())
  const fields = types.flatMap((type) =>
    isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [],
  )
  const inputs = types.flatMap((type) => (isInputObjectType(type) ? Object.values(type.getFields()) : []))
  const args = fields.flatMap((field) => field.args)
  const directives = schema.getDirectives()
  const typed = [...fields, ...inputs, ...args].map(({ type }) => type)
  const total = (count: (type: GraphQLNamedType) => number) => types.reduce((sum, type) => sum + count(type), 0)
  return new Map([
    ['__Schema.types', types.length * LIGHT],
    ['__Schema.directives', directives.length],
    ['__Directive.args', directives.reduce((sum, directive) => sum + directive.args.length, 0) / directives.length],
    ['__Type.fields', fields.length / types.length],
    ['__Type.inputFields', inputs.length / types.length],
    ['__Type.enumValues', total((type) => (isEnumType(type) ? type.getValues().length : 0)) / types.length],
    ['__Type.interfaces', total((type) => ('getInterfaces' in type ? type.getInterfaces().length : 0)) / types.length],
    ['__Type.possibleTypes', total((type) => possible(schema, type)) / types.length],
    // Most types are wrapped once or not at all, so a deep chain of these costs hardly more than a short one.
    ['__Type.ofType', typed.filter((type) => type !== getNamedType(type)).length / typed.length / 2],
    ['__Field.args', args.length / fields.length],
  ])
}

function possible(schema: GraphQLSchema, type: GraphQLNamedType): number {
  return 'getTypes' in type || isInterfaceType(type) ? schema.getPossibleTypes(type).length : 0
}
