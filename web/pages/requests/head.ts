import type { Head } from '../../lib/headTags.ts'

/** Nobody finds their requests by searching. */
export const requestsHead: Head = {
  title: 'Mentorship requests',
  description: 'What mentors are asked by mentees on Plumbline, and what they answer.',
  path: '/mentorship-requests',
  noIndex: true,
}
