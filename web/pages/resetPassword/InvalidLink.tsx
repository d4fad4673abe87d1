import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'

/** Shown when the URL has no token. */
export function InvalidLink() {
  return (
    <>
      <Notice tone="bad">Invalid or missing reset token. Please request a new password reset link.</Notice>
      <ButtonRow>
        <ButtonLink look="primary" to="/forgot-password">
          Request a new link
        </ButtonLink>
      </ButtonRow>
    </>
  )
}
