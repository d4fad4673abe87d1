/** An answer of the server over HTTP or the socket, and what its errors make of its data. */
export interface Answer {
  data?: Record<string, unknown> | null
  errors?: readonly AnswerError[]
}

export interface AnswerError {
  message: string
  /** To the field that failed. It is null in the data, or else what holds it. */
  path?: readonly (string | number)[]
  extensions?: { code?: string }
}

/** Failures that pass; any other says that it will not work the next time either. */
const PASSING = ['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR']
const NOT_SIGNED_IN = 'NotSignedInError'

export const codeOf = ({ extensions }: AnswerError): string => extensions?.code ?? ''

/** Whether the server failed at something, rather than refused it. */
export function hasPassingError(errors: readonly AnswerError[] | undefined): boolean {
  return errors?.some((error) => PASSING.includes(codeOf(error))) ?? false
}

/**
 * Whether some of the data is null only because of a failure: a server that failed, or a field whose error has taken
 * away all that holds it. Such a null says nothing: `viewer: null` beside an error is not a visitor.
 */
export function isPartial({ data, errors }: Answer): boolean {
  const isRootLost = errors?.some(({ path = [] }) => path.length > 1 && data?.[String(path[0])] === null)
  return hasPassingError(errors) || Boolean(isRootLost)
}

/** The answer without the fields that failed: the store then keeps what it knows of them. */
export function withoutFailed(answer: Answer): Answer {
  if (!answer.data || !answer.errors) return answer
  const data = structuredClone(answer.data)
  for (const { path = [] } of answer.errors) dropNull(data, path)
  return { ...answer, data }
}

/** Takes the first null on the path away. Items of lists keep their place. */
function dropNull(data: Record<string, unknown>, path: readonly (string | number)[]): void {
  let holder: unknown = data
  for (const key of path) {
    if (typeof holder !== 'object' || !holder) return
    const value: unknown = Reflect.get(holder, key)
    if (value === null && !Array.isArray(holder)) Reflect.deleteProperty(holder, key)
    holder = value
  }
}

/** Whether an answer says that somebody has to sign in first, as a typed result or as an error. */
export function asksToSignIn({ data, errors }: Answer): boolean {
  const results = Object.values(data ?? {}) as ({ __typename?: string } | null)[]
  return (
    results.some((result) => result?.__typename === NOT_SIGNED_IN) ||
    (errors?.some((error) => codeOf(error) === NOT_SIGNED_IN) ?? false)
  )
}
