import { ServedPart } from '../../../features/admin/tables/ServedPart.tsx'
import { TAB_ROOM } from '../tabPart.tsx'
import { Analytics } from './Analytics.tsx'

/** The first tab: totals and charts. */
export function AnalyticsTab() {
  return <ServedPart skeleton={TAB_ROOM}>{(round) => <Analytics round={round} />}</ServedPart>
}
