import type { PageRow } from '../relay/page.ts'

/** The administrators' pages, a row each as in `pages.ts`: the 404 page stands at these paths for everybody else. */
export const adminPages: readonly PageRow[] = [
  { paths: ['/admin'], load: () => import('../pages/admin/page.ts') },
  { paths: ['/admin/payments'], load: () => import('../pages/adminPayments/page.ts') },
  { paths: ['/admin/audit'], load: () => import('../pages/adminAudit/page.ts') },
  { paths: ['/admin/administrators'], load: () => import('../pages/adminTeam/page.ts') },
]
