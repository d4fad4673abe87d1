import { styled } from 'styled-components'

/** Around a section of a profile: where a link to it leads, a little below the header. Give it `tabIndex={-1}`. */
export const SectionPlace = styled.div`
  min-width: 0;
  scroll-margin-top: 8px;
  &:focus-visible {
    border-radius: var(--r-card);
  }
`
