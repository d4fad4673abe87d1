/** Imports only: each feature registers its types on the builder. */
import '../accounts/acceptTerms.graphql.ts'
import '../accounts/accounts.graphql.ts'
import '../accounts/confirmEmail.graphql.ts'
import '../accounts/resendConfirmation.graphql.ts'
import '../accounts/signIn.graphql.ts'
import '../accounts/signOut.graphql.ts'
import '../accounts/viewer.graphql.ts'
import '../admin/admin.graphql.ts'
import '../admin/adminSession.graphql.ts'
import '../admin/recordAdminActivity.graphql.ts'
import '../admin/signInAdmin.graphql.ts'
import '../admin/signOutAdmin.graphql.ts'
import '../bookings/bookingErrors.graphql.ts'
import '../bookings/bookings.graphql.ts'
import '../bookings/createBookingOrder.graphql.ts'
import '../bookings/holdSlot.graphql.ts'
import '../bookings/setMeetingLink.graphql.ts'
import '../bookings/verifyBookingPayment.graphql.ts'
import '../mentees/mentee.graphql.ts'
import '../mentees/registerMentee.graphql.ts'
import '../mentors/applyAsMentor.graphql.ts'
import '../mentors/mentor.graphql.ts'
import '../mentors/mentorProfile.graphql.ts'
import '../mentors/mentorSlots.graphql.ts'
import '../mentors/mentors.graphql.ts'
import '../mentors/nextFreeSessions.graphql.ts'
import '../mentors/review.graphql.ts'
import '../mentors/setMentorStatus.graphql.ts'
import '../site/site.graphql.ts'
import './errors.ts'
import './scalars.ts'
import { builder } from './builder.ts'

builder.queryType({ description: 'Everything that can be read. Each field names who may read it.' })
builder.mutationType({ description: 'Everything that can be changed. Expected failures are members of each result.' })
builder.subscriptionType({ description: 'What changes live, over the graphql-transport-ws protocol.' })

export const schema = builder.toSchema()
