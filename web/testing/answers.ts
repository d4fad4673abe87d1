/** One of the schema's errors, as the server sends it. */
export function refused(type: `${string}Error`, message: string, more: object = {}) {
  return { __typename: type, __isError: type, message, ...more }
}
