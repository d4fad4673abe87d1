import { useCallback, useInsertionEffect, useRef } from 'react'
import { useMutation as useRelayMutation } from 'react-relay'
import type { GraphQLTaggedNode } from 'relay-runtime'
import { send, type Mutation, type MutateOptions, type Outcome, type ToldFailure } from './mutate.ts'

/**
 * A mutation with one root field: `[run, isRunning]`. The document uses aliases:
 *
 *     ... on EndSessionPayload @alias(as: "done") { … }
 *     ...refusal_error @alias(as: "refused")
 *
 * `run` never rejects: it resolves to the payload or to the reason for its absence, after the toasts were shown. Called
 * again with the same variables while it runs, it sends nothing and resolves with the first call.
 */
export function useMutation<M extends Mutation>(
  mutation: GraphQLTaggedNode,
  options: MutateOptions<M> = {},
): [run: (variables: M['variables']) => Promise<Outcome<M>>, isRunning: boolean] {
  const [commit, isRunning] = useRelayMutation<M>(mutation)
  const latest = useRef(options)
  const told = useRef<ToldFailure['current']>(null)
  const underWay = useRef(new Map<string, Promise<Outcome<M>>>())
  useInsertionEffect(() => void (latest.current = options))

  const run = useCallback(
    (variables: M['variables']) => {
      const key = JSON.stringify(variables)
      const running = underWay.current.get(key)
      if (running) return running
      const started = send<M>(commit, variables, () => latest.current, told).finally(() => underWay.current.delete(key))
      underWay.current.set(key, started)
      return started
    },
    [commit],
  )
  return [run, isRunning]
}
