/** Every documented call. */
import { adminRoutes } from './admin.rest.ts'
import { authRoutes } from './auth.rest.ts'
import { bookingPaymentRoutes } from './bookingPayment.rest.ts'
import { communityRoutes } from './community.rest.ts'
import { menteeBookingRoutes } from './menteeBookings.rest.ts'
import { menteeRoutes } from './mentees.rest.ts'
import { mentorRoutes } from './mentors.rest.ts'
import { notificationRoutes } from './notifications.rest.ts'
import { mentorshipRequestRoutes } from './mentorshipRequests.rest.ts'
import type { Route } from './route.ts'
import { termsRoutes } from './terms.rest.ts'

export const routes: readonly Route[] = [
  ...authRoutes,
  ...mentorRoutes,
  ...menteeRoutes,
  ...communityRoutes,
  ...termsRoutes,
  ...bookingPaymentRoutes,
  ...menteeBookingRoutes,
  ...notificationRoutes,
  ...mentorshipRequestRoutes,
  ...adminRoutes,
]
