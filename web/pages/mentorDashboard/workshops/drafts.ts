/** Whose drafts they are, as for the mentor's profile: an account has one place for all that it has not saved. */
export const ownerOf = (mentorId: number): string => `mentor:${mentorId}`

/** Names the drafts of a new workshop, of a workshop, and of a message to its participants. */
export const NEW_WORKSHOP = 'workshop-new'
export const workshopDraft = (id: number): string => `workshop-${id}`
export const messageDraft = (id: number): string => `workshop-message-${id}`
