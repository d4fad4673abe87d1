import { styled } from 'styled-components'
import { breakpoints } from '../theme.ts'

/** A word too long for one line on a phone. */
const LONG_WORD = /[^\s-]{14}/

/** A person's full name. It wraps between words; on a phone a long one is set smaller instead of broken. */
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
