import { GraphQLError } from 'graphql'

/** U+0000 in a document: itself, or as an escape in one of its texts. */
const WRITTEN = /\0|\\u(0000|\{0+\})/

/** PostgreSQL's texts cannot hold U+0000. Nobody types it, so it is refused for every input at once, as a bad request. */
export const NUL_MESSAGE = 'A text must not contain the character U+0000'

function refuse(): never {
  throw new GraphQLError(NUL_MESSAGE, {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400, spec: true } },
  })
}

export function refuseNulIn(document: string): void {
  if (WRITTEN.test(document)) refuse()
}

/** The same for the values of variables, however deep they stand. */
export function refuseNulAmong(values: unknown): void {
  if (hasNul(values)) refuse()
}

/** Whether any text among the values has it. */
export function hasNul(values: unknown): boolean {
  if (typeof values === 'string') return values.includes('\0')
  return typeof values === 'object' && values !== null && Object.values(values).some(hasNul)
}
