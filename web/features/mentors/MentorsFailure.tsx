import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { plural } from '../../lib/plural.ts'
import { explain, RequestError } from '../../lib/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

/** Shown when the list failed to load; retries. A refusal is no failure: it says what helps. */
export function MentorsFailure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator()
  const isPressed = useRef(false)
  // The list takes the place of the button.
  useEffect(
    () => () => {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!isPressed.current || !heading || document.activeElement !== document.body) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    },
    [],
  )
  function tryAgain(): void {
    isPressed.current = true
    void revalidate()
  }
  if (error instanceof RequestError && error.kind === 'tooMuch')
    return (
      <div role="alert">
        <EmptyState title="That search is too much at once">Use fewer words.</EmptyState>
      </div>
    )
  const wait = error instanceof RequestError ? error.retryAfter : null
  return (
    <div role="alert">
      <EmptyState
        title={wait === null ? 'Failed to fetch mentors' : 'Too many searches'}
        actions={
          <Button look="primary" busy={state === 'loading'} onClick={tryAgain}>
            Try again
          </Button>
        }
      >
        {wait === null ? explain(error).description : `Try again in ${plural(wait, 'second')}.`}
      </EmptyState>
    </div>
  )
}
