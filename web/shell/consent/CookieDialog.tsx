import type { Choice } from '../../lib/consent.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'

/** Asks a visitor from the EU/EEA about tracking cookies. Closing the dialog rejects them. */
export function CookieDialog({ onChoice }: { onChoice: (choice: Choice) => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onChoice('rejected')}
      title="Your choice about cookies"
      description="You seem to be in the EU/EEA. Our services are limited to users in India: please do not sign up or book a session."
      footer={
        <>
          <Button look="primary" onClick={() => onChoice('rejected')}>
            Reject All
          </Button>
          <Button look="primary" onClick={() => onChoice('accepted')}>
            Accept All
          </Button>
        </>
      }
    >
      <p>
        We always use the cookies that keep you logged in and your open orders yours. With your consent, we also load
        tools from Google and Meta. They set their own cookies and measure which pages you visit.
      </p>
      <p>
        You can change your choice at any time under “Cookie settings” at the bottom of each page. Read more in our{' '}
        <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
    </Dialog>
  )
}
