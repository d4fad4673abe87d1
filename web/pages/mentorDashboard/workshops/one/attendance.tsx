/** Marks of who was there, saved as they are made. */
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import type { attendanceMutation } from '../../../../__generated__/attendanceMutation.graphql.ts'
import { signal } from '../../../../lib/signal.ts'
import { mutate } from '../../../../relay/mutate.ts'
import { onWake } from '../../../../relay/network/wake.ts'
import { Checkbox } from '../../../../ui/form/Checkbox.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'

/** Marks sent at once, at most. */
const BATCH = 100

/** A mark that the server does not have yet. */
export interface Mark {
  hasAttended: boolean
  state: 'saving' | 'failed'
}

/** By numeric id of the registration. */
export type Marks = ReadonlyMap<number, Mark>

interface SentMark {
  registrationId: number
  hasAttended: boolean
}

export interface Attendance {
  marks: () => Marks
  subscribe: (listener: () => void) => () => void
  /** Marks these people at once; saved in the background, one request after the other. */
  mark: (registrationIds: readonly number[], hasAttended: boolean) => void
  /** Sends again what was not saved. */
  retry: () => void
}

/** `send` never rejects: it resolves to whether the marks were saved. What was not is kept, as failed. */
export function createAttendance(send: (marks: readonly SentMark[]) => Promise<boolean>): Attendance {
  let marks: Marks = new Map()
  let isSending = false
  const changed = signal()

  function put(entries: readonly (readonly [number, Mark])[]): void {
    marks = new Map([...marks, ...entries])
    changed.tell()
    void run()
  }
  async function run(): Promise<void> {
    const batch = [...marks].filter(([, { state }]) => state === 'saving').slice(0, BATCH)
    if (isSending || batch.length === 0) return
    isSending = true
    const isSaved = await send(batch.map(([registrationId, { hasAttended }]) => ({ registrationId, hasAttended })))
    isSending = false
    const next = new Map(marks)
    for (const [id, sent] of batch) {
      // Marked otherwise meanwhile: that is yet to be sent.
      if (next.get(id) !== sent) continue
      if (isSaved) next.delete(id)
      else next.set(id, { ...sent, state: 'failed' })
    }
    marks = next
    changed.tell()
    void run()
  }
  return {
    marks: () => marks,
    subscribe: changed.listen,
    mark: (ids, hasAttended) => put(ids.map((id) => [id, { hasAttended, state: 'saving' }])),
    retry() {
      const failed = [...marks].filter(([, { state }]) => state === 'failed')
      if (failed.length > 0) put(failed.map(([id, mark]) => [id, { ...mark, state: 'saving' }]))
    },
  }
}

const mutation = graphql`
  mutation attendanceMutation($input: MarkAttendanceInput!) @raw_response_type {
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
      const { refused } = await mutate<attendanceMutation>(environment, mutation, { input }, { failed: () => null })
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

interface Marking {
  marks: Marks
  mark: (registrationIds: readonly number[], hasAttended: boolean) => void
}

/** A context, because the columns of a table stay the same. */
export const MarkingContext = createContext<Marking>({ marks: new Map(), mark: () => undefined })

const STATES = { saving: 'Saving…', failed: 'Not saved' }

interface AttendanceMarkProps {
  id: number
  name: string
  /** As the server has it. */
  hasAttended: boolean
}

/** Whether somebody was there; saved at once. */
export function AttendanceMark({ id, name, hasAttended }: AttendanceMarkProps) {
  const { marks, mark } = use(MarkingContext)
  const unsaved = marks.get(id)
  return (
    <Line data-failed={unsaved?.state === 'failed' || undefined}>
      <Checkbox
        checked={unsaved ? unsaved.hasAttended : hasAttended}
        onChange={({ target }) => mark([id], target.checked)}
      >
        Present
        <VisuallyHidden> {name}</VisuallyHidden>
      </Checkbox>
      {unsaved && <span>{STATES[unsaved.state]}</span>}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  color: var(--muted);
  label {
    color: var(--ink);
    font-size: var(--t15);
  }
  &[data-failed] > span {
    color: var(--bad);
    font-weight: 500;
  }
`
