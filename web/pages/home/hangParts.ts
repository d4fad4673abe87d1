import { styled } from 'styled-components'
import { breakpoints } from '../../ui/theme.ts'

/** The plumb line that hangs from the header, with its bob at the foot. */
export const Hang = styled.section`
  position: relative;
  min-width: 0;
  padding: clamp(28px, 5vw, 60px) 0 56px 40px;
  &::before {
    content: '';
    position: absolute;
    left: 13px;
    top: 0;
    bottom: 60px;
    width: 1.5px;
    background: var(--line-strong);
  }
  h2 {
    margin-bottom: 6px;
    font-size: var(--t20);
  }
  @media (max-width: ${breakpoints.phone}) {
    padding: 28px 0 52px 32px;
  }
`

export const HangBob = styled.span`
  position: absolute;
  left: 0;
  bottom: 22px;
  width: 27.5px;
  > svg {
    width: 27.5px;
    height: 44px;
  }
`

/** Sessions, each tied to the line by a tick. */
export const HangList = styled.ol`
  container-type: inline-size;
  > li {
    position: relative;
    border-top: 1px solid var(--line);
  }
  > li:first-child {
    border-top: 0;
  }
  > li::before {
    content: '';
    position: absolute;
    left: -33px;
    top: 50%;
    width: 14px;
    height: 1.5px;
    background: var(--line-strong);
  }
  > li > * {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr) auto 16px;
    gap: 14px;
    align-items: center;
    min-height: 74px;
    padding-block: 8px;
    border-radius: 6px;
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: inherit;
  }
  a:hover b {
    color: var(--blueprint);
  }
  svg {
    color: var(--muted);
  }
  @media (max-width: ${breakpoints.phone}) {
    > li::before {
      left: -21px;
      width: 12px;
    }
    > li > * {
      grid-template-columns: 99px minmax(0, 1fr) auto;
      gap: 12px;
    }
    > li > * > svg {
      display: none;
    }
  }
  /* With large text the time stands above the rest. */
  @container (inline-size < 15rem) {
    > li > * {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 12px;
      padding-block: 8px;
    }
    > li > * > :first-child {
      grid-column: 1 / -1;
    }
    > li > * > svg {
      display: none;
    }
  }
`

export const HangTime = styled.span`
  > time {
    display: grid;
    color: var(--muted);
    font-size: var(--t13);
  }
  b {
    color: var(--ink);
    font: 600 var(--t15) var(--mono);
    letter-spacing: -0.03em;
  }
  @media (max-width: ${breakpoints.phone}) {
    b {
      font-size: 0.875rem;
    }
  }
`

export const HangWho = styled.span`
  display: grid;
  min-width: 0;
  line-height: 1.4;
  overflow-wrap: anywhere;
  > b {
    font-weight: 600;
  }
  > span {
    color: var(--muted);
    font-size: var(--t13);
  }
  @media (max-width: ${breakpoints.phone}) {
    [data-wide] {
      display: none;
    }
  }
`
