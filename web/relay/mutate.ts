import {
  commitMutation,
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  type SelectorStoreUpdater,
} from 'relay-runtime'
import type { refusal_error$key } from '../__generated__/refusal_error.graphql.ts'
import { explain, RequestError } from '../lib/errors.ts'
import { signal } from '../lib/signal.ts'
import { dismissToast, showToast, type ToastMessage } from '../lib/toasts.ts'
import { refusalOfAnswer, refusalOfFailure, type Refusal } from './refusal.ts'

/** Selection of the one root field: the payload as `done`, the schema's errors as `refused`. */
interface Answer {
  readonly done?: object | null | undefined
  readonly refused?: refusal_error$key | null | undefined
}
export interface Mutation extends MutationParameters {
  readonly response: Record<string, Answer>
}
type AnswerOf<M extends Mutation> = M['response'][keyof M['response']]
type Payload<M extends Mutation> = NonNullable<AnswerOf<M>['done']>

/** Result of a mutation. `answer` has the other fields of the document; null when the request itself failed. */
export type Outcome<M extends Mutation> =
  | { done: Payload<M>; refused: null }
  | { done: null; refused: Refusal; answer: AnswerOf<M> | null }

export interface MutateOptions<M extends Mutation> {
  /** The toast after success; none if absent or if it returns null. */
  done?: (payload: Payload<M>, variables: M['variables']) => ToastMessage | null
  /**
   * The toast after a failure: its title, to which the reason is added, or the whole toast; null for none. If absent, a
   * failed request gets a general toast and a refusal gets none.
   */
  failed?: string | ((refusal: Refusal) => ToastMessage | null)
  /** Shown when a request fails for a reason that does not concern the person. */
  fallback?: string
  /** The screen shows refusals itself: only failed requests get a toast. */
  showsRefusals?: boolean
  updater?: SelectorStoreUpdater<M['response']>
}

/** Relay's way to send: that of its hook, or the one without. */
type Commit<M extends Mutation> = (config: {
  variables: M['variables']
  updater: SelectorStoreUpdater<M['response']> | undefined
  onError: (error: Error) => void
  onCompleted: (response: M['response'], errors: readonly { message: string }[] | null | undefined) => void
}) => unknown

/** Id of the toast about a try that failed; null when there is none. */
export type ToldFailure = { current: number | null }

const settled = signal()
/** Calls back after each mutation, whatever became of it. Returns an unsubscribe function. */
export const onMutation = settled.listen

/**
 * Sends it and shows the toasts of `options` as they are then; that of a try before, which `told` remembers, goes. Never
 * rejects.
 */
export function send<M extends Mutation>(
  commit: Commit<M>,
  variables: M['variables'],
  options: () => MutateOptions<M>,
  told: ToldFailure = { current: null },
): Promise<Outcome<M>> {
  if (told.current !== null) dismissToast(told.current)
  return new Promise((resolve) => {
    function settle(outcome: Outcome<M>): void {
      told.current = tell(outcome, variables, options())
      resolve(outcome)
      settled.tell()
    }
    function fail(error: Error): void {
      settle({ done: null, refused: refusalOfFailure(error, options().fallback), answer: null })
    }
    commit({
      variables,
      updater: options().updater,
      onError: fail,
      onCompleted(response, errors) {
        const outcome = outcomeOf<M>(response)
        if (outcome) settle(outcome)
        else fail(new RequestError('broken', errors?.[0]?.message ?? 'Empty answer'))
      },
    })
  })
}

/** `useMutation` for code that is loaded when it sends: no hook, and the caller sees to it that it is sent once. */
export function mutate<M extends Mutation>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  options: MutateOptions<M>,
): Promise<Outcome<M>> {
  return send<M>(
    (config) => commitMutation<M>(environment, { mutation, ...config }),
    variables,
    () => options,
  )
}

function outcomeOf<M extends Mutation>(response: M['response'] | null): Outcome<M> | null {
  const [answer] = Object.values(response ?? {}) as AnswerOf<M>[]
  if (answer?.done) return { done: answer.done as Payload<M>, refused: null }
  return answer?.refused ? { done: null, refused: refusalOfAnswer(answer.refused), answer } : null
}

/** Shows the toast; answers its id when it is about a failure. */
function tell<M extends Mutation>(
  outcome: Outcome<M>,
  variables: M['variables'],
  options: MutateOptions<M>,
): number | null {
  const refused = outcome.refused && toastOf(outcome.refused, options)
  const done = outcome.done && options.done?.(outcome.done, variables)
  if (refused) return showToast({ tone: 'destructive', ...refused })
  if (done) showToast(done)
  return null
}

function toastOf<M extends Mutation>(
  refusal: Refusal,
  { failed, showsRefusals }: MutateOptions<M>,
): ToastMessage | null {
  const { failure, message } = refusal
  if (!failure && showsRefusals) return null
  if (typeof failed === 'function') return failed(refusal)
  if (failed) return { title: failed, description: message }
  return failure && explain(failure)
}
