import type { Limits } from './weight.ts'

/**
 * What a first visit may weigh, kB as `weight.ts` measures it. A page that became lighter lowers its number; one that became
 * heavier loads later what it can do without at first, or `docs/weight.md` says why the number rose.
 */
export const LIMITS: Limits = {
  shell: 174.4,
  pages: {
    home: 182.3,
    mentors: 190.6,
    mentor: 193,
    confirmEmail: 189.6,
    notifications: 189.6,
    account: 189.9,
    mentorSignup: 191.2,
    menteeSignup: 191.5,
    auth: 193.1,
    sessions: 195.2,
    menteeDashboard: 203.3,
    mentorDashboard: 205.9,
    booking: 208.6,
    // The building blocks: seen by us only, and never in production.
    dev: 280,
  },
  others: 15,
}
