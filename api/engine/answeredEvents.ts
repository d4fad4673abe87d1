/** The answers to a subscription's events, one at a time, masked. */
import {
  executeSubscriptionEvent,
  type ExecutionResult,
  OperationTypeNode,
  type OperationDefinitionNode,
  type ValidatedSubscriptionArgs,
} from 'graphql'
import { nextOperation, type Context } from '../graphql/context.ts'
import type { Charge } from './admission.ts'
import { asGraphQLError, maskedResult } from './masking.ts'

/** What an event is charged; the first one was charged with the subscription. */
interface Price {
  charge: Charge | undefined
  cost: number
}

type Answer = IteratorResult<ExecutionResult, void>
const OVER: Answer = { done: true, value: undefined }

/**
 * A failing source or event, or one that the asker cannot pay, ends the stream with one error. An async generator would take four kilobytes for each page
 * that listens, and its `return` would wait for the next event, so that a closed socket kept its source open.
 */
export class AnsweredEvents implements AsyncIterableIterator<ExecutionResult, void, void> {
  readonly #source: AsyncIterator<unknown>
  readonly #args: ValidatedSubscriptionArgs
  readonly #context: Context
  readonly #price: Price
  #isFirst = true
  #isOver = false

  constructor(source: AsyncIterable<unknown>, args: ValidatedSubscriptionArgs, price: Price) {
    this.#price = price
    this.#source = source[Symbol.asyncIterator]()
    // A new context, so that the look-ups of the start are not held in memory.
    this.#context = nextOperation(args.contextValue as Context)
    this.#args = { ...args, ...sharedOf(args), contextValue: null }
  }

  async next(): Promise<Answer> {
    if (this.#isOver) return OVER
    try {
      const event = await this.#source.next()
      if (event.done) {
        this.#isOver = true
        return OVER
      }
      if (!this.#isFirst) this.#pay()
      this.#isFirst = false
      // A context for each event, so that the next one reads again and nothing is held until then.
      const contextValue = nextOperation(this.#context)
      const args = { ...this.#args, rootValue: event.value, contextValue }
      const result = await executeSubscriptionEvent(args)
      return this.#isOver ? OVER : { done: false, value: maskedResult(result, this.#context) }
    } catch (error) {
      if (this.#isOver) return OVER
      void this.return()
      return { done: false, value: maskedResult({ errors: [asGraphQLError(error)] }, this.#context) }
    }
  }

  #pay(): void {
    const { charge, cost } = this.#price
    charge?.(this.#context.exchange.asker, { cost, kind: OperationTypeNode.SUBSCRIPTION })
  }

  /** Ends also a `next` that is waiting. An error of the source is ignored. */
  async return(): Promise<Answer> {
    this.#isOver = true
    try {
      await this.#source.return?.()
    } catch {
      // Its subscriber is gone.
    }
    return OVER
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}

type Shared = Pick<ValidatedSubscriptionArgs, 'fragments' | 'fragmentDefinitions'>
const shared = new WeakMap<OperationDefinitionNode, Shared>()

function sharedOf({ operation, fragments, fragmentDefinitions }: ValidatedSubscriptionArgs): Shared {
  const known = shared.get(operation) ?? { fragments, fragmentDefinitions }
  shared.set(operation, known)
  return known
}
