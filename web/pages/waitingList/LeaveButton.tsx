import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LeaveButton_entry$key } from '../../__generated__/LeaveButton_entry.graphql.ts'
import { Button, ButtonRow } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'

export const LeaveDialog = lazyPart(() => import('./LeaveDialog.tsx').then((module) => module.LeaveDialog))

/** The way out, after a question. */
export function LeaveButton({ entryKey }: { entryKey: LeaveButton_entry$key }) {
  const entry = useFragment(
    graphql`
      fragment LeaveButton_entry on WaitingListEntry {
        state
        ...LeaveDialog_entry
      }
    `,
    entryKey,
  )
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(LeaveDialog)
  return (
    <ButtonRow>
      <Button
        look="plain"
        aria-haspopup="dialog"
        busy={isLoading}
        onPointerEnter={LeaveDialog.preload}
        onFocus={LeaveDialog.preload}
        onClick={() => whenLoaded(() => setOpen(true))}
      >
        {entry.state === 'WAITING' ? 'Leave the waiting list' : 'Decline'}
      </Button>
      {isOpen && <LeaveDialog entryKey={entry} onClose={() => setOpen(false)} />}
    </ButtonRow>
  )
}
