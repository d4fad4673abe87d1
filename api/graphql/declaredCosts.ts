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

/** Cost of a field besides its own object; the engine adds it up before execution. Pure functions of the arguments. */
export interface FieldCost<Args = Record<string, unknown>> {
  /**
   * Maximum length of its list, which multiplies the cost of its items. `page` is for edges, whose connection has the
   * size.
   */
  items?: number | 'page' | ((args: Args) => number)
  /** Work besides the result, in units of one object read. Unless said, a root field with arguments has that of its statement. */
  work?: number | ((args: Args) => number)
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
    const work = cost?.work ?? rootWork(field, isSized)
    const told = work === undefined ? cost : { ...cost, work }
    return told ? { ...field, extensions: { ...field.extensions, cost: told } } : field
  }
}

interface Found {
  parentType: string
  type: { kind: string }
  args: object
}

/** Finding one row, or the first of many, takes a statement of its own under each alias, however little is read of it. */
const LOOKUP = 15
const LIST = 25

const rootWork = ({ parentType, type, args }: Found, isSized: boolean): number | undefined => {
  if (parentType !== 'Query' || type.kind !== 'Object' || Object.keys(args).length === 0) return undefined
  return isSized ? LIST : LOOKUP
}

SchemaBuilder.registerPlugin('declaredCosts', DeclaredCosts)

/** The declared cost of a field in the built schema. */
export function costOf({ extensions }: { extensions: Readonly<Record<string, unknown>> }): FieldCost | undefined {
  return extensions['cost'] as FieldCost | undefined
}

export default 'declaredCosts' as const
