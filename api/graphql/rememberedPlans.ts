/**
 * What the Prisma plugin plans for a place of a known document, once instead of for each request (decision 48). Only
 * where nothing of the request has a say: no variable below the place, and no look at the context. Its resolvers would
 * be told by `WeakMap`s of the request which fields a plan has loaded; here the place tells them.
 */
import { Plan, type Mappings } from '@pothos/selection-mapper'
import { visit, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

/** A field of a known selection. It is told apart by its nodes, which are the same at each run. */
export interface Place {
  /** Of its parent's type, and in the answer. */
  key: readonly [type: string, key: string]
  below: readonly Place[]
  /** Whether a remembered plan above it loads its rows. */
  isLoaded: boolean
  /** Null where each request plans for itself. */
  remembered?: Remembered | null
}

interface Remembered {
  asked: string
  plan: { query(): unknown }
}

const places = new WeakMap<readonly FieldNode[], Place>()

export function placeAt(nodes: readonly FieldNode[], key: Place['key'], below: readonly Place[]): Place {
  const place = { key, below, isLoaded: false }
  places.set(nodes, place)
  return place
}

/** Whether what this field selects of its row stands in it, as a plan that is remembered has loaded it. */
export const isLoaded = ({ fieldNodes }: Pick<GraphQLResolveInfo, 'fieldNodes'>): boolean =>
  places.get(fieldNodes)?.isLoaded === true

/** As the plugin calls it: which ORM's query it is does not matter here. */
type FromInfo = (adapter: unknown, options: Options) => Promise<PlanLike> | PlanLike | undefined
type Options = Parameters<typeof Plan.fromInfo>[1]
type PlanLike = Remembered['plan'] & { play?(): { mappings: Mappings } }

const fromInfo = Plan.fromInfo.bind(Plan) as FromInfo
const remembering: FromInfo = (adapter, options) => {
  const planned = () => fromInfo(adapter, options)
  const place = places.get(options.info.fieldNodes)
  if (!place || place.remembered === null) return planned()
  const asked = `${options.typeName} ${String(options.path)} ${String(options.paths)}`
  if (place.remembered) return place.remembered.asked === asked ? place.remembered.plan : planned()
  const plan = isAlone(options, (context) => fromInfo(adapter, { ...options, context })) ? planned() : null
  if (!(plan instanceof Plan)) {
    place.remembered = null
    return planned()
  }
  const query = plan.query()
  // What is made of it is remembered too (readRows.ts).
  Object.freeze((query as { select?: object }).select)
  place.remembered = { asked, plan: { query: () => query } }
  markLoaded(place.below, plan.play().mappings)
  return plan
}
Plan.fromInfo = remembering as typeof Plan.fromInfo

/** Whether a plan would be the same for each request: what it makes with a context that notes who looks at it. */
function isAlone({ context, info }: Options, plan: (context: object) => unknown): boolean {
  if (info.fieldNodes.some(({ selectionSet }) => selectionSet && usesVariables(selectionSet, info))) return false
  let isLookedAt = false
  const probe = new Proxy(context, {
    get(target, key) {
      // The library itself asks for a symbol.
      isLookedAt ||= typeof key === 'string'
      return Reflect.get(target, key) as unknown
    },
  })
  return plan(probe) instanceof Plan && !isLookedAt
}

function usesVariables(node: SelectionSetNode, { fragments }: GraphQLResolveInfo): boolean {
  let found = false
  const seen = new Set<string>()
  const look = (set: SelectionSetNode) =>
    visit(set, {
      Variable: () => void (found = true),
      FragmentSpread({ name: { value } }) {
        const fragment = seen.has(value) ? undefined : fragments[value]
        seen.add(value)
        if (fragment) look(fragment.selectionSet)
      },
    })
  look(node)
  return found
}

/** Mappings are keyed by the way from the field whose mapping they belong to. */
function markLoaded(below: readonly Place[], mappings: Mappings, way = ''): void {
  for (const place of below) {
    const [type, key] = place.key
    const own = mappings[`${type}@${way}${key}`]
    place.isLoaded = own !== undefined
    if (own) markLoaded(place.below, own.nested)
    else markLoaded(place.below, mappings, `${way}${key}.`)
  }
}
