import type { Limits } from './weight.ts'

/**
 * What a first visit may weigh, kB as `weight.ts` measures it. A page that became lighter lowers its number; one that became
 * heavier loads later what it can do without at first, or `docs/weight.md` says why the number rose.
 */
export const LIMITS: Limits = {
  shell: 172.6,
  pages: {
    mentors: 202.6,
    home: 204.3,
    mentor: 207.6,
    earnings: 212.3,
    payments: 207.5,
    notifications: 214.0,
    requests: 217.6,
    booking: 217.0,
    sessions: 223.1,
    menteeDashboard: 232.2,
    mentorDashboard: 241.4,
    admin: 281.9,
    adminAudit: 285.6,
    adminPayments: 289.1,
    adminTeam: 296.5,
    // The building blocks: seen by us only, and never in production.
    dev: 404.2,
  },
  others: 35.8,
}
