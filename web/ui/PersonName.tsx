import { styled } from 'styled-components'

/** Letters that a word may have before it is set smaller. */
const LONG_WORD = 14

/** A person's name, in full: it wraps between words, and steps down in size for a long one instead of breaking it. */
export function PersonName({ children }: { children: string }) {
  const isLong = children.split(/\s+/).some((word) => word.length > LONG_WORD)
  return <Name data-long={isLong || undefined}>{children}</Name>
}

const Name = styled.span`
  overflow-wrap: anywhere;
  &[data-long] {
    font-size: 0.82em;
  }
`
