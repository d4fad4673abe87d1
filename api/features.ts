/** What the features bring to the process. Lists only. */
import type { App } from './app.ts'
import type { CsvTable } from './graphql/csvTable.ts'
import type { Tasks } from './jobs/enqueue.ts'
import type { Parts } from './contracts/parts.ts'
import type { Route } from './rest/route.ts'
import { accountRoutes } from './accounts/acceptTerms.rest.ts'
import { accountPersonalData } from './accounts/accounts.personalData.ts'
import { adminJobs } from './admin/admin.jobs.ts'
import { adminRoutes } from './admin/admin.rest.ts'
import { analyticsRoutes } from './analytics/analytics.rest.ts'
import { auditCsv } from './audit/audit.csv.ts'
import { auditRoutes } from './audit/audit.rest.ts'
import { bookingRoutes } from './bookings/bookings.rest.ts'
import { bookingActRoutes } from './bookings/admin/adminActs.rest.ts'
import { bookingAdminRoutes } from './bookings/admin/allBookings.rest.ts'
import { bookingCsv } from './bookings/admin/allBookings.csv.ts'
import { bookingJobs } from './bookings/bookings.jobs.ts'
import { bookingMails } from './bookings/bookings.mails.ts'
import { bookingPersonalData } from './bookings/bookings.personalData.ts'
import { bookingPurchase } from './bookings/bookings.purchase.ts'
import { calendarPersonalData } from './calendar/calendar.personalData.ts'
import { conversationCsv } from './chat/administration/chat.csv.ts'
import { reportRoutes } from './chat/reports/reports.rest.ts'
import { chatAdminRoutes } from './chat/administration/chatAdmin.rest.ts'
import { chatJobs } from './chat/chat.jobs.ts'
import { chatMails } from './chat/chat.mails.ts'
import { chatPersonalData } from './chat/chat.personalData.ts'
import { chatRoutes } from './chat/chat.rest.ts'
import { communityPersonalData } from './community/community.personalData.ts'
import { communityRoutes } from './community/community.rest.ts'
import { queueJobs } from './jobs/queue.jobs.ts'
import { accountClosingJobs } from './accountClosing/accountClosing.jobs.ts'
import { mailJobs } from './mail/mail.jobs.ts'
import { mailPersonalData } from './mail/mail.personalData.ts'
import { mediaJobs } from './media/media.jobs.ts'
import { mediaPersonalData } from './media/media.personalData.ts'
import { menteeCsv } from './mentees/mentees.csv.ts'
import { menteePersonalData } from './mentees/mentees.personalData.ts'
import { menteeRoutes } from './mentees/mentees.rest.ts'
import { mentorCsv } from './mentors/administration/mentors.csv.ts'
import { meaningCsv } from './mentors/meanings/meanings.csv.ts'
import { mentorJobs } from './mentors/mentors.jobs.ts'
import { mentorPersonalData } from './mentors/mentors.personalData.ts'
import { mentorRoutes, mentorAdminRoutes } from './mentors/mentors.rest.ts'
import { reviewJobs } from './reviews/reviews.jobs.ts'
import { reviewMails } from './reviews/reviews.mails.ts'
import { reviewPersonalData } from './reviews/reviews.personalData.ts'
import { needCsv, missedSearchCsv } from './needs/needs.csv.ts'
import { needJobs } from './needs/needs.jobs.ts'
import { needMails } from './needs/needs.mails.ts'
import { needPersonalData } from './needs/needs.personalData.ts'
import { notificationJobs } from './notifications/notifications.jobs.ts'
import { notificationPersonalData } from './notifications/notifications.personalData.ts'
import { notificationRoutes } from './notifications/notifications.rest.ts'
import { orderCsv } from './orders/orders.csv.ts'
import { orderRoutes } from './orders/orders.rest.ts'
import { passwordJobs } from './passwords/passwords.jobs.ts'
import { passwordPersonalData } from './passwords/passwords.personalData.ts'
import { passwordRoutes } from './passwords/passwords.rest.ts'
import { paymentJobs } from './payments/payments.jobs.ts'
import { paymentMails } from './payments/payments.mails.ts'
import { paymentPersonalData } from './payments/payments.personalData.ts'
import { planJobs } from './plans/plans.jobs.ts'
import { planMails } from './plans/plans.mails.ts'
import { goalPersonalData, planPersonalData } from './plans/plans.personalData.ts'
import { requestCsv } from './requests/requests.csv.ts'
import { requestMails } from './requests/requests.mails.ts'
import { requestPersonalData } from './requests/requests.personalData.ts'
import { requestRoutes } from './requests/requests.rest.ts'
import { sessionJobs } from './sessions/sessions.jobs.ts'
import { sessionPersonalData } from './sessions/sessions.personalData.ts'
import { sessionRoutes } from './sessions/sessions.rest.ts'
import { shortlistPersonalData } from './shortlist/shortlist.personalData.ts'
import { workQueueRoutes } from './workQueue/workQueue.rest.ts'
import { workshopActRoutes } from './workshops/manage/manageWorkshops.rest.ts'
import { registrationActRoutes, workshopPaymentRoutes } from './workshops/register/registrations.rest.ts'
import { workshopPurchase } from './workshops/register/workshops.purchase.ts'
import { workshopCsv } from './workshops/workshops.csv.ts'
import { workshopJobs } from './workshops/workshops.jobs.ts'
import { workshopMails } from './workshops/workshops.mails.ts'
import { workshopPersonalData } from './workshops/workshops.personalData.ts'
import { workshopReadRoutes } from './workshops/workshops.rest.ts'

