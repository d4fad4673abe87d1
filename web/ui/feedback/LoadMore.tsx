import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button.tsx'
import { ButtonAnchor } from '../ButtonLink.tsx'
import { Small } from '../layout/PageFrame.tsx'

interface LoadMoreProps {
  /** With `busy` and `onLoad`, from `useLoadMore`. */
  hasNext: boolean
  busy: boolean
  onLoad: () => void
  /** Label of the button. */
  children: ReactNode
  /** How many items of the total are shown. */
  status?: ReactNode
  /** The address that shows more, for a browser without script and for a new tab. */
  href?: string | undefined
  className?: string
}

/**
 * Loads the next page of a list. With the last page the button disappears, and the focus moves to the text that
 * remains.
 */
export function LoadMore({ hasNext, busy, onLoad, children, status, href, className }: LoadMoreProps) {
  const shown = useRef<HTMLOutputElement>(null)
  const [wasPressed, setPressed] = useState(false)
  useEffect(() => {
    if (wasPressed && !hasNext && document.activeElement === document.body) shown.current?.focus()
  }, [wasPressed, hasNext])
  const words = status ?? (wasPressed && !hasNext ? 'All loaded' : null)
  if (!hasNext && words === null) return null
  function press(): void {
    setPressed(true)
    onLoad()
  }
  function follow(event: MouseEvent): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!busy) press()
  }
  return (
    <Line className={className}>
      {hasNext &&
        (href === undefined ? (
          <Button busy={busy} onClick={press}>
            {children}
          </Button>
        ) : (
          <ButtonAnchor href={href} aria-busy={busy || undefined} onClick={follow}>
            {children}
          </ButtonAnchor>
        ))}
      {words !== null && (
        <Shown ref={shown} tabIndex={-1}>
          {words}
        </Shown>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
`

const Shown = styled(Small).attrs({ as: 'output' })`
  outline: none;
`
