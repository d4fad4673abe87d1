/** What is said of a mentor's fields, which three calls share. */
import { forEachList } from '../../rules/people/mentorLists.ts'
import { forEachText } from '../../rules/people/mentorTexts.ts'
import { HUGE, optionalText, type Bad, type Field } from './row.ts'

const NAME = 'Name and email are required fields.'
const EMAIL = 'Please enter a valid email address'
const LINKEDIN = 'Please enter a valid LinkedIn URL'
const YEAR = 'Experience must be at least 1 year'
const VERSION = 'Profile version must be a whole number'
const DAYS = 'Weekly availability must have a day as each of its keys'
const TIME = 'Times must be on the hour or half past, such as 09:00 or 17:30'

export const experience: Bad[] = [
  [0, YEAR],
  [71, 'Experience must be at most 70 years'],
  [1.5, 'Experience must be in whole years'],
]

/** A mentor's own rate: at least ₹1. */
export function rate(label: string): Field {
  const [low, text] = [`${label} must be at least ₹1`, `${label} must be an amount in rupees with at most two decimals`]
  return [
    `${label} is required`,
    low,
    ['0', low],
    ['', `${label} is required`],
    [-5, low],
    ['0.99', low],
    ['1.005', text],
    ['many', text],
    [10_000_001, `${label} must be at most ₹1,00,00,000`],
  ]
}

/** A rate that administrators may leave open. */
function rateOrUnset(label: string): Field {
  const invalid = `${label} must be an amount in rupees with at most two decimals, ₹1,00,00,000 at most`
  return [null, invalid, ['many', invalid], [0.5, `${label} must be at least ₹1, or 0 for the suggested price`]]
}

export const list = (label: string): Field => [
  null,
  `${label} must be a list of lines`,
  [Array.from({ length: 31 }, (_, at) => `Line ${at}`), `${label} can have at most 30 lines`],
]

const hours = (day: object) => ({ monday: { enabled: true, startTime: '09:00', endTime: '17:00', ...day } })

export const versioned: Record<string, Field> = { profileVersion: [null, VERSION, [0, VERSION], [1.5, VERSION]] }

export const profile: Record<string, Field> = {
  profileImage: [null, 'Picture must be the id of an upload'],
  name: [null, NAME, ['   ', NAME], [HUGE, 'Name must be at most 100 characters']],
  email: [null, NAME, ['', NAME], ['nobody', EMAIL], [HUGE, EMAIL]],
  linkedinUrl: [null, LINKEDIN, ['not a link', LINKEDIN], [HUGE, LINKEDIN]],
  ...forEachText((_name, { label, maximum }) => optionalText(label, maximum)),
  mainBranch: optionalText('Main branch', 100),
  subBranch: optionalText('Specialization', 100),
  experience: [null, YEAR, ...experience],
  bio: optionalText('Bio', 2000),
  ...forEachList((_name, { label }) => list(label)),
  weeklyAvailability: [
    null,
    DAYS,
    [hours({ startTime: '09:10' }), TIME, 'weeklyAvailability.monday.startTime'],
    [hours({ endTime: '08:00' }), 'End time must be after start time', 'weeklyAvailability.monday.endTime'],
    [hours({ enabled: 'yes' }), 'Say whether the day is on or off', 'weeklyAvailability.monday.enabled'],
    [{ monday: 'off' }, 'Give whether the day is on, its start time and its end time', 'weeklyAvailability.monday'],
  ],
  available: [null, 'Available must be true or false'],
}

export const managed: Record<string, Field> = {
  starterPackageRate: rateOrUnset('Starter package rate'),
  advancedPackageRate: rateOrUnset('Advanced package rate'),
  isActive: [null, 'Active must be true or false'],
  status: [null, 'Status must be pending review, accepted or rejected'],
}
