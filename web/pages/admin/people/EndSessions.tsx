import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { EndSessionsMutation, UserType } from '../../../__generated__/EndSessionsMutation.graphql.ts'
import { plural } from '../../../lib/plural.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'

interface EndSessionsProps {
  userType: UserType
  id: number
  name: string
}

/** Logs a member out of every device, once that is confirmed. */
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
  const [isAsking, setAsking] = useState(false)
  async function confirm(): Promise<void> {
    await end({ input: { userType, id } })
    setAsking(false)
  }
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <LogOut size={18} /> Log out everywhere
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={(wanted) => wanted || isEnding || setAsking(false)}
        title={`Log ${name} out everywhere?`}
        footer={
          <>
            <Button onClick={() => setAsking(false)} disabled={isEnding}>
              Cancel
            </Button>
            <Button look="danger" busy={isEnding} onClick={() => void confirm()}>
              Log out everywhere
            </Button>
          </>
        }
      >
        <p>
          They are logged out on every device. Password links and their private calendar link no longer work. We don’t
          email them.
        </p>
      </Dialog>
    </>
  )
}
