/** The signed-in person as the documented calls write them. */

/** Selection of a `Viewer` that `userAnswer` takes. */
export const VIEWER = 'databaseId name email type termsAccepted'

export interface ViewerData {
  databaseId: number
  name: string
  email: string
  type: 'MENTOR' | 'MENTEE' | 'COMMUNITY'
  termsAccepted: boolean
}

/** `type`, `role` and `userType` say the same: clients read any of the three. */
export function userAnswer({ databaseId, name, email, type, termsAccepted }: ViewerData) {
  const kind = type.toLowerCase()
  return { id: databaseId, name, email, type: kind, role: kind, userType: kind, termsAccepted }
}
