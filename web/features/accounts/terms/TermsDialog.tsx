import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { MINIMUM_AGE } from '../../../../api/rules/constants.ts'
import type { TermsDialog_site$key } from '../../../__generated__/TermsDialog_site.graphql.ts'
import type { TermsDialog_viewer$key } from '../../../__generated__/TermsDialog_viewer.graphql.ts'
import type { TermsDialogMutation } from '../../../__generated__/TermsDialogMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { ExternalLink } from '../../../ui/Link.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { TermsText } from './TermsText.tsx'
import { useSignOut } from '../session/useSignOut.ts'

interface TermsDialogProps {
  viewerKey: TermsDialog_viewer$key
  siteKey: TermsDialog_site$key
}

/**
 * The terms with two checkboxes. Only accepting closes the dialog, through the store. A member who does not accept can
 * log out.
 */
export function TermsDialog({ viewerKey, siteKey }: TermsDialogProps) {
  const { databaseId, type } = useFragment(
    graphql`
      fragment TermsDialog_viewer on Viewer {
        databaseId
        type
      }
    `,
    viewerKey,
  )
  const { refundWindowHours } = useFragment(
    graphql`
      fragment TermsDialog_site on Site {
        refundWindowHours
      }
    `,
    siteKey,
  )
  const [read, setRead] = useState(false)
  const [agree, setAgree] = useState(false)
  const [acceptTerms, isAccepting] = useAcceptTerms()
  const [signOut, isSigningOut] = useSignOut()
  const ready = read && agree

  function tickRead(ticked: boolean): void {
    setRead(ticked)
    if (!ticked) setAgree(false)
  }
  return (
    <Dialog
      open
      tall
      closable={false}
      onOpenChange={() => undefined}
      title="Terms and Conditions"
      description="Please read and accept the terms to continue. Effective date: June 11, 2025. Last updated: July 29, 2025."
      footer={
        <Foot>
          <span id="terms-why">{ready ? '' : 'Tick both boxes below the terms to continue.'}</span>
          <Button look="ghost" busy={isSigningOut} onClick={signOut}>
            Log out
          </Button>
          <Button
            look="primary"
            disabled={!ready}
            busy={isAccepting}
            aria-describedby="terms-why"
            onClick={() => void acceptTerms({ input: { userType: type, userId: databaseId } })}
          >
            Accept
          </Button>
        </Foot>
      }
    >
      <Summary>
        This is a summary. <ExternalLink href="/terms-of-service">Read the full Terms of Service</ExternalLink>
      </Summary>
      <section aria-label="Terms">
        <TermsText userType={type} refundWindowHours={refundWindowHours} />
      </section>
      <Boxes>
        <Checkbox checked={read} onChange={(event) => tickRead(event.currentTarget.checked)}>
          I have read the terms and conditions
        </Checkbox>
        <Checkbox checked={agree} disabled={!read} onChange={(event) => setAgree(event.currentTarget.checked)}>
          I agree to the terms and conditions and confirm that I am {MINIMUM_AGE} or older
        </Checkbox>
      </Boxes>
    </Dialog>
  )
}

/** First focusable element of the dialog, so that it opens at the top. */
const Summary = styled.p`
  color: var(--muted);
  > a {
    display: inline-block;
    margin-block: -12px;
    padding-block: 12px;
  }
`

const Boxes = styled.div`
  padding-top: 12px;
  border-top: 1px solid var(--line);
`

/** The buttons keep their place, however long the reason is. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  width: 100%;
  > span {
    flex: 1 1 14rem;
    min-height: 1.5em;
    color: var(--muted);
    font-size: var(--t13);
  }
  > :last-child {
    min-width: 120px;
  }
  @media (max-width: ${breakpoints.phone}) {
    > span {
      flex-basis: 100%;
    }
    > button {
      flex: 1;
    }
  }
`

/** Records the acceptance and shows a toast: `[acceptTerms, isAccepting]`. Never rejects. */
function useAcceptTerms() {
  return useMutation<TermsDialogMutation>(
    graphql`
      mutation TermsDialogMutation($input: AcceptTermsInput!) @raw_response_type {
        acceptTerms(input: $input) {
          ... on AcceptTermsPayload @alias(as: "done") {
            viewer {
              id
              termsAccepted
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({
        title: 'Terms Accepted',
        description: 'Welcome to Plumbline! You can now access all features.',
        tone: 'good',
      }),
      failed: () => ({ title: 'Error', description: 'Failed to accept terms. Please try again.' }),
    },
  )
}
