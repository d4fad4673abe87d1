/**
 * Key of a query with its variables, the same on the server, which starts the query with the page, and in the browser,
 * which looks up the response. Ignores the order of variables and absent ones.
 */
export function earlyKey(id: string, variables: object): string {
  const given = Object.entries(variables).filter(([, value]) => value !== null && value !== undefined)
  return id + JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)))
}
