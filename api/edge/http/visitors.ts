/** Answers to visitors from memory: for GraphQL, the REST calls and the first page's data alike. */
import type { ExecutionResult } from 'graphql'
import type { Memory } from '../../database/memory.ts'
import type { Engine, Operation } from '../../engine/engine.ts'
import type { PublicCacheKey } from '../../engine/publicCacheKey.ts'
import { nextOfPage, type Context } from '../../graphql/context.ts'
import type { ReadBudget } from './budgets.ts'

interface Made<Own, ForAll> {
  own: Own
  /** The part that every other visitor may get; null for nothing. */
  forAll: ForAll | null
}

interface Options {
  engine: Engine
  memory: Memory
  charge?: ReadBudget | undefined
}

export type Visitors = ReturnType<typeof visitorsOf>

export const lengthOf = (bytes: Buffer): number => bytes.length

export function visitorsOf({ engine, memory, charge }: Options) {
  /** What is kept, or what `make` answers when it is the turn of the network of `ip`, once for all requests that come meanwhile. */
  async function share<Own, ForAll extends object>(
    cacheKey: PublicCacheKey | null,
    { ip, bytes, isCharged = true }: { ip: string; bytes: (answer: ForAll) => number; isCharged?: boolean },
    make: () => Promise<Made<Own, ForAll>>,
  ): Promise<Made<Own, ForAll> | { kept: ForAll }> {
    if (!cacheKey) return await make()
    const { key, tables } = cacheKey
    let made: Made<Own, ForAll> | null = null
    // Its turn comes first: who shares an answer with another network does not wait in the line of that one.
    const kept =
      memory.find(key, { tables, bytes }) ??
      (await engine.inTurn(ip, () => memory.share(key, { tables, bytes }, async () => (made = await make()).forAll)))
    if (made) return made
    if (!kept) return await make()
    // It counts against the read budget as an operation that asks for nothing.
    if (isCharged) charge?.({ ip, reader: null }, { cost: 0, kind: 'query' })
    return { kept }
  }

  function cacheKeyOf(operation: Operation): PublicCacheKey | null {
    const { operationName, variables } = operation
    try {
      const document = engine.parse(engine.textOf(operation))
      return engine.publicCacheKeyOf({ document, operationName, variableValues: variables })
    } catch {
      // The run says what is wrong with it.
      return null
    }
  }

  return {
    share,
    /** How what all of these answer together is kept under `key`; null when it is not. */
    together(operations: readonly Operation[], key: string): PublicCacheKey | null {
      const keys = operations.map(cacheKeyOf)
      const tables = new Set(keys.flatMap((cacheKey) => cacheKey?.tables ?? []))
      return keys.includes(null) ? null : { key, tables: [...tables] }
    },
    /** Runs a query for a page. Never rejects. */
    async read(operation: Operation, context: Context): Promise<ExecutionResult> {
      const { exchange } = context
      const cacheKey = exchange.isVisitor ? cacheKeyOf(operation) : null
      const answer = await share(cacheKey, { ip: exchange.asker.ip, bytes: lengthOf }, async () => {
        const own = await engine.run(operation, nextOfPage(context))
        const isKept = !own.errors && isForAll(context)
        return { own, forAll: isKept ? Buffer.from(JSON.stringify(own)) : null }
      })
      return 'own' in answer ? answer.own : (JSON.parse(String(answer.kept)) as ExecutionResult)
    },
  }
}

/** Whether every other visitor would be answered the same, unless it failed. */
export const isForAll = ({ exchange }: Context): boolean => exchange.isVisitor && !exchange.isPersonal
