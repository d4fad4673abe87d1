/**
 * Pothos plugin: fields declare which tables an answer to a visitor depends on, so that it can be kept until one of them
 * changes. Default deny: an operation with an undeclared root field, or a row of an undeclared model, is never kept.
 */
import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core'

/** Tables whose changes are told to all nodes, by the triggers of the migration `public_changes`. */
export type PublicTable =
  | 'mentors'
  | 'mentor_availability'
  | 'availability_exceptions'
  | 'bookings'
  | 'reviews'
  | 'mentees'
  | 'workshops'

/** Models whose rows visitors are shown, with their tables: whatever selects one depends on it, undeclared. */
const SHOWN: Record<string, PublicTable> = { Mentor: 'mentors', Review: 'reviews', Workshop: 'workshops' }

/** What free slots are worked out from. */
export const CALENDARS = ['mentor_availability', 'availability_exceptions', 'bookings'] as const

/** `nothing`: null or the same for every visitor, so that nothing selected below counts. */
export type PublicReads = readonly PublicTable[] | 'nothing'

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      publicReads: PublicReadsPlugin<Types>
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
      /**
       * Tables that its answer to a visitor depends on besides those of the rows selected below it. A query without it
       * is never kept in memory; it may not depend on who asks, or from where.
       */
      reads?: PublicReads
    }
  }
}

class PublicReadsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { reads } = field.pothosOptions as { reads?: PublicReads }
    return reads ? { ...field, extensions: { ...field.extensions, reads } } : field
  }
}

SchemaBuilder.registerPlugin('publicReads', PublicReadsPlugin)

interface Extended {
  extensions: Readonly<Record<string, unknown>>
}

/** What a field of the built schema declares. */
export function readsOf({ extensions }: Extended): PublicReads | undefined {
  return extensions['reads'] as PublicReads | undefined
}

/** The table of a type's rows; undefined for a type that is no row, null for rows that no visitor's answer may keep. */
export function tableOf({ extensions }: Extended): PublicTable | null | undefined {
  const model = extensions['pothosPrismaModel'] as string | undefined
  return model === undefined ? undefined : (SHOWN[model] ?? null)
}

export default 'publicReads' as const
