import type { App } from '../app.ts'
import { removeCommunityMember } from '../community/removeCommunityMember.ts'
import type { Member } from '../graphql/context.ts'
import { removeMentee } from '../mentees/removeMentee.ts'
import { removeMentor } from '../mentors/removeMentor.ts'
import { SECURITY_MESSAGES } from '../rules/inputs/accountSecurity.ts'
import { proveOwnPassword } from './ownPassword.ts'

/**
 * Closes the member's own account, for good. Throws ValidationError for a wrong password, RateLimitedError,
 * AccountInUseError while sessions or money are open, NotSignedInError when it is gone already.
 */
export async function closeAccount(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  member: Pick<Member, 'type' | 'id'>,
  { password, ip }: { password: string; ip: string },
): Promise<void> {
  await proveOwnPassword(app, member, { password, ip, path: 'password', message: SECURITY_MESSAGES.wrong })
  await {
    mentor: () => removeMentor(app, member.id),
    mentee: () => removeMentee(app, member.id),
    community: () => removeCommunityMember(app, member.id),
  }[member.type]()
}
