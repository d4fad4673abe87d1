import { entry as admin } from '../pages/admin/page.ts'
import { entry as adminAudit } from '../pages/adminAudit/page.ts'
import { entry as adminPayments } from '../pages/adminPayments/page.ts'
import { entry as adminTeam } from '../pages/adminTeam/page.ts'
import type { PageRow } from '../relay/page.ts'

/** The administrators' pages, a row each as in `pages.ts`: the 404 page stands at these paths for everybody else. */
export const adminPages: readonly PageRow[] = [
  { paths: ['/admin'], entry: admin },
  { paths: ['/admin/payments'], entry: adminPayments },
  { paths: ['/admin/audit'], entry: adminAudit },
  { paths: ['/admin/administrators'], entry: adminTeam },
]
