import { graphql } from 'react-relay'
import type { useResendConfirmationMutation } from '../../__generated__/useResendConfirmationMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useToast } from '../../ui/useToast.ts'
import { failureToast, rateLimitText } from './refusals.ts'

const REFUSED = 'Link Not Sent'

/** Mails the signed-in member a new link that confirms their address, and says how that went: `[resend, isSending]`. */
export function useResendConfirmation(): [resend: () => Promise<void>, isSending: boolean] {
  const { toast } = useToast()
  const [run, isSending] = useMutation<useResendConfirmationMutation>(graphql`
    mutation useResendConfirmationMutation {
      resendConfirmation {
        __typename
        ... on ResendConfirmationPayload {
          viewer {
            id
            email
            emailConfirmed
          }
        }
        ... on RateLimitedError {
          message
          retryAfter
        }
      }
    }
  `)
  async function resend(): Promise<void> {
    const result = await run({}, { failure: failureToast(REFUSED) }).catch(() => null)
    if (!result) return
    if (result.__typename === 'ResendConfirmationPayload')
      toast({ title: 'Link Sent', description: `Check the inbox of ${result.viewer.email}.`, tone: 'good' })
    else if (result.__typename === 'RateLimitedError')
      toast({ title: REFUSED, description: rateLimitText(result), tone: 'destructive' })
    else toast({ title: REFUSED, description: 'Please sign in again.', tone: 'destructive' })
  }
  return [resend, isSending]
}
