import { tabPart } from './tabPart.tsx'

interface AdminTab {
  value: string
  label: string
  /** `tabPart(…)` of its own folder: it loads with the tab, runs its own query, and begins with an `AdminTitle`. */
  Part: ReturnType<typeof tabPart> | null
}

/** The tabs of the dashboard. */
export const TABS: readonly [AdminTab, ...AdminTab[]] = [
  {
    value: 'analytics',
    label: 'Analytics',
    Part: tabPart(async () => (await import('./analytics/AnalyticsTab.tsx')).AnalyticsTab),
  },
  {
    value: 'mentors',
    label: 'Mentors',
    Part: tabPart(async () => (await import('./mentors/MentorsTab.tsx')).MentorsTab),
  },
  {
    value: 'workshops',
    label: 'Workshops',
    Part: tabPart(async () => (await import('./workshops/WorkshopsTab.tsx')).WorkshopsTab),
  },
  {
    value: 'mentees',
    label: 'Mentees',
    Part: tabPart(async () => (await import('./mentees/MenteesTab.tsx')).MenteesTab),
  },
  {
    value: 'mentorships',
    label: 'Mentorships',
    Part: tabPart(async () => (await import('./mentorships/MentorshipsTab.tsx')).MentorshipsTab),
  },
  {
    value: 'requests',
    label: 'Requests',
    Part: tabPart(async () => (await import('./requests/RequestsTab.tsx')).RequestsTab),
  },
  {
    value: 'chats',
    label: 'Chats',
    Part: tabPart(async () => (await import('./chats/ChatsTab.tsx')).ChatsTab),
  },
]
