import type { Limits } from './weight.ts'

/**
 * What a first visit may weigh, kB as `weight.ts` measures it. A page that became lighter lowers its number; one that became
 * heavier loads later what it can do without at first, or `docs/weight.md` says why the number rose.
 */
export const LIMITS: Limits = {
  shell: 172.6,
  pages: {
    mentors: 202.7,
    home: 204.4,
    mentor: 207.7,
    earnings: 212.4,
    payments: 207.6,
    notifications: 214.1,
    requests: 217.7,
    booking: 217.1,
    sessions: 223.2,
    menteeDashboard: 232.3,
    mentorDashboard: 241.5,
    admin: 282.0,
    adminAudit: 285.7,
    adminPayments: 289.2,
    adminTeam: 296.6,
    // The building blocks: seen by us only, and never in production.
    dev: 404.3,
  },
  others: 35.9,
}
