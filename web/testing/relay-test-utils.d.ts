// The package ships no types of its own: the parts that our tests use.
declare module 'relay-test-utils' {
  import type {
    Environment,
    GraphQLResponse,
    GraphQLSingularResponse,
    GraphQLTaggedNode,
    OperationDescriptor,
    Variables,
  } from 'relay-runtime'

  type OperationResolver = (operation: OperationDescriptor) => GraphQLResponse | Error | null | undefined

  export interface MockEnvironment extends Environment {
    readonly mock: {
      /** Answers the next operation at once. */
      queueOperationResolver(resolver: OperationResolver): void
      /** Announces a query that `loadQuery` will start. */
      queuePendingOperation(query: GraphQLTaggedNode, variables: Variables): void
      getAllOperations(): readonly OperationDescriptor[]
      /** Throws when nothing is under way. */
      getMostRecentOperation(): OperationDescriptor
      findOperation(test: (operation: OperationDescriptor) => boolean): OperationDescriptor
      resolve(operation: OperationDescriptor, payload: GraphQLSingularResponse): void
      resolveMostRecentOperation(resolver: GraphQLResponse | OperationResolver): void
      nextValue(operation: OperationDescriptor, payload: GraphQLSingularResponse): void
      complete(operation: OperationDescriptor): void
      reject(operation: OperationDescriptor, error: Error): void
      rejectMostRecentOperation(error: Error): void
    }
    mockClear(): void
  }

  export function createMockEnvironment(): MockEnvironment

  /** A value of a type, made up; what is left out is filled in. */
  type MockResolvers = Record<
    string,
    (
      context: { parentType?: string; name?: string; alias?: string; path?: readonly string[]; args?: object },
      generateId: () => number,
    ) => unknown
  >

  export const MockPayloadGenerator: {
    generate(operation: OperationDescriptor, resolvers?: MockResolvers | null): GraphQLSingularResponse
  }
}
