import { cloneElement, useEffect, useId, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { lazyPart } from './lazyPart.tsx'
import { createLater, noteClosed, openingDelay } from './tooltipDelay.ts'

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

/** A word of help beside a control, on hover or after Tab. The bubble's code comes with the first one. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [place, setPlace] = useState<DOMRect | null>(null)
  const [later] = useState(createLater)
  useEffect(() => later.cancel, [later])

  function open(control: Element): void {
    later.run(() => setPlace(control.getBoundingClientRect()), openingDelay())
  }
  function close(): void {
    later.cancel()
    if (place) noteClosed()
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
          later.run(close, place ? ON_THE_WAY : 0)
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
      {place && <TooltipBubble id={id} text={text} place={place} onPointerEnter={later.cancel} onClose={close} />}
    </>
  )
}
