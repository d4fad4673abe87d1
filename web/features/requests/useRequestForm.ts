import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import { RESPONSE_HOURS } from '../../../api/rules/constants.ts'
import { istDate, istTime, parseInstant } from '../../../api/rules/time/time.ts'
import type { useRequestFormMutation } from '../../__generated__/useRequestFormMutation.graphql.ts'
import { formatWhenFull } from '../../../api/rules/text/format.ts'
import { serverTime, setServerTime } from '../../lib/clock.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { signInPath } from '../../lib/paths.ts'
import { showToast } from '../../lib/toasts.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useForm } from '../../ui/form/useForm.ts'
import {
  forgetPending,
  readDraft,
  readPending,
  rememberPending,
  writeDraft,
  type RequestDraft,
} from './requestMemory.ts'

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
  /** What was refused may be open no longer. */
  onRefused: () => void
}

/** The request form: validated with the server's rules and clock, and saved while typing. */
export function useRequestForm({ mentorId, asker, siteNow, onSent, onRefused }: RequestFormOptions) {
  const [start] = useState(() => {
    setServerTime(siteNow)
    return {
      defaultValues: valuesOf(readPending(mentorId, Date.now(), asker) ?? readDraft(mentorId), serverTime()),
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
    async onSubmit({ preferredDateTime, additionalNotes: notes, proposedTimes, ...words }) {
      if (asker === null) return signIn()
      const { refused } = await create({
        input: {
          mentorId,
          ...words,
          ...(notes !== undefined && { additionalNotes: notes }),
          preferredDateTime: instantText(preferredDateTime),
          ...(proposedTimes.length > 0 && { proposedTimes: proposedTimes.map(instantText) }),
        },
      })
      // The session has ended.
      if (refused?.type === 'NotSignedInError') return signIn()
      if (refused) {
        onRefused()
        return withTimes(refused.issues, proposedTimes)
      }
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
    rememberPending(mentorId, textsOf({ ...start.defaultValues, ...getValues() }) as RequestDraft, Date.now(), asker)
    void navigate(signInPath({ returnTo: mentorPath(mentorId) }))
  }
  useEffect(() => onValues((values) => writeDraft(mentorId, textsOf(values))), [onValues, mentorId])
  const times = (form.values.proposedTimes ?? []).map(String)
  return { form, times, earliest: start.earliest }
}

/** Times that have passed since they were chosen are left out. */
function valuesOf({ proposedTimes, ...texts }: RequestDraft, now: Date) {
  const times = proposedTimes.split(',').filter((time) => new Date(time) > now)
  return { ...texts, proposedTimes: times }
}

/** The form has one place for what is wrong with the times: each is named there. */
function withTimes(issues: readonly FormIssue[], times: readonly (Date | string)[]): FormIssue[] {
  const path = 'proposedTimes'
  const ofTimes = issues.filter((issue) => issue.path.startsWith(`${path}.`))
  const others = issues.filter((issue) => !ofTimes.includes(issue))
  if (ofTimes.length === 0) return others
  const said = ofTimes.map((issue) => {
    const time = times[Number(issue.path.slice(path.length + 1))]
    return time === undefined ? issue.message : `${formatWhenFull(new Date(time))}: ${issue.message}`
  })
  return [...others, { path, message: `${said.join('. ')}.` }]
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
