/** Mentors of the demo data who can be booked tomorrow or later, in an order that is the same for every worker. */
export async function bookableMentors(url: string): Promise<number[]> {
  const query = '{ mentors(first: 60, available: true) { edges { node { databaseId nextFreeSlot { startsAt } } } } }'
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { data } = (await answer.json()) as {
    data: { mentors: { edges: { node: { databaseId: number; nextFreeSlot: unknown } }[] } }
  }
  return data.mentors.edges
    .flatMap(({ node }) => (node.nextFreeSlot ? [node.databaseId] : []))
    .toSorted((a, b) => a - b)
}
