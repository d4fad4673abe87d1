import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { RESET_REDIRECT_MS } from '../../../api/rules/constants.ts'
import { signInPath } from '../../lib/paths.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ResetUserType } from './useResetPassword.ts'

/** Success; redirects to the login page after a moment. */
export function PasswordStored({ userType }: { userType: ResetUserType }) {
  const navigate = useNavigate()
  const to = signInPath({ as: userType })
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), RESET_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate, to])
  return (
    <>
      <Notice tone="good" title="Your password has been changed.">
        You are logged out on all other devices. Taking you to login…
      </Notice>
      <ButtonRow>
        <ButtonLink look="primary" to={to} replace>
          Log in now
        </ButtonLink>
      </ButtonRow>
    </>
  )
}
