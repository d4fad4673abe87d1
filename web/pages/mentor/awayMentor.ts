/** The mentor with this number who is on no list, among those of a mentee's packages and booked sessions. */
export function awayMentor<Mentor extends { readonly databaseId: number }>(
  id: number | null,
  ofPlans: readonly Mentor[] = [],
  ofSessions: readonly (Mentor | null)[] = [],
): { mentor: Mentor; hasChat: boolean } | null {
  const isWanted = (one: Mentor | null) => one?.databaseId === id
  const ofPlan = ofPlans.find(isWanted)
  const mentor = ofPlan ?? ofSessions.find(isWanted)
  return mentor ? { mentor, hasChat: ofPlan !== undefined } : null
}