export const parts: Parts = {
  mails: [
    ...bookingMails,
    ...chatMails,
    ...needMails,
    ...paymentMails,
    ...planMails,
    ...requestMails,
    ...reviewMails,
    ...workshopMails,
  ],
  // In this order the blockers of closing an account are listed and a person's data is shown. They are erased from the end, payments
  // before bookings before the account: that is the order in which whoever settles a payment locks too.
  people: [
    mentorPersonalData,
    menteePersonalData,
    communityPersonalData,
    bookingPersonalData,
    paymentPersonalData,
    planPersonalData,
    chatPersonalData,
    requestPersonalData,
    reviewPersonalData,
    goalPersonalData,
    shortlistPersonalData,
    needPersonalData,
    // Workshops ask for former addresses when they erase.
    accountPersonalData,
    workshopPersonalData,
    notificationPersonalData,
    sessionPersonalData,
    calendarPersonalData,
    passwordPersonalData,
    mailPersonalData,
    mediaPersonalData,
  ],
  purchases: [bookingPurchase, workshopPurchase],
}

/** Every documented REST call, in the order in which the reference shows them. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...passwordRoutes,
  ...mentorRoutes,
  ...menteeRoutes,
  ...communityRoutes,
  ...accountRoutes,
  ...bookingRoutes,
  ...workshopReadRoutes,
  ...workshopActRoutes,
  ...workshopPaymentRoutes,
  ...notificationRoutes,
  ...requestRoutes,
  ...chatRoutes,
  ...adminRoutes,
  ...analyticsRoutes,
  ...mentorAdminRoutes,
  ...bookingAdminRoutes,
  ...bookingActRoutes,
  ...registrationActRoutes,
  ...chatAdminRoutes,
  ...reportRoutes,
  ...workQueueRoutes,
  ...orderRoutes,
  ...auditRoutes,
]

/** Tables of administrators that can be had as files. */
export const csvTables: readonly CsvTable[] = [
  mentorCsv,
  workshopCsv,
  menteeCsv,
  bookingCsv,
  requestCsv,
  conversationCsv,
  orderCsv,
  auditCsv,
  needCsv,
  missedSearchCsv,
  meaningCsv,
]

/** The worker's jobs. The sweep goes in this order: what people and money wait for first, tidying last. */
export const jobs = [
  bookingJobs,
  workshopJobs,
  paymentJobs,
  mailJobs,
  planJobs,
  chatJobs,
  reviewJobs,
  passwordJobs,
  sessionJobs,
  adminJobs,
  accountClosingJobs,
  needJobs,
  notificationJobs,
  mediaJobs,
  mentorJobs,
  queueJobs,
] as const

type Brought<F> = F extends (app: App) => { tasks: infer T } ? keyof T : never
/** Does not compile while a declared task is done by nobody. */
true satisfies [Exclude<keyof Tasks, 'sweep' | Brought<(typeof jobs)[number]>>] extends [never] ? true : never
