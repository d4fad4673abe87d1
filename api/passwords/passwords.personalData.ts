import { type AccountRow, readAccount } from '../accounts/accountTable.ts'
import type { PersonalData } from '../contracts/personalData.ts'
import { dropResetTokens } from './resetTokens.ts'

export const passwordPersonalData: PersonalData = {
  covers: ['password_reset_tokens.email', 'password_reset_tokens.user_type'],
  async shutOut(tx, person) {
    const account = await readAccount<AccountRow>(tx, person)
    if (account) await dropResetTokens(tx, account)
    return []
  },
  async erase(tx, closing) {
    // The owner of a mailbox that the person never confirmed may be somebody else, who has asked for these links.
    if (closing.isConfirmed) await dropResetTokens(tx, closing)
  },
}
