/** The order of a list, and where a page of it begins. */
import type { Column, Model } from './models.ts'
import { Unplanned, isGiven, type Draft } from './readConditions.ts'

/** One column of an order. */
export interface Step {
  column: Column
  isDescending: boolean
}

/** The steps of an `orderBy`; those of a page that is counted from its end are turned round. */
export function stepsOf(model: Model, orderBy: unknown, isBackwards: boolean): Step[] {
  const given = Array.isArray(orderBy) ? orderBy : orderBy === undefined ? [] : [orderBy]
  const steps: Step[] = []
  for (const one of given as unknown[]) {
    if (!isGiven(one)) throw new Unplanned()
    for (const name in one) {
      const direction = one[name]
      const column = model.columns.get(name)
      if (!column || column.isList || (direction !== 'asc' && direction !== 'desc')) throw new Unplanned()
      steps.push({ column, isDescending: (direction === 'desc') !== isBackwards })
    }
  }
  return steps
}

/** ORDER BY with what is sorted by, or nothing. */
export function orderOf(table: string, steps: readonly Step[]): string {
  const by = steps.map(({ column, isDescending }) => `${table}.${column.sql}${isDescending ? ' DESC' : ''}`)
  return by.length > 0 ? ` ORDER BY ${by.join(', ')}` : ''
}

/**
 * What lies beyond the record that a page starts after, as one condition for each stretch of columns that go in the same
 * direction, the nearest first: each can be read from an index where the page begins, which one condition for all cannot.
 * Only for columns that are never null.
 */
export function beyond(draft: Draft, model: Model, table: string, steps: readonly Step[], cursor: unknown): string[] {
  const [[name = '', value] = [], ...more] = isGiven(cursor) ? Object.entries(cursor) : []
  const key = model.columns.get(name)
  if (!key || more.length > 0 || steps.length === 0 || steps.some(({ column }) => column.isOptional))
    throw new Unplanned()
  if (!Number.isInteger(value)) throw new Unplanned()
  const at = `${draft.value(value)}`
  const of = (own: readonly Step[], from: string) => own.map(({ column }) => `${from}${column.sql}`).join(', ')
  const there = (own: readonly Step[]) => `(SELECT ${of(own, 'c.')} FROM ${model.table} c WHERE c.${key.sql} = ${at})`
  return stretchesOf(steps)
    .map((stretch, index, all) => {
      const before = all.slice(0, index).flat()
      const same = before.length > 0 ? `(${of(before, `${table}.`)}) = ${there(before)} AND ` : ''
      return `${same}(${of(stretch, `${table}.`)}) ${stretch[0]!.isDescending ? '<' : '>'} ${there(stretch)}`
    })
    .toReversed()
}

function stretchesOf(steps: readonly Step[]): Step[][] {
  const stretches: Step[][] = []
  for (const step of steps) {
    const last = stretches.at(-1)
    if (last?.[0]?.isDescending === step.isDescending) last.push(step)
    else stretches.push([step])
  }
  return stretches
}
