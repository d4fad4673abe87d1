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
    // Nothing is to be decided for a query that anyone may ask: its scopes would be looked up, and remembered, each time.
    if (field.parentType !== 'Query' || !isForAnyone(field.pothosOptions)) return field
    return { ...field, pothosOptions: { ...field.pothosOptions, authScopes: undefined } } as typeof field
  }
}

function isForAnyone({ authScopes }: { authScopes?: unknown }): boolean {
  if (typeof authScopes !== 'object' || authScopes === null) return false
  const named = Object.entries(authScopes)
  return named.length === 1 && named[0]?.[0] === 'public' && named[0][1] === true
}

SchemaBuilder.registerPlugin('declaredScopes', DeclaredScopes)

export default 'declaredScopes' as const
