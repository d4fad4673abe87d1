import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { type FocusEvent, useCallback, useRef } from 'react'
import { styled } from 'styled-components'
import { dismissToast, type ShownToast, type ToastMessage } from '../../lib/toasts.ts'
import { Button } from '../Button.tsx'
import { riseIn, swipeOut } from '../motion.ts'
import { breakpoints } from '../theme.ts'
import { timesWhole } from '../time/timesWhole.ts'
import { pageFor, toastPlace } from './toastPlace.ts'

const ICONS = { neutral: Info, good: CircleCheck, destructive: CircleAlert }
const COLOURS = { neutral: 'var(--blueprint)', good: 'var(--good)', destructive: 'var(--bad)' }
const SHOWN_FOR = 5_000
const SWIPE_THRESHOLD = 50

/** The place where toasts appear; the shell has one. F8 moves the focus there. */
export function ToastRegion({ toast }: { toast: ShownToast | null }) {
  const title = toast?.title ?? ''
  const place = useCallback(
    (sheet: HTMLElement | null) => {
      if (!sheet) return
      const put = () => {
        if (sheet.contains(document.activeElement)) return
        const size = { width: sheet.offsetWidth, height: sheet.offsetHeight }
        const { left, top } = toastPlace(size, pageFor(title, sheet))
        sheet.style.setProperty('--left', `${left}px`)
        sheet.style.setProperty('--top', `${top}px`)
      }
      put()
      // The focus moves when a dialog opens and when the page becomes another.
      document.addEventListener('focusin', put)
      window.addEventListener('resize', put)
      // Another button may be under it now.
      document.addEventListener('scrollend', put)
      return () => {
        document.removeEventListener('focusin', put)
        window.removeEventListener('resize', put)
        document.removeEventListener('scrollend', put)
      }
    },
    [title],
  )
  /** Where the focus was before it came into the toast. */
  const focused = useRef<HTMLElement | null>(null)
  function note({ relatedTarget, currentTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) focused.current = relatedTarget as HTMLElement | null
  }
  /** Radix moves it from a toast that goes to the empty list. */
  function giveBack({ target, relatedTarget, currentTarget }: FocusEvent): void {
    const cameFromToast = target === currentTarget && currentTarget.contains(relatedTarget)
    if (cameFromToast && focused.current?.isConnected) focused.current.focus({ preventScroll: true })
  }
  return (
    <Toast.Provider duration={SHOWN_FOR} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {toast && (
        <Sheet
          key={toast.id}
          ref={place}
          duration={toast.duration ?? SHOWN_FOR}
          defaultOpen
          // Low, so that it finds room between the buttons of a list.
          data-act={toast.action && (toast.description ? 'below' : 'beside')}
          onFocus={note}
          onOpenChange={(open) => !open && dismissToast(toast.id)}
        >
          <ToneIcon tone={toast.tone ?? 'neutral'} />
          <Title>{timesWhole(toast.title)}</Title>
          <Toast.Close asChild>
            <Button look="ghost" icon aria-label="Dismiss">
              <X />
            </Button>
          </Toast.Close>
          {toast.description && <Description>{timesWhole(toast.description)}</Description>}
          {toast.action && (
            <Action asChild altText={`${toast.action.label}: ${toast.title}`}>
              <Button size="small" onClick={toast.action.run}>
                {toast.action.label}
              </Button>
            </Action>
          )}
        </Sheet>
      )}
      <Viewport onFocus={giveBack} hotkey={['F8']} label="Notifications ({hotkey})" />
    </Toast.Provider>
  )
}

function ToneIcon({ tone }: { tone: NonNullable<ToastMessage['tone']> }) {
  const Icon = ICONS[tone]
  return <Icon size={20} style={{ color: COLOURS[tone] }} />
}

const Viewport = styled(Toast.Viewport)`
  /* It gets the focus when a toast goes: at the end of the page it would scroll there. */
  position: fixed;
  /* In front of dialogs and all else. It is set here, because what is fixed orders only its own parts by their z-index. */
  z-index: 60;
  top: 0;
  left: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Sheet = styled(Toast.Root)`
  position: fixed;
  left: var(--left, 16px);
  top: var(--top, 64px);
  width: min(400px, calc(100vw - 32px));
  display: grid;
  grid-template-columns: 20px 1fr auto 44px;
  gap: 2px 12px;
  padding: 14px 6px 14px 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  box-shadow: var(--shadow);
  overflow: hidden;
  pointer-events: auto;

  > svg {
    margin-top: 1px;
  }
  > button:first-of-type {
    grid-area: 1 / 4;
    margin: -12px 0;
  }
  &[data-state='open'] {
    animation: ${riseIn} var(--slow) var(--ease);
  }
  @media (max-width: ${breakpoints.phone}) {
    row-gap: 0;
    padding-block: 6px;
  }
  &[data-swipe='move'] {
    translate: var(--radix-toast-swipe-move-x) 0;
  }
  &[data-swipe='cancel'] {
    translate: 0;
    transition: translate var(--fast) var(--ease);
  }
  &[data-swipe='end'] {
    animation: ${swipeOut} var(--fast) var(--ease) forwards;
  }
`

const Title = styled(Toast.Title)`
  grid-column: 2 / -2;
  font-weight: 600;
  [data-act='beside'] > & {
    grid-column: 2;
  }
`

const Description = styled(Toast.Description)`
  grid-column: 2 / -2;
  color: var(--muted);
  line-height: 1.45;
  [data-act] > & {
    grid-column: 2;
  }
`

const Action = styled(Toast.Action)`
  grid-area: 2 / 3 / auto / -1;
  align-self: end;
  justify-self: end;
  margin-right: 8px;
  [data-act='beside'] > & {
    grid-area: 1 / 3;
    align-self: center;
    margin: -8px 0;
  }
`
