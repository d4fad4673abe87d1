import { useLayoutEffect, useRef } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { styled } from 'styled-components'
import { Failure } from '../ui/feedback/Failure.tsx'
import { focusHeading } from '../ui/focusHeading.ts'
import { Logo } from '../ui/layout/Logo.tsx'
import { PageWidth } from '../ui/layout/PageFrame.tsx'
import { PageHead } from '../ui/layout/PageHead.tsx'

/** Shown in place of a page that failed; the navigation stays, and the person can retry. */
export function ContentError() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed goes with the error: the focus moves on to what has come.
  useLayoutEffect(() => {
    const shown = place.current
    return () => {
      const main = shown?.closest('main')
      if (main && shown?.contains(document.activeElement)) queueMicrotask(() => focusHeading(main))
    }
  }, [])
  return (
    <Place ref={place}>
      <PageHead title="Something went wrong" noIndex />
      <Failure level={1} error={error} busy={state === 'loading'} onRetry={() => void revalidate()} />
    </Place>
  )
}

const Place = styled(PageWidth)`
  padding-block: clamp(24px, 5vw, 56px);
`

/** Shown when the shell itself fails: only a reload helps. */
export function RootError() {
  return (
    <Alone as="main">
      <Logo />
      <Failure level={1} error={useRouteError()} onRetry={() => location.reload()} />
    </Alone>
  )
}

const Alone = styled(PageWidth)`
  display: grid;
  gap: 16px;
  padding-block: 24px;
`
