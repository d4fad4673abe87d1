import { styled } from 'styled-components'

/** Around a section of a profile: where a link to it leads, below the header that stays in view. Give it `tabIndex={-1}`. */
export const SectionPlace = styled.div`
  min-width: 0;
  scroll-margin-top: 84px;
  &:focus-visible {
    border-radius: var(--r-card);
  }
`
