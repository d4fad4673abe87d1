import { cloneElement, useEffect, useId, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { TOOLTIP_DELAY_MS } from '../../api/rules/constants.ts'
import { lazyPart } from './lazyPart.tsx'

// Radix's own trigger would have to be mounted around the control from the start, with all of its code, or around it
// later, which remounts the control and loses its focus: so the control stays and only the bubble is Radix's.
const TooltipBubble = lazyPart(() => import('./TooltipBubble.tsx').then((module) => module.TooltipBubble))

type Target = Pick<
  ComponentProps<'button'>,
  'aria-label' | 'aria-describedby' | 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onKeyUp' | 'onBlur'
>

interface TooltipProps {
  /** A few words, never something that is said nowhere else: fingers get no tooltip. */
  text: ReactNode
  /** One element that can be focused. */
  children: ReactElement<Target>
}

/** From the control to its bubble, without losing it. */
const ON_THE_WAY = 100

/** Closes the tooltip on screen; there is one at a time. */
let closeShown: (() => void) | null = null
/** When the last one closed, whichever it was. */
let closedAt = -Infinity

/** A word of help beside a control, on hover or after Tab. The bubble's code comes with the first one. */
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
        // Only who came by Tab: a dialog that puts the focus here is no question about this control.
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
