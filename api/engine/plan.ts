/** What a document asks for, as a sum of products: the tree that its cost is counted on. */
import type { Size, Variables } from './sizes.ts'

/** Cost of one part of a document. */
export interface Plan {
  /** Objects asked for once. */
  own: number
  parts: Part[]
}

interface Part {
  /** Name of the field; null for a fragment. */
  field: string | null
  size: Size
  inner: Plan
}

/** Costs of a plan and its parts: each is counted once, however many ways lead to it. */
export type Costs = Map<Plan, number>

/** Counts a plan with the values of the variables; a size that is bad throws. */
export function count(plan: Plan, variables: Variables, costs: Costs): number {
  const before = costs.get(plan)
  if (before !== undefined) return before
  let cost = plan.own
  for (const { size, inner } of plan.parts) cost += size(variables) * count(inner, variables, costs)
  costs.set(plan, cost)
  return cost
}

/** Name of the innermost field that at least half of a counted plan's cost is for: what to ask less of. */
export function dearestField(plan: Plan, variables: Variables, costs: Costs): string {
  const half = count(plan, variables, costs) / 2
  let name = 'this operation'
  let times = 1
  for (let at = plan; ;) {
    const shares = new Map<string | null, { cost: number; dearest: Part; most: number }>()
    for (const part of at.parts) {
      const cost = times * part.size(variables) * count(part.inner, variables, costs)
      const share = shares.get(part.field) ?? { cost: 0, dearest: part, most: cost }
      shares.set(part.field, {
        cost: share.cost + cost,
        ...(cost > share.most ? { dearest: part, most: cost } : { dearest: share.dearest, most: share.most }),
      })
    }
    const [found] = [...shares].sort(([, one], [, other]) => other.cost - one.cost)
    if (!found || found[1].cost < half) return name
    const [field, { dearest }] = found
    name = field ?? name
    times *= dearest.size(variables)
    at = dearest.inner
  }
}
