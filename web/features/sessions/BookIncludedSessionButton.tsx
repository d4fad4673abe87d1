import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BookIncludedSessionButton_plan$key } from '../../__generated__/BookIncludedSessionButton_plan.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'

/** Loaded with the click that opens it. */
export const BookIncludedSession = lazyPart(() =>
  import('./BookIncludedSession.tsx').then((module) => module.BookIncludedSession),
)

/** Opens the dialog that books one of a package's sessions; where none can be booked it says why. Nothing for a mentor. */
export function BookIncludedSessionButton({ planKey }: { planKey: BookIncludedSessionButton_plan$key }) {
  const plan = useFragment(
    graphql`
      fragment BookIncludedSessionButton_plan on Plan {
        viewerCanBookCall {
          allowed
          reason
        }
        ...BookIncludedSession_plan
      }
    `,
    planKey,
  )
  const [isOpen, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(BookIncludedSession)
  const right = plan.viewerCanBookCall
  if (!right) return null
  return (
    <>
      {right.allowed ? (
        <Button
          look="primary"
          aria-haspopup="dialog"
          busy={isLoading}
          onPointerEnter={BookIncludedSession.preload}
          onFocus={BookIncludedSession.preload}
          onClick={() => whenLoaded(() => setOpen(true))}
        >
          Book an included session
        </Button>
      ) : (
        <Small as="p">{right.reason}</Small>
      )}
      {isOpen && <BookIncludedSession planKey={plan} onClose={() => setOpen(false)} />}
    </>
  )
}
