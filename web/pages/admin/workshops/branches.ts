import { ADMIN_WORKSHOP_BRANCHES, WORKSHOP_BRANCHES } from '../../../../api/rules/workshops/workshops.ts'

/** Branches of both documented lists, the mentors' first. */
export const ALL_WORKSHOP_BRANCHES: readonly string[] = [...new Set([...WORKSHOP_BRANCHES, ...ADMIN_WORKSHOP_BRANCHES])]
