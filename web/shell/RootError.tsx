import { useRouteError } from 'react-router'
import { styled } from 'styled-components'
import { Failure } from '../ui/feedback/Failure.tsx'
import { PageWidth } from '../ui/layout/PageFrame.tsx'
import { Logo } from '../ui/layout/Logo.tsx'

/** Shown when the shell itself fails: only a reload helps. */
export function RootError() {
  return (
    <Place as="main">
      <Logo />
      <Failure level={1} error={useRouteError()} onRetry={() => location.reload()} />
    </Place>
  )
}

const Place = styled(PageWidth)`
  display: grid;
  gap: 16px;
  padding-block: 24px;
`
