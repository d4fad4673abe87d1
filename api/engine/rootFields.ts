import { getOperationAST, Kind, type DocumentNode, type SelectionSetNode } from 'graphql'

/**
 * The fields that an operation of a valid document runs at its root, fragments included: for a mutation, the changes
 * that it makes. Fields of one response key are one; what a directive may leave out counts.
 */
export function rootFieldsOf(document: DocumentNode, operationName?: string | null): string[] {
  const fields = new Map<string, string>()
  const spread = new Set<string>()
  function collect({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet)
      else if (selection.kind === Kind.FRAGMENT_SPREAD) collectFragment(selection.name.value)
      else if (selection.name.value !== '__typename')
        fields.set((selection.alias ?? selection.name).value, selection.name.value)
    }
  }
  function collectFragment(name: string): void {
    if (spread.has(name)) return
    spread.add(name)
    for (const definition of document.definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name)
        collect(definition.selectionSet)
  }
  const operation = getOperationAST(document, operationName)
  if (operation) collect(operation.selectionSet)
  return [...fields.values()]
}
