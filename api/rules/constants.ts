// Time

/** Length of a 1:1 session and of its slot in minutes, where nothing else is said of them. */
export const SESSION_MINUTES = 45
/** The same in words, for every text about the packages: a length, one with little room, and what a session is. */
export const SESSION_LENGTH = `${SESSION_MINUTES} minutes`
export const SESSION_LENGTH_SHORT = `${SESSION_MINUTES} min`
export const SESSION_LONG = `${SESSION_MINUTES}-minute`
/** The latest bookable day is today in IST plus this many days. */
export const BOOKING_WINDOW_DAYS = 30
/** Hours of a weekday begin and end on these minutes. */
export const HOURS_STEP_MINUTES = 30
/** Days off that a mentor may have ahead, and how long one stretch may be. */
export const DAYS_OFF_MAXIMUM = 50
export const DAYS_OFF_LONGEST = 366
/** Days that the preview of a mentor's slots shows, today the first. */
export const PREVIEW_DAYS = 14
/** A slot that starts sooner than this is not offered. */
export const MINIMUM_NOTICE_MINUTES = 60

// A plan (the Advanced package)

/** Days of access: the end date is the start date plus these. */
export const PLAN_DAYS = 30
/** Calls that a plan includes, and how texts say it. */
export const PLAN_CALLS = 3
export const PLAN_SESSIONS = `${PLAN_CALLS} sessions of ${SESSION_LENGTH}`
/** Days that a plan still has at least when its mentor gives a call back. */
export const GIVEN_BACK_DAYS = 7
/** Cancelled within this time of payment, a plan is refunded in full. */
export const PLAN_REFUND_HOURS = 24
/** A plan with this many days left, or fewer, is shown as expiring. */
export const PLAN_EXPIRING_DAYS = 3

// Money

export const CURRENCY = 'INR'
/** Price of a single session when the mentor has set none. */
export const STARTER_FALLBACK_PAISE = 30_000
/** Price of a plan when the mentor has set none. */
export const ADVANCED_FALLBACK_PAISE = 300_000
export const MINIMUM_RATE_PAISE = 100
/** The provider refunds no less. */
export const SMALLEST_REFUND = 100
/** Highest amount anywhere, which also fits a 32-bit column. */
export const MAXIMUM_AMOUNT_PAISE = 1_000_000_000
export const SUGGESTED_STARTER_PAISE = { from: 30_000, to: 100_000 } as const
export const SUGGESTED_ADVANCED_PAISE = { from: 100_000, to: 1_000_000 } as const

// Text lengths, in characters

export const AGENDA_MINIMUM = 10
export const TOPIC_MINIMUM = 5
export const BACKGROUND_MINIMUM = 10
/** For a new password; the rules of its characters are in people/passwords.ts. */
export const PASSWORD_MINIMUM = 8
/** For signing in, where an older rule may have made the password. */
export const SIGN_IN_PASSWORD_MINIMUM = 6
export const ADMIN_PASSWORD_MINIMUM = 12
/** Longer ones are refused before any hashing. */
export const PASSWORD_MAXIMUM = 1024
export const NAME_MAXIMUM = 100
export const EMAIL_MAXIMUM = 254
export const URL_MAXIMUM = 500
export const BRANCH_MAXIMUM = 100
export const SEARCH_MAXIMUM = 200
/** What has to be typed to close an account, in whatever case. */
export const CLOSING_PHRASE = 'close my account'
/** What a profile form without name or email says, at each of the two. */
export const NAME_AND_EMAIL = 'Name and email are required fields.'
/** Entries of a list in a profile, and characters of each. */
export const LIST_MAXIMUM = 30
export const LIST_LINE_MAXIMUM = 200
/** For a city, a job title or a company. */
export const PLACE_MAXIMUM = 150
/** For notes on availability and on days off. */
export const NOTE_MAXIMUM = 500
/** For agenda, bio and other prose. */
export const PROSE_MAXIMUM = 2000
export const REPORT_DETAILS_MAXIMUM = 1000
/** What either side says about a session that was reported as missed. */
export const STATEMENT_MAXIMUM = 500

// Chat
export const CHAT_MESSAGE_MAXIMUM = 4000
export const CHAT_ATTACHMENTS_MAXIMUM = 5
/** Messages a person may send in a minute, in all their conversations. */
export const CHAT_MESSAGES_A_MINUTE = 30
export const CHAT_PAGE_MAXIMUM = 100

