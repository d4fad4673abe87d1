import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { includedSessionLabel } from '../../../../api/rules/bookings/includedSession.ts'
import type { BookIncludedSessionButton_plan$key } from '../../../__generated__/BookIncludedSessionButton_plan.graphql.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ButtonLook } from '../../../ui/buttonStyles.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { useWhenLoaded } from '../../../ui/useWhenLoaded.ts'

/** Loaded with the click that opens it. */
export const BookIncludedSession = lazyPart(() =>
  import('./BookIncludedSession.tsx').then((module) => module.BookIncludedSession),
)

interface BookIncludedSessionButtonProps extends Pick<ButtonLook, 'look' | 'size' | 'wide'> {
  planKey: BookIncludedSessionButton_plan$key
  /** Where none can be booked, it says why. */
  saysWhy?: boolean
  /** The address asks for the dialog: it opens with the page. */
  opens?: boolean
  onClose?: () => void
}

/** Opens the dialog that books one of a package's sessions. Nothing where none can be booked, and for a mentor. */
export function BookIncludedSessionButton({
  planKey,
  saysWhy = false,
  opens = false,
  onClose,
  look = 'primary',
  ...size
}: BookIncludedSessionButtonProps) {
  const plan = useFragment(
    graphql`
      fragment BookIncludedSessionButton_plan on Plan {
        callsRemaining
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
  const open = () => whenLoaded(() => setOpen(true))
  const openAtOnce = useEffectEvent(() => {
    if (opens && right?.allowed) open()
  })
  useEffect(() => openAtOnce(), [])
  function close(): void {
    setOpen(false)
    onClose?.()
  }
  if (!right) return null
  return (
    <>
      {right.allowed ? (
        <Button
          {...size}
          look={look}
          aria-haspopup="dialog"
          busy={isLoading}
          onPointerEnter={BookIncludedSession.preload}
          onFocus={BookIncludedSession.preload}
          onClick={open}
        >
          {includedSessionLabel(plan.callsRemaining)}
        </Button>
      ) : (
        saysWhy && <Small as="p">{right.reason}</Small>
      )}
      {isOpen && <BookIncludedSession planKey={plan} onClose={close} />}
    </>
  )
}

/** Beside a session that would be paid for, for who has a package with one left: nobody pays twice by mistake. */
export function IncludedFirst({ planKey }: Pick<BookIncludedSessionButtonProps, 'planKey'>) {
  return (
    <Notice
      tone="warn"
      title="Your package includes sessions."
      actions={<BookIncludedSessionButton planKey={planKey} />}
    >
      If you pay for this session, it costs extra.
    </Notice>
  )
}
