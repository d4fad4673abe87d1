import type { PersonPart } from '../parts/person.ts'

/** Links that confirm an address. */
export const accountPerson: PersonPart = {
  covers: [
    'email_confirmations.user_id',
    'email_confirmations.user_type',
    'email_confirmations.email',
    'email_confirmations.former_email',
  ],
  async erase(tx, { type, id }) {
    await tx.emailConfirmation.deleteMany({ where: { userType: type, userId: id } })
  },
}
