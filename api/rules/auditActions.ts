/** What administrators do, each with its words in the audit log. The first part is what it is about. */
export const AUDIT_ACTIONS = {
  'login.succeeded': 'Logged in',
  'login.failed': 'Failed to log in',
  'login.ended': 'Logged out',
  'administrator.created': 'Added an administrator',
  'administrator.removed': 'Removed an administrator',
  'administrator.password': 'Changed the password of an administrator',
  'administrator.second_factor': 'Set up the authenticator app',
  'administrator.recovery_codes': 'Made new recovery codes',
  'administrator.second_factor_reset': 'Took the authenticator app off an administrator',
  'administrator.sessions': 'Ended the sessions of an administrator',
  'mentor.created': 'Added a mentor',
  'mentor.updated': 'Edited a mentor',
  'mentor.status': 'Set the status of a mentor',
  'mentor.deleted': 'Deleted a mentor',
  'mentee.deleted': 'Deleted a mentee',
  'member.sessions': 'Logged a person out everywhere',
  'workshop.created': 'Added a workshop',
  'workshop.updated': 'Edited a workshop',
  'workshop.link': 'Set the meeting link of a workshop',
  'workshop.approved': 'Approved a workshop',
  'workshop.rejected': 'Rejected a workshop',
  'workshop.cancelled': 'Cancelled a workshop',
  'workshop.deletion': 'Asked for the deletion of a workshop',
  'workshop.deleted': 'Deleted a workshop',
  'workshop.message': 'Wrote to the participants of a workshop',
  'registration.cancelled': 'Cancelled a registration',
  'registration.moved': 'Moved a registration to another workshop',
  'booking.cancelled': 'Cancelled a session or plan',
  'booking.moved': 'Moved a session',
  'plan.moved': 'Changed the days of a plan',
  'no_show.decided': 'Decided on a no-show report',
  'conversation.read': 'Read a conversation',
  'report.resolved': 'Resolved a report',
  'review.hidden': 'Hid a review',
  'review.restored': 'Showed a hidden review again',
  'order.checked': 'Asked the payment provider about an order',
  'payment.refunded': 'Refunded a payment',
  'refund.retried': 'Retried a refund',
  'refund.resolved': 'Marked a refund as resolved',
  'refund.returned_elsewhere': 'Marked a refund as returned another way',
  'refund.not_returned': 'Decided not to return a refund',
  'refund.explained': 'Marked a refund as explained',
  'refund.reopened': 'Took back a decision on a refund',
  'dispute.resolved': 'Marked a dispute as resolved',
  'booking.kept': 'Kept a session or plan whose payment was refunded',
  'email.retried': 'Retried an email',
  'email.resolved': 'Marked a failed email as resolved',
  'job.retried': 'Retried a job',
  'job.removed': 'Removed a failed job',
  'webhook.retried': 'Retried a payment event',
  'webhook.resolved': 'Marked a payment event as resolved',
  'table.exported': 'Exported a table',
} as const

export type AuditAction = keyof typeof AUDIT_ACTIONS

/** What the database writes down of money by itself, beside what administrators do. */
export const MONEY_ACTIONS = {
  'money.order': 'Order changed',
  'money.payment': 'Payment changed',
  'money.refund': 'Refund changed',
} as const

export type MoneyAction = keyof typeof MONEY_ACTIONS

/** What an entry can be about, before the colon of its subjects. */
const AUDIT_SUBJECTS = [
  'administrator',
  'mentor',
  'mentee',
  'community',
  'workshop',
  'registration',
  'booking',
  'plan',
  'conversation',
  'report',
  'review',
  'order',
  'payment',
  'refund',
  'email',
  'job',
  'webhook',
] as const

export type AuditSubject = `${(typeof AUDIT_SUBJECTS)[number]}:${number | string}`
