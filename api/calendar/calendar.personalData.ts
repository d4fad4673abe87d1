import { sideOf } from '../accounts/viewer.ts'
import type { PersonalData } from '../contracts/personalData.ts'
import { removeCalendarFeed } from './calendarFeeds.ts'

/** The secret address of their sessions; it stops working at once. */
export const calendarPersonalData: PersonalData = {
  covers: ['calendar_feeds.mentor_id', 'calendar_feeds.mentee_id'],
  /** Nothing that would let anyone read it. */
  async data(db, { type, id }) {
    if (type === 'community') return {}
    const feed = await db.calendarFeed.findUnique({
      where: sideOf({ type, id }),
      select: { createdAt: true, lastReadAt: true },
    })
    return { calendarFeed: feed }
  },
  async shutOut(tx, { type, id }) {
    if (type === 'community' || !(await removeCalendarFeed(tx, { type, id }))) return []
    return ['The private link to your calendar no longer works. You can create a new one on your dashboard.']
  },
  async erase(tx, { type, id }) {
    if (type !== 'community') await removeCalendarFeed(tx, { type, id })
  },
}
