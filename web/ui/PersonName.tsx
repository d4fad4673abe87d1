import { styled } from 'styled-components'
import { breakpoints } from './theme.ts'

/** A word that would break in the middle of a phone's line. */
const LONG_WORD = /[^\s-]{14}/

/** A person's name, in full: it wraps between words, and on a phone a long one is set smaller instead of broken. */
export function PersonName({ children }: { children: string }) {
  return <Name data-long={LONG_WORD.test(children) || undefined}>{children}</Name>
}

const Name = styled.span`
  overflow-wrap: anywhere;
  @media (max-width: ${breakpoints.phone}) {
    &[data-long] {
      font-size: 0.82em;
    }
  }
`
