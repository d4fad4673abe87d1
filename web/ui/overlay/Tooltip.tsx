import { cloneElement, useEffect, useId, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { TOOLTIP_DELAY_MS } from '../../../api/rules/constants.ts'
import { lazyPart } from '../lazyPart.tsx'

// Radix's trigger would have to wrap the control from the start, with all its code, or be added later, which remounts
// the control and loses its focus. So only the bubble is Radix's.
const TooltipBubble = lazyPart(() => import('./TooltipBubble.tsx').then((module) => module.TooltipBubble))

type Target = Pick<
  ComponentProps<'button'>,
  'aria-label' | 'aria-describedby' | 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onKeyUp' | 'onBlur'
>

interface TooltipProps {
  /** A few words; never the only place of an information, because touch screens show no tooltips. */
  text: ReactNode
  /** One focusable element. */
  children: ReactElement<Target>
}

/** Time to move from the control to its bubble, in ms. */
const ON_THE_WAY = 100

/** Closes the tooltip on screen; there is one at a time. */
let closeShown: (() => void) | null = null
/** When the last one closed, whichever it was. */
let closedAt = -Infinity

/** Help text beside a control, on hover or keyboard focus. The bubble's code is loaded with the first one. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [place, setPlace] = useState<DOMRect | null>(null)
  const [timer] = useState(createTimer)
  useEffect(
    () => () => {
      timer.cancel()
      if (closeShown === timer.owner) closeShown = null
    },
    [timer],
  )

  function open(control: Element): void {
    const skipsDelay = closeShown !== null || Date.now() - closedAt < TOOLTIP_DELAY_MS.skip
    timer.start(() => show(control), skipsDelay ? 0 : TOOLTIP_DELAY_MS.open)
  }
  function show(control: Element): void {
    if (closeShown !== timer.owner) closeShown?.()
    timer.owner = close
    closeShown = close
    setPlace(control.getBoundingClientRect())
  }
  function close(): void {
    timer.cancel()
    if (closeShown && closeShown === timer.owner) {
      closeShown = null
      closedAt = Date.now()
    }
    setPlace(null)
  }

  const { props } = children
  const isName = props['aria-label'] === text
  return (
    <>
      {cloneElement(children, {
        ...(place && !isName && { 'aria-describedby': id }),
        onPointerEnter(event) {
          props.onPointerEnter?.(event)
          if (event.pointerType !== 'touch') open(event.currentTarget)
        },
        onPointerLeave(event) {
          props.onPointerLeave?.(event)
          timer.start(close, place ? ON_THE_WAY : 0)
        },
        onPointerDown(event) {
          props.onPointerDown?.(event)
          close()
        },
        // Only after Tab: a dialog that moves the focus here must not open the tooltip.
        onKeyUp(event) {
          props.onKeyUp?.(event)
          if (event.key === 'Tab') open(event.currentTarget)
        },
        onBlur(event) {
          props.onBlur?.(event)
          close()
        },
      })}
      {place && <TooltipBubble id={id} text={text} place={place} onPointerEnter={timer.cancel} onClose={close} />}
    </>
  )
}

interface Timer {
  /** The close function under which this tooltip is shown. */
  owner: (() => void) | null
  /** Starts over: one thing at a time. */
  start: (step: () => void, delay: number) => void
  cancel: () => void
}

function createTimer(): Timer {
  let handle: ReturnType<typeof setTimeout> | undefined
  return {
    owner: null,
    start(step, delay) {
      clearTimeout(handle)
      handle = setTimeout(step, delay)
    },
    cancel: () => clearTimeout(handle),
  }
}
