import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useCallback } from 'react'
import { styled } from 'styled-components'
import { dismissToast, type ShownToast, type ToastMessage } from '../../lib/toasts.ts'
import { Button } from '../Button.tsx'
import { riseIn, swipeOut } from '../motion.ts'
import { breakpoints } from '../theme.ts'
import { covering, obstacles, toastCorner, toastTop } from './toastPlace.ts'

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
      const { offsetWidth: width, offsetHeight: height } = sheet
      sheet.style.setProperty('--top', `${toastTop(height, obstacles(title))}px`)
      sheet.parentElement?.setAttribute('data-corner', toastCorner({ size: { width, height }, ...covering(title) }))
    },
    [title],
  )
  return (
    <Toast.Provider duration={SHOWN_FOR} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {toast && (
        <Sheet
          key={toast.id}
          ref={place}
          duration={toast.duration ?? SHOWN_FOR}
          defaultOpen
          onOpenChange={(open) => !open && dismissToast(toast.id)}
        >
          <ToneIcon tone={toast.tone ?? 'neutral'} />
          <Title>{toast.title}</Title>
          <Toast.Close asChild>
            <Button look="ghost" icon aria-label="Dismiss">
              <X />
            </Button>
          </Toast.Close>
          {toast.description && <Description>{toast.description}</Description>}
          {toast.action && (
            <Action asChild altText={`${toast.action.label}: ${toast.title}`}>
              <Button size="small" onClick={toast.action.run}>
                {toast.action.label}
              </Button>
            </Action>
          )}
        </Sheet>
      )}
      <Viewport hotkey={['F8']} label="Notifications ({hotkey})" />
    </Toast.Provider>
  )
}

function ToneIcon({ tone }: { tone: NonNullable<ToastMessage['tone']> }) {
  const Icon = ICONS[tone]
  return <Icon size={20} style={{ color: COLOURS[tone] }} />
}

const Viewport = styled(Toast.Viewport)`
  position: fixed;
  right: max(16px, env(safe-area-inset-right));
  bottom: calc(max(16px, env(safe-area-inset-bottom)) + var(--bottom-bar, 0px));
  z-index: 60;
  width: min(400px, calc(100vw - 32px));
  margin: 0;
  padding: 0;
  list-style: none;
  /* On a phone it begins above its toast: the header there can be pressed. */
  pointer-events: none;

  @media not (max-width: ${breakpoints.phone}) {
    &[data-corner$='left'] {
      right: auto;
      left: max(16px, env(safe-area-inset-left));
    }
    &[data-corner^='top'] {
      bottom: auto;
      top: 80px;
    }
  }
  @media (max-width: ${breakpoints.phone}) {
    inset: 0 16px auto;
    width: auto;
  }
`

const Sheet = styled(Toast.Root)`
  position: relative;
  display: grid;
  grid-template-columns: 20px 1fr 44px;
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
    margin: -12px 0;
  }
  &[data-state='open'] {
    animation: ${riseIn} var(--slow) var(--ease);
  }
  @media (max-width: ${breakpoints.phone}) {
    margin-top: var(--top, 64px);
    padding-block: 8px;
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
  font-weight: 600;
`

const Description = styled(Toast.Description)`
  grid-column: 2;
  color: var(--muted);
  line-height: 1.45;
`

const Action = styled(Toast.Action)`
  grid-column: 2;
  justify-self: start;
  margin: 8px 0 2px;
`
