import { LogOut } from 'lucide-react'
import { graphql } from 'react-relay'
import type { EndSessionsMutation, UserType } from '../../../__generated__/EndSessionsMutation.graphql.ts'
import { plural } from '../../../lib/plural.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'

interface EndSessionsProps {
  userType: UserType
  id: number
  name: string
}

/** Logs a member out of every device. */
export function EndSessions({ userType, id, name }: EndSessionsProps) {
  const [end, isEnding] = useMutation<EndSessionsMutation>(
    graphql`
      mutation EndSessionsMutation($input: EndMemberSessionsInput!) @raw_response_type {
        endMemberSessions(input: $input) {
          ... on EndMemberSessionsPayload @alias(as: "done") {
            ended
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: ({ message }) => ({ title: 'Error', description: message }),
      done: ({ ended }) => ({
        title: `${name} is logged out everywhere`,
        description: `${plural(ended, 'device')}. Password links and the private calendar link no longer work.`,
        tone: 'good',
      }),
    },
  )
  return (
    <Button busy={isEnding} onClick={() => void end({ input: { userType, id } })}>
      <LogOut size={18} /> Log out everywhere
    </Button>
  )
}
