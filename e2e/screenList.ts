/** Every screen that has an address, once for each look it has. */

/** Screens of everybody. */
export const SCREENS = [
  '/',
  '/mentors',
  '/mentor/1',
  '/workshops',
  '/workshops?branch=Information%20Technology',
  '/workshop-registration/1',
  '/workshop-registration/3',
  '/shortlist',
  '/shortlist/compare?mentors=1,2,3',
  '/booking/1',
  '/booking/1?package=advanced',
  '/auth',
  '/auth?as=community',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=some-token',
  '/confirm-email?token=some-token',
  '/community',
  '/mentor-signup',
  '/signup/mentee',
  '/pricing',
  '/contact-us',
  '/terms-of-service',
  '/privacy-policy',
  '/cancellation-refund-policy',
  '/coming-soon',
]

/** Screens of a member, as the demo people see them. */
export const MEMBER_SCREENS = [
  ['mentee', '/mentee-dashboard'],
  ['mentee', '/mentee-profile?tab=progress'],
  ['mentee', '/shortlist'],
  ['mentee', '/payments'],
  ['mentee', '/sessions'],
  ['mentee', '/sessions?tab=past'],
  ['mentor', '/sessions'],
  ['mentee', '/account'],
  ['mentee', '/notifications'],
  ['mentee', '/mentorship-requests'],
  ['mentee', '/mentorship-requests?tab=approved'],
  ['mentor', '/mentorship-requests'],
  ['mentor', '/earnings'],
  ['mentor', '/mentor-dashboard'],
  ['mentor', '/mentor-dashboard?tab=workshops'],
  ['mentor', '/mentor-dashboard?tab=workshops&form=new'],
  ['mentor', '/mentor-dashboard?tab=workshops&workshop=1'],
  ['mentor', '/mentor-dashboard?tab=inbox'],
  ['mentor', '/mentor-dashboard?tab=inbox&conversation=1'],
] as const

/** Screens of administrators. The login is one too, to those who know its path. */
export const ADMIN_SCREENS = [
  '/admin',
  '/admin?tab=mentors',
  '/admin?tab=workshops',
  '/admin?tab=mentees',
  '/admin?tab=mentorships',
  '/admin?tab=requests',
  '/admin?tab=chats',
  '/admin?tab=searches',
  '/admin?tab=needs',
  '/admin?tab=meanings',
  '/admin/payments',
  '/admin/audit',
  '/admin/administrators',
]

/**
 * Screens made of the parts of another one here, with other rows or other words: text of the same page, cards under
 * another tab, a table of the same kind. They get a shorter look.
 */
export const ALIKE: ReadonlySet<string> = new Set([
  '/booking/1?package=advanced',
  '/auth?as=community',
  '/privacy-policy',
  '/cancellation-refund-policy',
  '/sessions?tab=past',
  '/mentorship-requests?tab=approved',
  '/mentor-dashboard?tab=inbox',
  '/admin?tab=workshops',
  '/admin?tab=mentees',
  '/admin?tab=mentorships',
  '/admin?tab=requests',
  '/admin?tab=chats',
  '/admin?tab=searches',
  '/admin?tab=needs',
  '/admin?tab=meanings',
])
