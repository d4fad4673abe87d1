/** What a mentee has with mentors; other members have nothing of it. */
interface Had<Mentor> {
  readonly type: string
  readonly plans: { readonly edges: readonly { readonly node: { readonly mentor: Mentor } }[] }
  readonly bookedSessions: { readonly edges: readonly { readonly node: { readonly mentor: Mentor | null } }[] }
}

/** The mentor with this number who is on no list, if the mentee had a package or has a session with them. */
export function awayMentor<Mentor extends { readonly databaseId: number }>(
  viewer: Had<Mentor> | null | undefined,
  id: number | null,
): { mentor: Mentor; hasChat: boolean } | null {
  if (viewer?.type !== 'MENTEE') return null
  const isWanted = (one: Mentor | null) => one?.databaseId === id
  const ofPlan = viewer.plans.edges.map(({ node }) => node.mentor).find(isWanted)
  const mentor = ofPlan ?? viewer.bookedSessions.edges.map(({ node }) => node.mentor).find(isWanted)
  return mentor ? { mentor, hasChat: ofPlan !== undefined } : null
}
