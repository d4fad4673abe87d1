import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useCallback } from 'react'
import { styled } from 'styled-components'
import { dismissToast, type ShownToast, type ToastMessage } from '../../lib/toasts.ts'
import { Button } from '../Button.tsx'
import { riseIn, swipeOut } from '../motion.ts'
import { breakpoints } from '../theme.ts'

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
  margin: 0;
  padding: 0;
  list-style: none;
`

const Sheet = styled(Toast.Root)`
  position: fixed;
  z-index: 60;
  left: var(--left, 16px);
  top: var(--top, 64px);
  width: min(400px, calc(100vw - 32px));
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

/** A box in the viewport, in px. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

interface Page {
  /** Where the toast may be. */
  room: Box
  /** The edge near which it usually is. */
  edge: 'top' | 'bottom'
  /** What it should not cover. */
  taken: readonly Box[]
  /** Part of `taken`: what it covers only if every place covers such a box. */
  acts: readonly Box[]
}

const GAP = 8
const SIDE = 16

/**
 * Top left corner of a toast: the place nearest to the usual edge, the right side first, that covers nothing; if every
 * place covers something, the one that covers the fewest boxes, those of `acts` last.
 */
export function toastPlace(
  { width, height }: { width: number; height: number },
  { room, edge, taken, acts }: Page,
): { left: number; top: number } {
  const first = room.top + GAP
  const last = Math.max(first, room.bottom - GAP - height)
  const beside = taken.flatMap((box) => [box.top - GAP - height, box.bottom + GAP])
  const tops = [first, last, ...beside.filter((top) => top > first && top < last)].toSorted((a, b) => a - b)
  const lefts = [room.right - SIDE - width, room.left + SIDE]
  const places = (edge === 'top' ? tops : tops.toReversed()).flatMap((top) => lefts.map((left) => ({ left, top })))
  const covered = places.map((place) => {
    const box = { ...place, right: place.left + width, bottom: place.top + height }
    const count = (boxes: readonly Box[]) => boxes.filter((other) => meet(box, other)).length
    return { place, acts: count(acts), all: count(taken) }
  })
  return covered.reduce((best, next) =>
    next.acts < best.acts || (next.acts === best.acts && next.all < best.all) ? next : best,
  ).place
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

const PRESSABLE = 'a[href], button, input, select, textarea, summary, label, [role="tab"]'
const DIALOG = '[role="dialog"][data-state="open"]'

/** Reads the page for a toast with this title; `toast` itself does not count. */
export function pageFor(title: string, toast: Element): Page {
  const isModal = document.querySelector('[data-aria-hidden]') !== null
  const header = isModal ? null : document.querySelector('body header')
  // A modal dialog marks all that lies behind it, where nothing can be pressed.
  const all = [...document.querySelectorAll(`${PRESSABLE}, [data-part="bar"], [data-floating]`)].filter(
    (element) => !toast.contains(element) && !element.closest('[data-aria-hidden]'),
  )
  const acts = boxesOf(all.filter((element) => element.closest(DIALOG)))
  const field = document.activeElement?.closest('[data-part="field"]')
  const head = [...document.querySelectorAll(DIALOG)].at(-1)?.querySelector('[data-part="head"], h2')
  return {
    room: {
      left: 0,
      top: Math.max(0, header?.getBoundingClientRect().bottom ?? 0),
      right: document.documentElement.clientWidth,
      // Less than the window while a phone shows its keyboard.
      bottom: globalThis.visualViewport?.height ?? innerHeight,
    },
    edge: innerWidth <= Number.parseInt(breakpoints.phone, 10) ? 'top' : 'bottom',
    taken: [...boxesOf(all), ...boxesOf([field, head].filter((it) => it != null)), ...boxesOf(saying(title))],
    acts,
  }
}

/** What the page itself says in the words of a toast's title: headings and messages. */
const saying = (title: string): Element[] =>
  [...document.querySelectorAll(`:is(main, ${DIALOG}) :is(h1, h2, h3, [role="alert"], [role="status"])`)].filter(
    ({ textContent }) => textContent?.toLowerCase().includes(title.toLowerCase()),
  )

const boxesOf = (elements: readonly Element[]): Box[] =>
  elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight)
