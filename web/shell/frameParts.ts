import { styled } from 'styled-components'

/** First in the page: over header and navigation to the content. */
export const SkipLink = styled.a`
  position: absolute;
  left: 16px;
  top: -120px;
  z-index: 60;
  padding: 12px 16px;
  border-radius: var(--r-control);
  background: var(--surface);
  box-shadow: var(--shadow);
  &:focus {
    top: 10px;
  }
`

/** At least the window's height, so that the footer does not jump while a page loads. */
export const Main = styled.main`
  min-height: calc(100dvh - 64px);
`
