import type { Limits } from './weight.ts'

/**
 * What a first visit may weigh, kB as `weight.ts` measures it. A page that became lighter lowers its number; one that became
 * heavier loads later what it can do without at first, or `docs/weight.md` says why the number rose.
 */
export const LIMITS: Limits = {
  shell: 172.4,
  pages: {
    mentors: 201.5,
    home: 203.5,
    mentor: 206.9,
    earnings: 211.0,
    payments: 206.6,
    notifications: 212.7,
    requests: 216.3,
    booking: 216.1,
    sessions: 221.7,
    menteeDashboard: 230.8,
    mentorDashboard: 240.0,
    admin: 280.4,
    adminAudit: 284.0,
    adminPayments: 287.7,
    adminTeam: 294.7,
    // The building blocks: seen by us only, and never in production.
    dev: 401.8,
  },
  others: 35.1,
}
