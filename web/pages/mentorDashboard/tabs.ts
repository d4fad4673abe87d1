/** The tabs of the mentor's dashboard, the first one open unless the URL names another. */
export const TABS = [
  { value: 'profile', label: 'Profile' },
  { value: 'analytics', label: 'Analytics' },
  { value: 'workshops', label: 'Workshops' },
  { value: 'inbox', label: 'Inbox' },
] as const
