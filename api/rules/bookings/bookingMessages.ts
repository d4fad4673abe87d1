import { AGENDA_MINIMUM } from '../constants.ts'

/** Texts of the booking form and of what the API refuses; apart from the schemas, which the page loads later. */
export const BOOKING_MESSAGES = {
  agenda: `Please provide details about your session agenda (minimum ${AGENDA_MINIMUM} characters)`,
  incomplete: 'Please complete all required fields for your selected package',
  date: 'Please select a date',
  slot: 'Please select a time slot',
  startDate: 'Please select a start date',
  notOffered: 'This time slot is not offered',
  startNotOffered: 'This start date is not offered',
  amount: 'Amount does not match the package rate',
  packageType: 'Package type must be starter or advanced',
} as const
