import { GraphQLError } from 'graphql'

/** U+0000 in a document: itself, or as an escape in one of its texts. */
const WRITTEN = /\0|\\u(0000|\{0+\})/

/** PostgreSQL's texts cannot hold U+0000. Nobody types it, so it is refused for every input at once, as a bad request. */
function refuse(): never {
  throw new GraphQLError('A text must not contain the character U+0000', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400, spec: true } },
  })
}

export function refuseNulIn(document: string): void {
  if (WRITTEN.test(document)) refuse()
}

/** The same for the values of variables, however deep they stand. */
export function refuseNulAmong(values: unknown): void {
  if (typeof values === 'string' && values.includes('\0')) refuse()
  if (typeof values === 'object' && values !== null) for (const value of Object.values(values)) refuseNulAmong(value)
}
