import type { PolicyFacts } from './policyFacts.ts'

/** The configured address to write to. */
export function SupportMail({ facts: { supportEmail } }: { facts: Pick<PolicyFacts, 'supportEmail'> }) {
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
}
