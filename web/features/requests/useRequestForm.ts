import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import { RESPONSE_HOURS } from '../../../api/rules/constants.ts'
import { istDate, istTime, parseInstant } from '../../../api/rules/time/time.ts'
import type { useRequestFormMutation } from '../../__generated__/useRequestFormMutation.graphql.ts'
import { serverTime, setServerTime } from '../../lib/clock.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { signInPath } from '../../lib/paths.ts'
import { showToast } from '../../lib/toasts.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { forgetPending, readDraft, readPending, rememberPending, writeDraft } from './requestMemory.ts'

/** Options from the profile. */
export interface RequestControl {
  /** Id of the account that asks; null for a visitor, whom sending leads to the login page first. */
  asker: string | null
  /** The server's clock when the page's data came. */
  siteNow: string
  onSent: () => void
}

interface RequestFormOptions extends RequestControl {
  mentorId: number
}

/** The request form: validated with the server's rules and clock, and saved while typing. */
export function useRequestForm({ mentorId, asker, siteNow, onSent }: RequestFormOptions) {
  const [start] = useState(() => {
    setServerTime(siteNow)
    return {
      defaultValues: readPending(mentorId, Date.now(), asker) ?? readDraft(mentorId),
      earliest: `${istDate(serverTime())}T${istTime(serverTime())}`,
    }
  })
  const navigate = useNavigate()
  const [create] = useCreateMentorshipRequest()
  const form = useForm({
    schema: () =>
      import('../../../api/rules/inputs/mentorshipRequest.ts').then((module) =>
        module.mentorshipRequestSchema(serverTime),
      ),
    defaultValues: start.defaultValues,
    async onSubmit({ preferredDateTime, additionalNotes: notes, ...words }) {
      if (asker === null) return signIn()
      const { refused } = await create({
        input: {
          mentorId,
          ...words,
          ...(notes !== undefined && { additionalNotes: notes }),
          preferredDateTime: instantText(preferredDateTime),
        },
      })
      // The session has ended.
      if (refused?.type === 'NotSignedInError') return signIn()
      if (refused) return refused.issues
      writeDraft(mentorId, null)
      forgetPending()
      showToast({
        title: 'Request Sent',
        description: `We ask mentors to answer within ${RESPONSE_HOURS} hours. We will notify you and email you.`,
        tone: 'good',
      })
      onSent()
    },
  })
  const { onValues, getValues } = form

  function signIn(): void {
    rememberPending(mentorId, { ...start.defaultValues, ...textsOf(getValues()) }, Date.now(), asker)
    void navigate(signInPath({ returnTo: mentorPath(mentorId) }))
  }
  useEffect(() => onValues((values) => writeDraft(mentorId, textsOf(values))), [onValues, mentorId])
  return { form, earliest: start.earliest }
}

/** In the API's format; still a text in Indian time if the validator could not be loaded. */
function instantText(at: Date | string): string {
  return typeof at === 'string' ? (parseInstant(at)?.toISOString() ?? at) : at.toISOString()
}

function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, String(text ?? '')]))
}

/** Sends a request to a mentor: `[create, isSending]`. The form shows refusals. Never rejects. */
function useCreateMentorshipRequest() {
  return useMutation<useRequestFormMutation>(
    graphql`
      mutation useRequestFormMutation($input: CreateMentorshipRequestInput!) @raw_response_type {
        createMentorshipRequest(input: $input) {
          ... on CreateMentorshipRequestPayload @alias(as: "done") {
            mentor {
              ...RequestArea_mentor
            }
            viewer {
              mentorshipRequestCounts {
                pending
              }
            }
          }
          ... on RequestPendingError {
            mentor {
              ...RequestArea_mentor
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: () => ({ title: 'Error', description: 'Failed to send mentorship request. Please try again.' }),
      showsRefusals: true,
    },
  )
}
