import type { MailCause } from '../testing/mailCauses.ts'
import { renewCalendarFeed } from './calendarFeeds.ts'

export const causes: MailCause[] = [
  {
    name: 'calendar address',
    file: 'calendar/calendarFeeds.ts',
    mails: 1,
    cause: async ({ app }, { menteeId }) => {
      await renewCalendarFeed(app, { type: 'mentee', id: menteeId })
    },
  },
]
