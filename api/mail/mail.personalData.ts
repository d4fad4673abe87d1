import type { PersonalData } from '../contracts/personalData.ts'
import { eraseMails } from './eraseMails.ts'

/** Mails to a person, and their name in mails to others. */
export const mailPersonalData: PersonalData = {
  covers: ['emails.to_address', 'emails.recipient_type', 'emails.recipient_id', 'emails.about_type', 'emails.about_id'],
  erase: eraseMails,
}
