/**
 * Names a query with its variables alike on the server, which starts it with the page, and in the browser,
 * which looks its answer up: the order of the variables and absent ones make no difference.
 */
export function earlyKey(id: string, variables: object): string {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined)
  return id + JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)))
}