// People

/** Of graduation. */
export const YEAR_MINIMUM = 1990
export const YEAR_MAXIMUM = 2030
export const EXPERIENCE_MINIMUM = 1
export const EXPERIENCE_MAXIMUM = 70
/** What `mainBranch` is when nothing more exact was said. */
export const DEFAULT_MAIN_BRANCH = 'General'
export const DEFAULT_PROFILE_IMAGE = '/media/default-mentor.svg'
/** Last active is stored at most once in this time. */
export const LAST_ACTIVE_WRITE_MINUTES = 5
/** Last active is green when it is less than this ago. */
export const LAST_ACTIVE_RECENT_HOURS = 24
/** The time in which we ask mentors to answer a request. */
export const RESPONSE_HOURS = 24
/** How long the team takes over an application; after so many business days it is overdue. */
export const MENTOR_REVIEW_TEXT = '2-3 business days'
export const MENTOR_REVIEW_DAYS = 3

// Requests

/** Requests of one mentee that may wait for an answer at the same time. */
export const PENDING_REQUESTS_MAXIMUM = 10
export const REQUEST_PAGE = 10
/** Times that a request may propose. */
export const PROPOSED_TIMES_MAXIMUM = 3
/** How long a time is reserved for the mentee once the mentor has accepted it. */
export const RESERVED_HOURS = 24

// Lists

/** Mentors on one shortlist, of an account or of a visitor's browser. */
export const SHORTLIST_MAXIMUM = 100
/** Mentors that are compared side by side. */
export const COMPARED_MAXIMUM = 3

/** Most rows of one page, and what GET /api/mentors answers without a limit. */
export const PAGE_MAXIMUM = 100
export const MENTOR_PAGE = 12
/** Languages that a list of mentors is filtered by at once. */
export const FILTER_LANGUAGES_MAXIMUM = 10
/** A mentor with fewer reviews than these is new. */
export const NEW_MENTOR_REVIEWS = 3
export const SKELETON_CARDS = 6
export const CAROUSEL_SLIDE = 3
export const CAROUSEL_INTERVAL_MS = { wide: 3500, narrow: 2000 } as const
export const CAROUSEL_NARROW_PX = 640
export const CAROUSEL_SWIPE_PX = 50
export const NOTIFICATION_BADGE_MAXIMUM = 9
export const NOTIFICATION_PAGE = 20

export const CONVERSATION_PAGE = 20
export const FREE_SESSIONS = 5

// Waiting

export const TOAST_MS = 5000
/** From a successful sign-up to /auth. */
export const SIGN_UP_REDIRECT_MS = 1500
/** From a new password to /auth. */
export const RESET_REDIRECT_MS = 3000
/** From an attempt to join the community to the external group: time to read how it went. */
export const COMMUNITY_REDIRECT_MS = 4000
export const TOOLTIP_DELAY_MS = { open: 700, skip: 300 } as const
export const GEOLOCATION_CACHE_HOURS = 24
/** How long a visitor's browser is known for an order that it has opened, from its last one on. */
export const ORDER_KEY_HOURS = 24

// Mailed links

export const RESET_LINK_MINUTES = 60
/** Mails with reset links that an account gets in an hour at most, however many ask for one. */
export const RESET_MAILS_PER_HOUR = 5
/** How long the links of a welcome mail work: confirming the address, a community member's first password. */
export const WELCOME_LINK_DAYS = 7
/** How long a browser is known to the accounts that were logged in to with it, since the last time. */
export const DEVICE_DAYS = 180
export const CONFIRMATIONS_PER_HOUR = 3
export const EMAIL_CHANGES_PER_HOUR = 5
export const PASSWORD_CHANGES_PER_HOUR = 5

// Terms

/** Which text is accepted: the day it was last changed. */
export const TERMS_VERSION = '2025-07-29'
/** Years. Accepting the terms confirms it. */
export const MINIMUM_AGE = 18

/** A review in words, and the mentor's answer: characters. */
export const REVIEW_MINIMUM = 20
export const REVIEW_MAXIMUM = 1500
export const REVIEW_ANSWER_MAXIMUM = 1000
export const REVIEW_TAGS_MAXIMUM = 3
/** Days after a session, or after a package ends, in which it can be reviewed. */
export const REVIEW_DAYS = 60
/** Hours in which a review and its answer can be edited. */
export const REVIEW_EDIT_HOURS = 48
