import { useRouteError } from 'react-router'
import { styled } from 'styled-components'
import { Failure } from '../ui/Failure.tsx'
import { GlobalStyle } from '../ui/GlobalStyle.tsx'
import { PageWidth } from '../ui/PageFrame.tsx'
import { Logo } from './Logo.tsx'

/** When the shell itself fails: nothing is left but to load it again. */
export function RootError() {
  return (
    <Place as="main">
      <GlobalStyle />
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
