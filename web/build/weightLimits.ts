import type { Limits } from './weight.ts'

/**
 * What a first visit may weigh, kB as `weight.ts` measures it. A page that became lighter lowers its number; one that became
 * heavier loads later what it can do without at first, or the commit says why the number rose.
 */
export const LIMITS: Limits = {
  shell: 174.6,
  pages: {
    mentors: 209.3,
    home: 207.8,
    mentor: 212.2,
    earnings: 216.1,
    payments: 211.1,
    notifications: 217.8,
    requests: 222.6,
    shortlist: 218.1,
    booking: 220.7,
    sessions: 227.2,
    menteeDashboard: 236.4,
    mentorDashboard: 245.2,
    admin: 283.4,
    adminAudit: 287.1,
    adminPayments: 290.5,
    adminTeam: 302.2,
    // The building blocks: seen by us only, and never in production.
    dev: 415.4,
  },
  others: 37.7,
}
