import { styled } from 'styled-components'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'

interface LinkSentProps {
  email: string
  /** Back to the form. */
  onAgain: () => void
}

/** Next steps. Does not reveal whether the address is registered. */
export function LinkSent({ email, onAgain }: LinkSentProps) {
  return (
    <Stack>
      <Notice tone="good" title="Reset link sent.">
        If <Address>{email}</Address> is registered, we have emailed a link to it. The link works once and is valid for
        1 hour.
      </Notice>
      <Muted as="p">
        No email after a few minutes? Check your spam folder, or try again with the email address you registered with.
      </Muted>
      <ButtonRow>
        <ButtonLink look="primary" to="/auth">
          Back to Login
        </ButtonLink>
        <Button onClick={onAgain}>Try Again</Button>
      </ButtonRow>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 16px;
  @media (max-width: ${breakpoints.phone}) {
    ${ButtonRow} > * {
      width: 100%;
    }
  }
`

const Address = styled.b`
  overflow-wrap: anywhere;
`
