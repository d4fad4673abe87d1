import type { PersonalData } from '../contracts/personalData.ts'

export const accountPersonalData: PersonalData = {
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
