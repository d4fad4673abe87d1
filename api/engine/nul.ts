import { GraphQLError } from 'graphql'

/** U+0000 in a document: itself, or as an escape in one of its texts. */
const WRITTEN = /\0|\\u(0000|\{0+\})/

/** PostgreSQL's texts cannot hold U+0000. Nobody types it, so every input with it is refused as a bad request. */
export const NUL_MESSAGE = 'A text must not contain the character U+0000'

function refuse(): never {
  throw new GraphQLError(NUL_MESSAGE, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400, spec: true } },
  })
}

export function refuseNulIn(document: string): void {
  if (WRITTEN.test(document)) refuse()
}

/** The same for the values of variables, at any depth. */
export function refuseNulAmong(values: unknown): void {
  if (hasNul(values)) refuse()
}

/** Whether any text among the values has it. Without recursion, because a body may be nested deeper than the stack. */
export function hasNul(values: unknown): boolean {
  const open = [values]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && value.includes('\0')) return true
    // One by one: a call takes only so many arguments.
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) open.push(inner)
  }
  return false
}
