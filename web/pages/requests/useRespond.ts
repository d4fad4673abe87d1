import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { RESERVED_HOURS } from '../../../api/rules/constants.ts'
import { formatWhenFull } from '../../../api/rules/text/format.ts'
import type { useRespondMutation } from '../../__generated__/useRespondMutation.graphql.ts'
import { REQUESTS } from '../../features/requests/requestsTopic.ts'
import { showToast } from '../../lib/toasts.ts'
import { readAgain } from '../../relay/live.ts'
import { undoable } from '../../relay/undoable.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { placeRequest } from './placeRequest.ts'

interface Response {
  requestId: number
  status: 'APPROVED' | 'REJECTED'
  responseMessage: string
  /** Start of the proposed time that is accepted. */
  acceptedTime?: string
}

interface Outcome {
  /** The request is already answered or withdrawn. */
  closed: boolean
  /** Error for the message field. */
  issue?: string
}

const FAILED = 'Failed to respond to request. Please try again.'

interface Answers {
  /** Shows a toast. Never rejects. */
  accept: (response: Omit<Response, 'status'>) => Promise<Outcome>
  decline: (response: Omit<Response, 'status'>, onSent: (outcome: Outcome) => void) => void
}

/** Accepts or declines a request, by its global id. */
export function useRespond(id: string, menteeName: string): Answers {
  const environment = useRelayEnvironment()
  const [respond] = useMutation<useRespondMutation>(
    graphql`
      mutation useRespondMutation($input: RespondToMentorshipRequestInput!) @raw_response_type {
        respondToMentorshipRequest(input: $input) {
          ... on RespondToMentorshipRequestPayload @alias(as: "done") {
            request {
              ...freshRequest_request
            }
            viewer {
              ...RequestsPage_counts
              ...Bell_viewer
            }
          }
          ... on RequestClosedError {
            request {
              ...freshRequest_request
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: (_, { input }) =>
        // For a decline, the toast was shown when the request left the list.
        input.status === 'APPROVED'
          ? {
              title: 'Request Approved!',
              description: input.acceptedTime
                ? `${formatWhenFull(new Date(input.acceptedTime))} is reserved for ${menteeName} until they pay, for ${RESERVED_HOURS} hours at most.`
                : `${menteeName} can now book sessions with you.`,
              tone: 'good',
            }
          : null,
      // The field shows what is wrong with it.
      failed: ({ type, message }) => (type === 'ValidationError' ? null : { title: 'Error', description: message }),
      fallback: FAILED,
      updater: (store) =>
        placeRequest(store, store.getRootField('respondToMentorshipRequest')?.getLinkedRecord('request')),
    },
  )
  async function run(response: Response): Promise<Outcome> {
    const { refused } = await respond({ input: response })
    if (!refused) return { closed: true }
    if (refused.failure) return { closed: false }
    if (refused.type === 'ValidationError') return { closed: false, issue: refused.issues[0]?.message ?? FAILED }
    readAgain(REQUESTS)
    return { closed: refused.type === 'RequestClosedError' || refused.type === 'NotFoundError' }
  }
  /** Removes the request at once and sends the decline when the time to undo is over; `onSent` gets the result. */
  function decline(response: Omit<Response, 'status'>, onSent: (outcome: Outcome) => void): void {
    undoable(environment, {
      preview: (store) => previewDecline(store, id, response.responseMessage),
      message: { title: 'Request Declined', description: `We’ll let ${menteeName} know.` },
      together: {
        kind: 'declined requests',
        message: (count) => ({ title: `${count} requests declined`, description: 'We’ll let the mentees know.' }),
      },
      async send() {
        const outcome = await run({ ...response, status: 'REJECTED' })
        // The field that would show the error may be unmounted.
        if (outcome.issue) showToast({ title: 'Error', description: outcome.issue, tone: 'destructive' })
        onSent(outcome)
      },
    })
  }
  return { accept: (response) => run({ ...response, status: 'APPROVED' }), decline }
}

function previewDecline(store: RecordSourceProxy, id: string, responseMessage: string): void {
  const request = store.get(id)
  if (request?.getValue('status') !== 'PENDING') return
  request.setValue('REJECTED', 'status')
  request.setValue(responseMessage.trim() || null, 'responseMessage')
  placeRequest(store, request)
  const counts = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('mentorshipRequestCounts')
  counts?.setValue(Number(counts.getValue('pending')) - 1, 'pending')
  counts?.setValue(Number(counts.getValue('rejected')) + 1, 'rejected')
}
