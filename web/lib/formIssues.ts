import type { FieldErrors, FieldValues } from 'react-hook-form'

/** One invalid field, in the format of the server and of forms: `path` is dotted, `message` is shown to the person. */
export interface FormIssue {
  path: string
  message: string
}

/** All errors of a form in the order of its fields, nested ones with dotted paths. */
export function issuesOfErrors(errors: FieldErrors<FieldValues>): FormIssue[] {
  return Object.entries(errors).flatMap(([name, error]) => collect(error, name === 'root' ? '' : name))
}

function collect(error: unknown, path: string): FormIssue[] {
  if (typeof error !== 'object' || error === null) return []
  if ('message' in error && typeof error.message === 'string') return [{ path, message: error.message }]
  return Object.entries(error).flatMap(([name, inner]) => collect(inner, path ? `${path}.${name}` : name))
}
