/** Pothos plugin: a root field without declared scopes fails the build. Default deny, checked at start. */
import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      declaredScopes: DeclaredScopes<Types>
    }
  }
}

const ROOTS = new Set(['Query', 'Mutation', 'Subscription'])
/** Global look-ups: every node type guards itself in its own loader. */
const NODE_FIELDS = new Set(['node', 'nodes'])

class DeclaredScopes<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const isOpen = 'authScopes' in field.pothosOptions || (field.parentType === 'Query' && NODE_FIELDS.has(field.name))
    if (ROOTS.has(field.parentType) && !isOpen)
      throw new Error(`${field.parentType}.${field.name} declares no authScopes`)
    return field
  }
}

SchemaBuilder.registerPlugin('declaredScopes', DeclaredScopes)

export default 'declaredScopes' as const
