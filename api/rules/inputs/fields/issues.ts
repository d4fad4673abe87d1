import { type FieldIssue, ValidationError } from '../../userErrors.ts'

interface SchemaIssue {
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
  readonly message: string
}

interface Schema<Output> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Output } | { success: false; error: { issues: readonly SchemaIssue[] } }
}

/** The bad fields in the schema's order, the first message of each path; `input` itself is left out. */
export function issuesOf(error: { readonly issues: readonly SchemaIssue[] }): FieldIssue[] {
  const messages = new Map<string, string>()
  for (const { path = [], message } of error.issues) {
    const [first, ...rest] = path.map((key) => String(typeof key === 'object' ? key.key : key))
    const dotted = (first === undefined || first === 'input' ? rest : [first, ...rest]).join('.')
    if (!messages.has(dotted)) messages.set(dotted, message)
  }
  return [...messages].map(([path, message]) => ({ path, message }))
}

/** The input as the schema reads it; ValidationError with all bad fields otherwise. */
export function readInput<Output>(schema: Schema<Output>, value: unknown): Output {
  const result = schema.safeParse(value)
  if (!result.success) throw new ValidationError(issuesOf(result.error))
  return result.data
}
