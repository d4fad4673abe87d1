import type { Limits } from './weight.ts'

/**
 * What a first visit may weigh, kB as `weight.ts` measures it. A page that became lighter lowers its number; one that became
 * heavier loads later what it can do without at first, or `docs/weight.md` says why the number rose.
 */
export const LIMITS: Limits = {
  shell: 174.1,
  pages: {
    mentors: 204.7,
    home: 206.4,
    mentor: 209.8,
    earnings: 214.7,
    payments: 209.6,
    notifications: 216.4,
    requests: 221.1,
    shortlist: 216.7,
    booking: 219.1,
    sessions: 225.6,
    menteeDashboard: 234.6,
    mentorDashboard: 243.8,
    admin: 284.4,
    adminAudit: 288.0,
    adminPayments: 291.5,
    adminTeam: 298.9,
    // The building blocks: seen by us only, and never in production.
    dev: 407.5,
  },
  others: 36.1,
}
