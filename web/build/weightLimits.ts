import type { Limits } from './weight.ts'

/**
 * What a first visit may weigh, kB as `weight.ts` measures it. A page that became lighter lowers its number; one that became
 * heavier loads later what it can do without at first, or `docs/weight.md` says why the number rose.
 */
export const LIMITS: Limits = {
  shell: 174.1,
  pages: {
    mentors: 203.4,
    home: 205.5,
    mentor: 208.8,
    earnings: 213.7,
    payments: 208.7,
    notifications: 215.4,
    requests: 219.1,
    shortlist: 215.7,
    booking: 218.2,
    sessions: 224.5,
    menteeDashboard: 233.6,
    mentorDashboard: 242.8,
    admin: 283.4,
    adminAudit: 287.0,
    adminPayments: 290.8,
    adminTeam: 297.9,
    // The building blocks: seen by us only, and never in production.
    dev: 406.3,
  },
  others: 35.4,
}
