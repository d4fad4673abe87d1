/** A GraphQL response over HTTP or WebSocket, and how its errors affect its data. */
export interface Answer {
  data?: Record<string, unknown> | null
  errors?: readonly AnswerError[]
}

export interface AnswerError {
  message: string
  /** Path of the field that failed. That field, or the nearest nullable parent, is null in the data. */
  path?: readonly (string | number)[]
  extensions?: { code?: string }
}

/** Temporary failures. Any other error will happen again on a retry. */
const PASSING = ['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR']
const DOUBTS = /^Not(SignedIn|Allowed)Error$/

export const codeOf = ({ extensions }: AnswerError): string => extensions?.code ?? ''

/** Whether the server failed, rather than refused the request. */
export function hasPassingError(errors: readonly AnswerError[] | undefined): boolean {
  return errors?.some((error) => PASSING.includes(codeOf(error))) ?? false
}

/**
 * Whether some of the data is null only because of an error: the server failed, or an error has nulled a parent field.
 * Such a null carries no information: `viewer: null` beside an error does not mean a visitor.
 */
export function isPartial(answer: Answer): boolean {
  return hasPassingError(answer.errors) || isRootLost(answer)
}

/** Whether an error within a root field has nulled all of it. */
export function isRootLost({ data, errors }: Answer): boolean {
  return errors?.some(({ path = [] }) => path.length > 1 && data?.[String(path[0])] === null) ?? false
}

/** The response without the fields that failed, so that the store keeps their previous values. */
export function withoutFailed(answer: Answer): Answer {
  if (!answer.data || !answer.errors) return answer
  const data = structuredClone(answer.data)
  for (const { path = [] } of answer.errors) dropNull(data, path)
  return { ...answer, data }
}

/** Removes the first null on the path. List items keep their index. */
function dropNull(data: Record<string, unknown>, path: readonly (string | number)[]): void {
  let holder: unknown = data
  for (const key of path) {
    if (typeof holder !== 'object' || !holder) return
    const value: unknown = Reflect.get(holder, key)
    if (value === null && !Array.isArray(holder)) Reflect.deleteProperty(holder, key)
    holder = value
  }
}

/**
 * Whether a response leaves it in doubt that the session goes on, as a typed result or as an error: it asks to log in, or
 * says that this account may not. To a member an administrator's session that has ended is the latter.
 */
export function doubtsSession({ data, errors }: Answer): boolean {
  const results = Object.values(data ?? {}) as ({ __typename?: string } | null)[]
  return (
    results.some((result) => DOUBTS.test(result?.__typename ?? '')) ||
    (errors?.some((error) => DOUBTS.test(codeOf(error))) ?? false)
  )
}
