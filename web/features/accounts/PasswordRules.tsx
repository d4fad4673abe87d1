import { passwordRules } from '../../../api/rules/people/passwords.ts'
import { Checklist } from '../../ui/Checklist.tsx'

/** Live checklist of the rules for a new password. */
export function PasswordRules({ password }: { password: string }) {
  return <Checklist label="Requirements" rules={passwordRules(password)} />
}
