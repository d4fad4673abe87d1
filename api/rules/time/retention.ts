/** How long what is no longer needed is kept, in days where nothing else is said. The reasons stand in docs/decisions/0026. */

/** A read notification. */
export const READ_NOTIFICATION_DAYS = 180
/** An unread notification. */
export const UNREAD_NOTIFICATION_DAYS = 365
/** A mail once it was sent, dropped or given up: the row, whose words go as soon as it is sent. */
export const MAIL_DAYS = 180
/** The words of a mail that the mail server will not take: until then an administrator may send it again. */
export const FAILED_MAIL_DAYS = 7
/** A mail that waits for a mail server; later it is not sent. */
export const WAITING_MAIL_DAYS = 30
/** The last mail to a closed account. */
export const CLOSED_ACCOUNT_MAIL_DAYS = 1
/** A provider's webhook that was handled. */
export const WEBHOOK_DAYS = 30
/** An uploaded picture or file that no record refers to. */
export const UNUSED_FILE_DAYS = 1
/** A slot that was held, let go and never ordered. */
export const UNORDERED_HOLD_DAYS = 90
/** A mailed link after its end: until then its page says that the link has expired. */
export const ENDED_LINK_DAYS = 30
/** A place in a waiting list whose mailed link nobody has opened. */
export const UNCONFIRMED_PLACE_DAYS = 7
/** Code and documents of a client that a newer build has replaced, in hours: an open tab still asks for them. */
export const EARLIER_BUILD_HOURS = 24
/** A job that failed for good, so that an administrator can look into it. */
export const FAILED_JOB_DAYS = 14
