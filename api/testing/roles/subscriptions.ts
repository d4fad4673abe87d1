/** Told of a row: one's own is shown, somebody else's is not, even when its number is told to the wrong person. */
import { BOOKING } from '../../bookings/sides.ts'
import { CHAT_STATE } from '../../chat/chatEvents.ts'
import { NOTIFICATION } from '../../notifications/notify.ts'
import { REQUEST } from '../../bookings/hold/promise.ts'
import { SHORTLIST } from '../../shortlist/shortlist.ts'
import { MEMBERS, type Row } from './row.ts'

//      visitor review mentor mentee community admin expired both ended
const SIDES = 'in ok ok ok no no in ok in'
const OTHERS = 'in null null null no no in null in'

export const SUBSCRIPTIONS: Record<string, Row> = {
  'Subscription.bookingChanged': {
    ask: () => 'bookingChanged { subject: booking { __typename } }',
    event: ({ bookings }) => ({ what: BOOKING, id: bookings[0]! }),
    own: SIDES,
    other: OTHERS,
  },
  'Subscription.conversationChanged': {
    ask: () => 'conversationChanged { subject: conversation { __typename } }',
    event: ({ planId }) => ({ what: CHAT_STATE, id: planId }),
    own: SIDES,
    other: OTHERS,
  },
  'Subscription.mentorshipRequestChanged': {
    ask: () => 'mentorshipRequestChanged { subject: request { __typename } }',
    event: ({ requests }) => ({ what: REQUEST, id: requests[0]! }),
    own: SIDES,
    other: OTHERS,
  },
  'Subscription.notificationChanged': {
    ask: () => 'notificationChanged { subject: notification { __typename } }',
    event: ({ notificationId }) => ({ what: NOTIFICATION, id: notificationId }),
    own: MEMBERS,
    other: 'in null null null null no in null in',
  },
  'Subscription.shortlistChanged': {
    // A listed mentor is everybody's; what is told of is one's own shortlist.
    ask: () => 'shortlistChanged { subject: viewer { __typename } }',
    event: ({ mentorId }) => ({ what: SHORTLIST, id: mentorId }),
    own: MEMBERS,
  },
}
