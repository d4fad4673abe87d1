/** What is said of a workshop's fields, new and saved. */
import { HUGE, type Field } from './row.ts'

const DATE = 'Date must be a day such as 2026-11-28'
const TIME = 'Time must be a time of day such as 16:00'
const SEATS = 'Max participants must be at least 1'
const WHOLE = 'Price must be 0 or whole rupees, such as 499'
const LINK = 'Please enter a valid https link'
const MENTOR = 'Mentor id must be a whole number above 0'

/** Words that must be there. */
export const line = (label: string, maximum: number): Field => [
  `${label} is required`,
  `${label} is required`,
  ['   ', `${label} is required`],
  [HUGE, `${label} must be at most ${maximum} characters`],
]

export const workshop: Record<string, Field> = {
  title: line('Title', 120),
  description: line('Description', 4000),
  date: ['Date is required', DATE, ['soon', DATE], ['2026-02-30', DATE], ['', 'Date is required']],
  time: ['Time is required', TIME, ['noon', TIME], ['25:00', TIME], ['', 'Time is required']],
  duration: line('Duration', 60),
  branch: line('Branch', 100),
  maxParticipants: [
    null,
    SEATS,
    [0, SEATS],
    [1.5, 'Max participants must be a whole number'],
    [501, 'Max participants must be at most 500'],
    ['many', SEATS],
  ],
  price: [
    'Price is required',
    'Price is required',
    ['0.5', WHOLE],
    [-1, WHOLE],
    ['free', WHOLE],
    ['', 'Price is required'],
    [100_001, 'Price must be at most ₹1,00,000'],
  ],
  imageUrl: [null, 'Picture must be the id of an upload'],
  meetingLink: [
    null,
    LINK,
    ['ftp://meet.test', LINK],
    ['javascript:alert(1)', LINK],
    [`https://${HUGE}.test`, 'Meeting link is too long'],
  ],
  mentorId: [null, MENTOR, [0, MENTOR], ['x', MENTOR]],
  isActive: [null, 'Approved must be true or false'],
}

/** What is left out stays as it is. */
export const updated = Object.fromEntries(
  Object.entries(workshop).map(([name, [, ...rest]]): [string, Field] => [name, [null, ...rest]]),
)
