import { createGlobalStyle } from 'styled-components'
import { tokens } from './theme.ts'

/** Tokens, once per document; elements by themselves are dressed in `base.css`. */
export const GlobalStyle = createGlobalStyle`
  ${tokens}
`
