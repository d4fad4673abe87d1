/** Pothos plugin: a field says what it costs, and a list that says nothing of its length does not build. Default deny, as with scopes. */
import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type InputShapeFromFields,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'

/** What a field costs beside the object that it is; the engine adds it up before anything is run. Pure functions of the arguments. */
export interface FieldCost<Args = Record<string, unknown>> {
  /** Entries that its list may have: they multiply what is asked of each. `page` is for the edges of a connection, which has the size. */
  items?: number | 'page' | ((args: Args) => number)
  /** Work behind the answer, in objects that take as long to read. */
  work?: number | ((args: Args) => number)
}

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      declaredCosts: DeclaredCosts<Types>
    }
    // The names of a merged interface's parameters must be those of the original, used or not.
    interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /** Needed for a list without `first` or `last`. */
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
    return cost ? { ...field, extensions: { ...field.extensions, cost } } : field
  }
}

SchemaBuilder.registerPlugin('declaredCosts', DeclaredCosts)

/** What a field of the built schema has declared. */
export function costOf({ extensions }: { extensions: Readonly<Record<string, unknown>> }): FieldCost | undefined {
  return extensions['cost'] as FieldCost | undefined
}

export default 'declaredCosts' as const
