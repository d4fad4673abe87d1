import type { FieldIssue } from '../../userErrors.ts'
import { ValidationError } from '../../userErrors.ts'
import { readInput } from './issues.ts'

/** What `readInput` finds wrong with a value; empty when nothing. */
export function issuesFrom(schema: Parameters<typeof readInput>[0], value: unknown): FieldIssue[] {
  try {
    readInput(schema, value)
    return []
  } catch (error) {
    if (error instanceof ValidationError) return error.issues
    throw error
  }
}
