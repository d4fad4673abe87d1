/**
 * Pothos plugin: fields declare their cost, and a list without a declared length fails the build. Default deny, as with
 * scopes.
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
  /**
   * Maximum length of its list, which multiplies the cost of its items. `page` is for edges, whose connection has the
   * size.
   */
  items?: number | 'page' | ((args: Args) => number)
  /** Work besides the result, in units of one object read. `statementOf` adds to it. */
  work?: Work<Args>
}

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      declaredCosts: DeclaredCosts<Types>
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
    }
  }
}

class DeclaredCosts<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { cost } = field.pothosOptions as { cost?: FieldCost }
    const isSized = cost?.items !== undefined || 'first' in field.args || 'last' in field.args
    if (field.type.kind === 'List' && !isSized)
      throw new Error(`${field.parentType}.${field.name} is a list: it needs a page size or cost.items`)
    const work = together(cost?.work, statementOf(field, isSized))
    const told = work === undefined ? cost : { ...cost, work }
    return told ? { ...field, extensions: { ...field.extensions, cost: told } } : field
  }
}

interface Found {
  parentType: string
  type: { kind: string }
  args: object
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
function statementOf({ parentType, type, args }: Found, isSized: boolean): number | undefined {
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

SchemaBuilder.registerPlugin('declaredCosts', DeclaredCosts)

/** The declared cost of a field in the built schema. */
export function costOf({ extensions }: { extensions: Readonly<Record<string, unknown>> }): FieldCost | undefined {
  return extensions['cost'] as FieldCost | undefined
}

export default 'declaredCosts' as const
