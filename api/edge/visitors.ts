/** Answers to visitors from memory: for GraphQL, the REST calls and the first page's data alike. */
import type { ExecutionResult } from 'graphql'
import type { Engine, Operation } from '../engine/engine.ts'
import type { Kept, Memory } from '../engine/memory.ts'
import type { Visit } from '../engine/visits.ts'
import { nextOfPage, type Context } from '../graphql/context.ts'
import type { ReadBudget } from './reads.ts'

/** What was worked out for one asker. */
export interface Made<T> {
  own: T
  /** What of it every other visitor may get; null for nothing. */
  forAll(): Kept | null
}

export interface Visitors {
  /**
   * What is kept, charged to the asker's network unless that is null, or what `make` answers: for all who ask meanwhile at once. Without a
   * visit everybody makes their own.
   */
  share<T>(visit: Visit | null, ip: string | null, make: () => Promise<Made<T>>): Promise<Kept | Made<T>>
  /** How what all of these answer together is kept under `key`; null when it is not. */
  together(operations: readonly Operation[], key: string): Visit | null
  /** Runs a query for a page. Never rejects. */
  read(operation: Operation, context: Context): Promise<ExecutionResult>
}

interface Options {
  engine: Engine
  /** Null keeps nothing. */
  memory: Memory | null
  charge?: ReadBudget | undefined
}

/** Answers from memory count against the read budget as an operation that asks for nothing. */
export const chargeKept = (charge: ReadBudget | undefined, ip: string): void =>
  charge?.({ ip, reader: null }, { cost: 0, kind: 'query' })

export function visitorsOf({ engine, memory, charge }: Options): Visitors {
  async function share<T>(
    visit: Visit | null,
    ip: string | null,
    make: () => Promise<Made<T>>,
  ): Promise<Kept | Made<T>> {
    if (!memory || !visit) return await make()
    let made: Made<T> | null = null
    const kept = await memory.share(visit.key, visit.tables, async () => (made = await make()).forAll())
    if (made) return made
    if (!kept) return await make()
    if (ip !== null) chargeKept(charge, ip)
    return kept
  }

  function visitOf(operation: Operation): Visit | null {
    const { operationName, variables } = operation
    try {
      const document = engine.parse(engine.textOf(operation))
      return engine.visitOf({ document, operationName, variableValues: variables })
    } catch {
      // Whoever runs it is told what is wrong with it.
      return null
    }
  }

  return {
    share,
    together(operations, key) {
      const visits = operations.map(visitOf)
      const tables = new Set(visits.flatMap((visit) => visit?.tables ?? []))
      return visits.includes(null) ? null : { key, tables: [...tables] }
    },
    async read(operation, context) {
      const { exchange } = context
      const run = () => engine.run(operation, nextOfPage(context))
      const answer = await share(exchange.isVisitor ? visitOf(operation) : null, exchange.ip, async () => {
        const own = await run()
        return {
          own,
          forAll: () => (!own.errors && isForAll(context) ? { body: Buffer.from(JSON.stringify(own)) } : null),
        }
      })
      return 'own' in answer ? answer.own : (JSON.parse(String(answer.body)) as ExecutionResult)
    },
  }
}

/** Whether every other visitor would be answered the same, unless it failed. */
export const isForAll = ({ exchange }: Context): boolean => exchange.isVisitor && !exchange.wasLookedAt
