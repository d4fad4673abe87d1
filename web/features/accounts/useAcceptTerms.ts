import { graphql } from 'react-relay'
import type { useAcceptTermsMutation } from '../../__generated__/useAcceptTermsMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { ToastMessage } from '../../lib/toasts.ts'
import { useToast } from '../../ui/useToast.ts'

type Input = useAcceptTermsMutation['variables']['input']

const FAILED: ToastMessage = {
  title: 'Error',
  description: 'Failed to accept terms. Please try again.',
  tone: 'destructive',
}

/** Records that the member accepts: `[acceptTerms, isAccepting]`; resolves to whether it worked, and has said so. */
export function useAcceptTerms(): [acceptTerms: (input: Input) => Promise<boolean>, isAccepting: boolean] {
  const { toast } = useToast()
  const [run, isAccepting] = useMutation<useAcceptTermsMutation>(graphql`
    mutation useAcceptTermsMutation($input: AcceptTermsInput!) {
      acceptTerms(input: $input) {
        __typename
        ... on AcceptTermsPayload {
          viewer {
            id
            termsAccepted
          }
        }
      }
    }
  `)
  async function acceptTerms(input: Input): Promise<boolean> {
    const result = await run({ input }, { failure: () => FAILED }).catch(() => null)
    if (result?.__typename === 'AcceptTermsPayload') {
      toast({
        title: 'Terms Accepted',
        description: 'Welcome to Plumbline! You can now access all features.',
        tone: 'good',
      })
      return true
    }
    if (result) toast(FAILED)
    return false
  }
  return [acceptTerms, isAccepting]
}
