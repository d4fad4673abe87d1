import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { useMentorDecision_mentor$key } from '../../../__generated__/useMentorDecision_mentor.graphql.ts'
import { undoable } from '../../../relay/undoable.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../../ui/useWhenLoaded.ts'
import { STATUS_NAMES, type MentorStatus } from './statusNames.ts'
import { useSetMentorStatus } from './useSetMentorStatus.ts'

export const MentorDecision = lazyPart(() => import('./MentorDecision.tsx').then((module) => module.MentorDecision))

/**
 * Sets a mentor's status. What sends an email at once, or takes an accepted mentor off the list, is asked first;
 * anything else can be undone. Put `dialog` on the page.
 */
export function useMentorDecision(mentorKey: useMentorDecision_mentor$key, onDone?: () => void) {
  const { id, databaseId, name, status } = useFragment(
    graphql`
      fragment useMentorDecision_mentor on Mentor {
        id
        databaseId
        name
        status
      }
    `,
    mentorKey,
  )
  const environment = useRelayEnvironment()
  const [setStatus] = useSetMentorStatus()
  const [asked, setAsked] = useState<{ from: MentorStatus | null; to: MentorStatus } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded] = useWhenLoaded(MentorDecision)

  function decide(to: MentorStatus): void {
    if (to === status) return
    const from = (status ?? null) as MentorStatus | null
    if (to !== 'PENDING_REVIEW' || status === 'ACCEPTED') {
      whenLoaded(() => {
        // What the page learns while it asks doesn't change what is being decided on.
        setAsked({ from, to })
        setOpen(true)
      })
      return
    }
    undoable(environment, {
      preview: (store) => store.get(id)?.setValue(to, 'status'),
      message: { title: 'Status Updated', description: `${name}: ${STATUS_NAMES[to]}.`, tone: 'good' },
      together: {
        kind: 'statuses of mentors',
        message: (count) => ({ title: `${count} statuses updated`, tone: 'good' }),
      },
      async send() {
        const { done } = await setStatus({ input: { mentorId: databaseId, status: to, from } })
        if (done) onDone?.()
      },
    })
  }
  return {
    decide,
    /** What is being asked about; null if nothing is. */
    pending: isOpen ? (asked?.to ?? null) : null,
    dialog: asked && (
      <MentorDecision
        mentorId={databaseId}
        name={name}
        {...asked}
        open={isOpen}
        onOpenChange={setOpen}
        onDone={onDone}
      />
    ),
  }
}
