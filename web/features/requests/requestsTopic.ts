/** The topic of live changes to mentorship requests. */
export const REQUESTS = 'mentorshipRequestChanged'
