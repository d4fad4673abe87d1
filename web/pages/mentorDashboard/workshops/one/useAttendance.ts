import { useEffect, useState, useSyncExternalStore } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useAttendanceMutation } from '../../../../__generated__/useAttendanceMutation.graphql.ts'
import { mutate } from '../../../../relay/mutate.ts'
import { onWake } from '../../../../relay/wake.ts'
import { createAttendance } from './attendance.ts'

const mutation = graphql`
  mutation useAttendanceMutation($input: MarkAttendanceInput!) @raw_response_type {
    markAttendance(input: $input) {
      ... on MarkAttendancePayload @alias(as: "done") {
        workshop {
          attendedCount
        }
        registrations {
          hasAttended
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`

/** Marks attendance of a workshop. `marks` are those that are not saved yet; `problem` says why. */
export function useAttendance(workshopId: number) {
  const environment = useRelayEnvironment()
  const [problem, setProblem] = useState('')
  const [attendance] = useState(() =>
    createAttendance(async (marks) => {
      const input = { workshopId, marks }
      const { refused } = await mutate<useAttendanceMutation>(environment, mutation, { input }, { failed: () => null })
      setProblem(refused?.message ?? '')
      return !refused
    }),
  )
  const marks = useSyncExternalStore(attendance.subscribe, attendance.marks, attendance.marks)
  const states = [...marks.values()].map(({ state }) => state)
  const failed = states.filter((state) => state === 'failed').length
  useEffect(() => (failed > 0 ? onWake(attendance.retry) : undefined), [failed, attendance])
  const isUnsaved = marks.size > 0
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return { marks, failed, problem, mark: attendance.mark, retry: attendance.retry }
}
