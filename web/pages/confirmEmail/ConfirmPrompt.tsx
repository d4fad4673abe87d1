import { Button, ButtonRow } from '../../ui/Button.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import type { Outcome } from './outcome.ts'
import { useConfirmEmail } from './useConfirmEmail.ts'

interface ConfirmPromptProps {
  token: string
  onSettled: (outcome: Outcome) => void
}

/** The confirm button. A failed request can be retried. */
export function ConfirmPrompt({ token, onSettled }: ConfirmPromptProps) {
  const [confirmEmail, isConfirming] = useConfirmEmail()
  async function confirm(): Promise<void> {
    const { outcome } = await confirmEmail({ token })
    if (outcome) onSettled(outcome)
  }
  return (
    <>
      <Muted as="p">
        You opened a link from the email that we send to every new account. If you did not create an account, close this
        page. Nothing will happen.
      </Muted>
      <ButtonRow>
        <Button look="primary" busy={isConfirming} onClick={() => void confirm()}>
          Confirm my email address
        </Button>
      </ButtonRow>
    </>
  )
}
