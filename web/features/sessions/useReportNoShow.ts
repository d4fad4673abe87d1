import { graphql } from 'react-relay'
import type { ReportNoShowInput, useReportNoShowMutation } from '../../__generated__/useReportNoShowMutation.graphql.ts'
import { readAgain } from '../../relay/live.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { SESSIONS } from './sessionsTopic.ts'

/**
 * Reports that the other side did not come: `[report, isReporting]`; `report` resolves to whether it is over, which it is
 * not without an answer. Never rejects.
 */
export function useReportNoShow(
  other: string,
): [report: (input: ReportNoShowInput) => Promise<boolean>, isReporting: boolean] {
  const [run, isRunning] = useMutation<useReportNoShowMutation>(
    graphql`
      mutation useReportNoShowMutation($input: ReportNoShowInput!) @raw_response_type {
        reportNoShow(input: $input) {
          ... on ReportNoShowPayload @alias(as: "done") {
            booking {
              ...SessionCard_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'No-show reported', description: `We’ve asked ${other} what happened.`, tone: 'good' }),
      failed: ({ failure, message }) => (failure ? null : { title: 'Not reported', description: message }),
    },
  )
  async function report(input: ReportNoShowInput): Promise<boolean> {
    const { done, refused } = await run({ input })
    readAgain(SESSIONS)
    // A refusal is final; a lost connection is worth another try.
    return done !== null || !refused.failure
  }
  return [report, isRunning]
}
