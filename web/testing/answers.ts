import { act, waitFor } from '@testing-library/react'
import type { MockEnvironment } from 'relay-test-utils'

/** An operation whose document has `@raw_response_type`. */
interface RawOperation {
  readonly rawResponse: object
}

/** One of the schema's errors, as the server sends it. */
interface Refused {
  readonly __typename: `${string}Error`
  readonly __isError: string
  readonly message: string
}

/** Relay's catch-all for members that the document does not name would take anything for a payload. */
type Named<T> = T extends { readonly __typename: infer Name } ? (string extends Name ? never : T) : T

/** What the server sends to a mutation: every field that the document selects, and no other; or an error. */
export type MutationAnswer<M extends RawOperation> = {
  readonly [Field in keyof M['rawResponse']]: Named<M['rawResponse'][Field]> | Refused
}

/** An error for `MutationAnswer`; `more` has the fields of its own, such as `retryAfter`. */
export function refused(type: Refused['__typename'], message: string, more: object = {}): Refused {
  return { __typename: type, __isError: type, message, ...more }
}

/**
 * Answers the mutation that has the field of `data`, as soon as it is sent: what checks a form is loaded before. Its type
 * must be named, `answerMutation<useXMutation>(…)`: without one no payload fits.
 */
export async function answerMutation<M extends RawOperation = never>(
  { mock }: MockEnvironment,
  data: MutationAnswer<M>,
): Promise<void> {
  const asked = await waitFor(() =>
    mock.findOperation(({ request }) =>
      request.node.operation.selections.some((field) => 'name' in field && field.name in data),
    ),
  )
  await act(async () => {
    mock.nextValue(asked, { data })
    mock.complete(asked)
  })
}

/** Tells the query or subscription of this name what the server has: of a query all, of a subscription one event. */
export async function answerQuery<Q extends RawOperation = never>(
  { mock }: MockEnvironment,
  name: string,
  data: Q['rawResponse'],
): Promise<void> {
  const asked = await waitFor(() => mock.findOperation(({ request }) => request.node.params.name === name))
  await act(async () => {
    mock.nextValue(asked, { data: { ...data } })
    if (asked.request.node.params.operationKind === 'query') mock.complete(asked)
  })
}
