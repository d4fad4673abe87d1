import type { App } from '../app.ts'
import type { Member } from '../graphql/context.ts'
import { TERMS_VERSION } from '../rules/constants.ts'
import type { TermsAcceptance } from '../rules/inputs/terms.ts'
import { NotAllowedError } from '../rules/userErrors.ts'

/** Records when the member accepts which terms, which confirms that they are 18 or older; the first time counts. Throws NotAllowedError for anyone but themselves. */
export async function acceptTerms(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: Member,
  { userType, userId }: TermsAcceptance,
): Promise<void> {
  if (member.type !== userType || member.id !== userId) throw new NotAllowedError()
  const accept = {
    where: { id: userId, termsAccepted: false },
    data: { termsAccepted: true, termsAcceptedAt: clock.now(), termsVersion: TERMS_VERSION },
  }
  await {
    mentor: () => db.mentor.updateMany(accept),
    mentee: () => db.mentee.updateMany(accept),
    community: () => db.communityMember.updateMany(accept),
  }[userType]()
}
