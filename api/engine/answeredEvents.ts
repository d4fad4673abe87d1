/** The answers to a subscription's events, one at a time, masked. */
import {
  executeSubscriptionEvent,
  GraphQLError,
  type ExecutionResult,
  type OperationDefinitionNode,
  type ValidatedSubscriptionArgs,
} from 'graphql'
import { nextOperation, type Context } from '../graphql/context.ts'
import { maskedResult } from './maskingResults.ts'
import { inPersonsTurn } from './personsTurn.ts'

type Answer = IteratorResult<ExecutionResult, void>
const OVER: Answer = { done: true, value: undefined }

/**
 * A failing source or event ends the stream with one error. Written out: graphql-js's own mapping and an async generator
 * around it take four kilobytes of each page that waits for something to happen, and a generator's `return` would wait
 * for the next event, so that a closed socket kept its source open until then.
 */
export class AnsweredEvents implements AsyncGenerator<ExecutionResult, void, void> {
  readonly #source: AsyncIterator<unknown>
  readonly #args: ValidatedSubscriptionArgs
  readonly #context: Context
  #isOver = false

  constructor(source: AsyncIterable<unknown>, args: ValidatedSubscriptionArgs) {
    this.#source = source[Symbol.asyncIterator]()
    // What was looked up to begin with is not held while nothing happens.
    this.#context = nextOperation(args.contextValue as Context)
    this.#args = { ...args, ...sharedOf(args), contextValue: null }
  }

  async next(): Promise<Answer> {
    if (this.#isOver) return OVER
    try {
      const event = await this.#source.next()
      if (event.done) return this.#over()
      // A context for each event: what was looked up for one must not be read again by the next, nor held until then.
      const contextValue = nextOperation(this.#context)
      const args = { ...this.#args, rootValue: event.value, contextValue }
      const result = await inPersonsTurn(this.#context.member, async () =>
        this.#isOver ? null : await executeSubscriptionEvent(args),
      )
      return this.#isOver || !result ? OVER : { done: false, value: maskedResult(result, this.#context) }
    } catch (error) {
      if (this.#isOver) return OVER
      void this.return()
      const cause = error instanceof Error ? error : new Error(String(error))
      const failure = new GraphQLError('Failed', { originalError: cause })
      return { done: false, value: maskedResult({ errors: [failure] }, this.#context) }
    }
  }

  /** Also while `next` waits, which is then over. A source that cannot be ended is left behind. */
  async return(): Promise<Answer> {
    this.#isOver = true
    try {
      await this.#source.return?.()
    } catch {
      // Nobody listens any more.
    }
    return OVER
  }

  throw(): Promise<Answer> {
    return this.return()
  }

  #over(): Answer {
    this.#isOver = true
    return OVER
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return()
  }
}

type Shared = Pick<ValidatedSubscriptionArgs, 'fragments' | 'fragmentDefinitions'>
const shared = new WeakMap<OperationDefinitionNode, Shared>()

/** What is the same for everybody who follows with the same document. */
function sharedOf({ operation, fragments, fragmentDefinitions }: ValidatedSubscriptionArgs): Shared {
  const known = shared.get(operation) ?? { fragments, fragmentDefinitions }
  shared.set(operation, known)
  return known
}
