import { useCallback } from 'react'
import { useMutation as useRelayMutation, type UseMutationConfig } from 'react-relay'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { showToast, type ToastMessage } from '../lib/toasts.ts'
import { explain, RequestError } from '../lib/errors.ts'

type Payload<M extends MutationParameters> = NonNullable<M['response'][keyof M['response']]>
type Options<M extends MutationParameters> = Omit<
  UseMutationConfig<M>,
  'variables' | 'onCompleted' | 'onError' | 'onUnsubscribe'
> & {
  /** The toast of a failure that the schema does not name, in place of the general one. */
  failure?: (error: Error) => ToastMessage
}

/**
 * A mutation with one root field: `[run, isRunning]`. `run` resolves to that field's payload, for the caller to tell
 * its members apart by `__typename`; a failure that the schema does not name shows a toast and rejects.
 */
export function useMutation<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [run: (variables: M['variables'], options?: Options<M>) => Promise<Payload<M>>, isRunning: boolean] {
  const [commit, isRunning] = useRelayMutation<M>(mutation)
  const run = useCallback(
    (variables: M['variables'], { failure = explain, ...options }: Options<M> = {}) =>
      new Promise<Payload<M>>((resolve, reject) => {
        function fail(error: Error): void {
          showToast({ tone: 'destructive', ...failure(error) })
          reject(error)
        }
        commit({
          ...options,
          variables,
          onError: fail,
          onCompleted(response, errors) {
            const payload: unknown = Object.values(response ?? {})[0]
            if (payload) resolve(payload as Payload<M>)
            else fail(new RequestError('broken', errors?.[0]?.message ?? 'Empty answer'))
          },
        })
      }),
    [commit],
  )
  return [run, isRunning]
}
