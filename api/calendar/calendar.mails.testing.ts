import type { MailCause } from '../testing/mailCauses.ts'
import { signedInAs } from '../testing/people.ts'
import { renewCalendarFeed } from './calendarFeeds.ts'

export const causes: MailCause[] = [
  {
    name: 'calendar address',
    file: 'calendar/calendarFeeds.ts',
    mails: 1,
    cause: async ({ app, db, clock }, { menteeId }) => {
      await renewCalendarFeed(app, await signedInAs(db, { type: 'mentee', id: menteeId }, clock.now()))
    },
  },
]
