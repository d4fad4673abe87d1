import { act, waitFor } from '@testing-library/react'
import type { MockEnvironment } from 'relay-test-utils'

/** A mutation whose document has `@raw_response_type`. */
interface RawMutation {
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
export type MutationAnswer<M extends RawMutation> = {
  readonly [Field in keyof M['rawResponse']]: Named<M['rawResponse'][Field]> | Refused
}

/** An error for `MutationAnswer`; `more` has the fields of its own, such as `retryAfter`. */
export function refused(type: Refused['__typename'], message: string, more: object = {}): Refused {
  return { __typename: type, __isError: type, message, ...more }
}

/** Answers the mutation that has the field of `data`, as soon as it is sent: what checks a form is loaded before. */
export async function answerMutation<M extends RawMutation>(
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
