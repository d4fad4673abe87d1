/**
 * Pothos plugin: what fields declare. A root field without scopes and a list without a length fail the build. A visitor's
 * answer is kept in memory only where each root field declares the tables that it reads.
 */
import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type InputShapeFromFields,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'

type Work<Args> = number | ((args: Args) => number)

/** Cost of a field besides its own object; the engine adds it up before execution. Pure functions of the arguments. */
export interface FieldCost<Args = Record<string, unknown>> {
  /** Maximum length of its list, which multiplies the cost of its items. `page` is for edges: their connection has the size. */
  items?: number | 'page' | ((args: Args) => number)
  /** Work besides the result, in units of one object read. `statementOf` adds to it. */
  work?: Work<Args>
}

/** Tables whose changes are told to all nodes, by the triggers of the migration `public_changes`. */
export type PublicTable =
  | 'mentors'
  | 'mentor_availability'
  | 'availability_exceptions'
  | 'bookings'
  | 'reviews'
  | 'mentees'
  | 'workshops'
  | 'search_meanings'

/** What free slots are worked out from. */
export const CALENDARS = ['mentor_availability', 'availability_exceptions', 'bookings'] as const

/** `nothing`: null or the same for every visitor, so that nothing selected below counts. */
type PublicReads = readonly PublicTable[] | 'nothing'

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      declared: Declared<Types>
    }
    // TypeScript requires the original parameter names in a merged interface, used or not.
    interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /** Required for a list without `first` or `last`. */
      cost?: FieldCost<InputShapeFromFields<Args>>
      /**
       * Tables that its answer to a visitor depends on besides those of the rows selected below it. A query without it
       * is never kept in memory; it may not depend on who asks, or from where.
       */
      reads?: PublicReads
    }
  }
}

interface Options {
  authScopes?: object
  cost?: FieldCost
  reads?: PublicReads
}

const ROOTS = ['Query', 'Mutation', 'Subscription']
/** Global look-ups: every node type guards itself in its own loader. */
const NODE_FIELDS = ['node', 'nodes']

class Declared<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { parentType, name, args, type, pothosOptions } = field
    const { cost, reads, authScopes } = pothosOptions as Options
    const place = `${parentType}.${name}`
    if (ROOTS.includes(parentType) && !authScopes && !(parentType === 'Query' && NODE_FIELDS.includes(name)))
      throw new Error(`${place} declares no authScopes`)
    const isSized = cost?.items !== undefined || 'first' in args || 'last' in args
    if (type.kind === 'List' && !isSized) throw new Error(`${place} is a list: it needs a page size or cost.items`)
    const work = together(cost?.work, statementOf(field, isSized))
    const costs = work === undefined ? cost : { ...cost, work }
    return {
      ...field,
      extensions: { ...field.extensions, ...(costs && { cost: costs }), ...(reads && { reads }) },
      // Nothing is to be decided for a query that anyone may ask: its scopes would be looked up, and remembered, each time.
      ...(parentType === 'Query' &&
        JSON.stringify(authScopes) === '{"public":true}' && {
          pothosOptions: { ...pothosOptions, authScopes: undefined },
        }),
    } as typeof field
  }
}

/** Finding one row, or the first of many, takes a statement for each alias, however few fields are read. */
export const LOOKUP = 15
const LIST = 25
/** A change, made or refused. One is within the units of a mutation that are never refused; several are charged like reads. */
const CHANGE = 100

/**
 * Of a field of a type that stands once in what is asked: below a list, rows of one field are read together. A field of
 * `Query` without arguments leads to others, which read; a field of `Viewer` with a scalar that takes a statement of its
 * own declares `LOOKUP`.
 */
function statementOf(
  { parentType, type, args }: { parentType: string; type: { kind: string }; args: object },
  isSized: boolean,
): number | undefined {
  if (parentType === 'Mutation') return CHANGE
  const isRead =
    parentType === 'Viewer'
      ? type.kind === 'Object' || type.kind === 'List'
      : parentType === 'Query' && type.kind === 'Object' && Object.keys(args).length > 0
  if (!isRead) return undefined
  return isSized ? LIST : LOOKUP
}

function together<Args>(one: Work<Args> | undefined, other: number | undefined): Work<Args> | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return typeof one === 'number' ? one + other : (args) => one(args) + other
}

SchemaBuilder.registerPlugin('declared', Declared)

interface Extended {
  extensions: Readonly<Record<string, unknown>>
}

/** The declared cost of a field in the built schema. */
export const costOf = ({ extensions }: Extended) => extensions['cost'] as FieldCost | undefined

/** What a field of the built schema reads for a visitor. */
export const readsOf = ({ extensions }: Extended) => extensions['reads'] as PublicReads | undefined

/** Models whose rows visitors are shown, with their tables: whatever selects one depends on it, undeclared. */
const SHOWN: Record<string, PublicTable> = { Mentor: 'mentors', Review: 'reviews', Workshop: 'workshops' }

/** The table of a type's rows; undefined for a type that is no row, null for rows that no visitor's answer may keep. */
export function tableOf({ extensions }: Extended): PublicTable | null | undefined {
  const model = extensions['pothosPrismaModel'] as string | undefined
  return model === undefined ? undefined : (SHOWN[model] ?? null)
}

export default 'declared' as const
