import { graphql } from 'react-relay'
import type { AnswerNoShowInput, useAnswerNoShowMutation } from '../../__generated__/useAnswerNoShowMutation.graphql.ts'
import { readAgain } from '../../relay/live.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { SESSIONS } from './sessionsTopic.ts'

/**
 * Answers the report of a no-show: `[answer, isAnswering]`; `answer` resolves to whether it is over, which it is not
 * without an answer of the server. Never rejects.
 */
export function useAnswerNoShow(): [answer: (input: AnswerNoShowInput) => Promise<boolean>, isAnswering: boolean] {
  const [run, isRunning] = useMutation<useAnswerNoShowMutation>(
    graphql`
      mutation useAnswerNoShowMutation($input: AnswerNoShowInput!) @raw_response_type {
        answerNoShow(input: $input) {
          ... on AnswerNoShowPayload @alias(as: "done") {
            booking {
              ...SessionCard_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: (_payload, { input }) => ({
        title: input.agree ? 'Session cancelled' : 'An administrator will look at it',
        description: input.agree ? 'Thank you for telling us.' : 'We’ll write to both of you.',
        tone: 'good',
      }),
      failed: ({ failure, message }) => (failure ? null : { title: 'Your answer wasn’t saved', description: message }),
    },
  )
  async function answer(input: AnswerNoShowInput): Promise<boolean> {
    const { done, refused } = await run({ input })
    readAgain(SESSIONS)
    return done !== null || !refused.failure
  }
  return [answer, isRunning]
}
