import type { Limits } from './weight.ts'

/**
 * What a first visit may weigh, kB as `weight.ts` measures it. A page that became lighter lowers its number; one that became
 * heavier loads later what it can do without at first, or `docs/weight.md` says why the number rose.
 */
export const LIMITS: Limits = {
  shell: 172.4,
  pages: {
    mentors: 201.2,
    home: 203.2,
    mentor: 206.6,
    earnings: 238.3,
    payments: 239.5,
    notifications: 240.0,
    requests: 243.9,
    booking: 251.8,
    sessions: 256.4,
    menteeDashboard: 258.3,
    mentorDashboard: 275.7,
    admin: 291.5,
    adminAudit: 294.7,
    adminPayments: 298.1,
    adminTeam: 303.2,
    // The building blocks: seen by us only, and never in production.
    dev: 425.5,
  },
  others: 34.7,
}
