/** What a resolver is told of its place, as graphql-js tells it. */
import type { GraphQLField, GraphQLObjectType, GraphQLResolveInfo, ValidatedExecutionArgs } from 'graphql'
import { isPromise } from './plainValues.ts'

interface Place {
  field: GraphQLField<unknown, unknown>
  nodes: GraphQLResolveInfo['fieldNodes']
  parentType: GraphQLObjectType
  path: GraphQLResolveInfo['path']
  signal: () => AbortSignal
}

export function infoOf(
  args: ValidatedExecutionArgs,
  { field, nodes, parentType, path, signal }: Place,
): GraphQLResolveInfo {
  return {
    fieldName: field.name,
    fieldNodes: nodes,
    returnType: field.type,
    parentType,
    path,
    schema: args.schema,
    fragments: args.fragmentDefinitions,
    rootValue: args.rootValue,
    operation: args.operation,
    variableValues: args.variableValues,
    getAbortSignal: signal,
    getAsyncHelpers: helpers,
  }
}

/** What nobody waits for any more may fail unheard. */
export function abandon(values: readonly unknown[]): void {
  for (const one of values) if (isPromise(one)) one.then(undefined, ignore)
}

const ignore = () => {}

/** For resolvers that start what they do not wait for. */
const asyncHelpers: ReturnType<GraphQLResolveInfo['getAsyncHelpers']> = {
  promiseAll: (values) => Promise.all(values) as never,
  track: abandon,
}
const helpers = () => asyncHelpers
