import type { PolicyFacts } from './policyFacts.ts'
import { mailTo } from '../../lib/mailTo.ts'

/** The configured address to write to. */
export function SupportMail({ facts: { supportEmail } }: { facts: Pick<PolicyFacts, 'supportEmail'> }) {
  return <a href={mailTo(supportEmail)}>{supportEmail}</a>
}
