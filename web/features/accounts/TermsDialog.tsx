import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { MINIMUM_AGE } from '../../../api/rules/constants.ts'
import type { TermsDialog_viewer$key } from '../../__generated__/TermsDialog_viewer.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ExternalLink } from '../../ui/Link.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TermsText } from './TermsText.tsx'
import { useAcceptTerms } from './useAcceptTerms.ts'

interface TermsDialogProps {
  viewerKey: TermsDialog_viewer$key
  onAccepted?: () => void
}

/** The terms with two boxes. It closes by accepting only: the store then says so to whoever shows it. */
export function TermsDialog({ viewerKey, onAccepted }: TermsDialogProps) {
  const { databaseId, type } = useFragment(
    graphql`
      fragment TermsDialog_viewer on Viewer {
        databaseId
        type
      }
    `,
    viewerKey,
  )
  const [read, setRead] = useState(false)
  const [agree, setAgree] = useState(false)
  const [acceptTerms, isAccepting] = useAcceptTerms()
  const ready = read && agree

  function tickRead(ticked: boolean): void {
    setRead(ticked)
    if (!ticked) setAgree(false)
  }
  async function accept(): Promise<void> {
    const { done } = await acceptTerms({ input: { userType: type, userId: databaseId } })
    if (done) onAccepted?.()
  }
  return (
    <Dialog
      open
      closable={false}
      onOpenChange={() => undefined}
      title="Terms and Conditions"
      description="Please read and accept the terms to continue. Effective date: June 11, 2025. Last updated: July 29, 2025."
      footer={
        <Foot>
          <span id="terms-why">{ready ? '' : 'Tick both boxes to continue.'}</span>
          <Button
            look="primary"
            disabled={!ready}
            busy={isAccepting}
            aria-describedby="terms-why"
            onClick={() => void accept()}
          >
            Accept
          </Button>
        </Foot>
      }
    >
      <Scroll aria-label="Terms" tabIndex={0}>
        <TermsText userType={type} />
      </Scroll>
      <Whole>
        This is the short text.{' '}
        <ExternalLink href="/terms-of-service">Read the whole Terms of Service (opens in a new tab)</ExternalLink>
      </Whole>
      <div>
        <Checkbox checked={read} onChange={(event) => tickRead(event.currentTarget.checked)}>
          I have read the terms and conditions
        </Checkbox>
        <Checkbox checked={agree} disabled={!read} onChange={(event) => setAgree(event.currentTarget.checked)}>
          I agree to the terms and conditions and confirm that I am {MINIMUM_AGE} or older
        </Checkbox>
      </div>
    </Dialog>
  )
}

const Whole = styled.p`
  color: var(--muted);
  font-size: var(--t13);
  > a {
    display: inline-block;
    margin-block: -12px;
    padding-block: 12px;
  }
`

/** Reached by keyboard too, to be scrolled. */
const Scroll = styled.section`
  max-height: min(340px, 38dvh);
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-control);
  background: var(--sunken);
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  > span {
    color: var(--muted);
    font-size: var(--t13);
  }
  > button {
    min-width: 120px;
  }
`
