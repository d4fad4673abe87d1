import { css, styled } from 'styled-components'
import { breakpoints } from '../../ui/theme.ts'
import { visuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** Text clamped to two lines, always two lines high. */
const twoLines = css`
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
`

/** The card's frame, as high as its cell. */
export const Sheet = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  transition:
    border-color var(--fast),
    box-shadow var(--fast);

  &:hover {
    border-color: var(--blueprint);
    box-shadow: var(--shadow);
  }
  &:hover h3 a {
    color: var(--blueprint);
  }
  &:has(h3 a:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  h3 {
    min-width: 0;
  }
  h3 a {
    color: inherit;
    outline: 0;
    text-decoration: none;
  }
  /* The name's link covers the card. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-card);
  }
`

/** Everything above the hairlines. */
export const Inside = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 18px 18px 14px;
`

/** The branch, and the card's button at its end: above the link that covers the card, and no higher than the badge. */
export const Branch = styled.div`
  display: flex;
  gap: 8px;
  justify-content: space-between;
  align-items: center;
  min-width: 0;
  > [title] {
    min-width: 0;
  }
  > button {
    position: relative;
    z-index: 1;
    margin: -10px -10px -10px 0;
  }
`

/** Picture, name with rating, role. */
export const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 14px;
  align-items: start;
  > :first-child {
    grid-row: span 2;
  }
  @media (max-width: ${breakpoints.phone}) {
    column-gap: 12px;
  }
`

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 10px;
  align-items: baseline;
  min-width: 0;
  /* The rating goes below before a word of the name is broken. */
  > h3 {
    flex: 1 1 min-content;
    > * > * {
      overflow-wrap: break-word;
    }
  }
  > :last-child {
    flex: none;
  }
  @media (max-width: ${breakpoints.phone}) {
    column-gap: 6px;
  }
`

export const Role = styled.p`
  ${twoLines}
  min-height: 2.9em;
  color: var(--muted);
  font-size: var(--t13);
  line-height: 1.45;
`

export const Bio = styled.p`
  ${twoLines}
  min-height: 3em;
  line-height: 1.5;
`

/** Their languages, in one line. */
export const Spoken = styled.p`
  overflow: hidden;
  color: var(--muted);
  font-size: var(--t13);
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** Whether they take bookings, and the first slot that can be booked. */
export const NextSlot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  justify-content: space-between;
  align-items: center;
  min-height: 42px;
  padding: 4px 18px;
  border-top: 1px solid var(--line);
  color: var(--muted);
  font-size: var(--t13);
  time {
    color: var(--ink);
    font-size: var(--t13);
  }
  @media (max-width: ${breakpoints.phone}) {
    /* Beside "Available" the time says it, so "Next slot" goes. */
    > span + span > span {
      ${visuallyHidden}
    }
  }
`

/** Both prices and the way in. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  border-top: 1px solid var(--line);
  > div {
    display: grid;
    flex: 1 1 5rem;
    padding: 9px 0 11px 18px;
    border-right: 1px solid var(--line);
  }
  > div > :last-child {
    font-size: var(--t17);
  }
  @media (max-width: ${breakpoints.phone}) {
    > div {
      padding-left: 14px;
    }
    > div:first-child {
      padding-left: 18px;
    }
  }
`

/** Label of a price. */
export const PriceLabel = styled.span`
  color: var(--muted);
  font-size: var(--t13);
  line-height: 1.35;
`

/** Looks like a button; the card's own link does the work. */
export const Go = styled.span`
  display: flex;
  gap: 2px;
  align-items: center;
  min-height: 2.75rem;
  padding: 0 14px;
  color: var(--blueprint);
  font-size: var(--t13);
  font-weight: 600;
  white-space: nowrap;
  > svg {
    transition: translate var(--fast);
  }
  article:hover & > svg {
    translate: 2px 0;
  }
`
