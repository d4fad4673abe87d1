import { styled } from 'styled-components'

/** The card's frame, as high as its cell. */
export const Sheet = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
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
  &:focus-within:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  h3 {
    font-size: var(--t20);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  a:focus-visible {
    outline: 0;
  }
  /* The card's one link covers it; were it moved when pressed, it would cover itself alone. */
  a:active {
    translate: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

/** Picture with the branch on it. */
export const Picture = styled.div`
  position: relative;
  border-bottom: 1px solid var(--line);
  > [title] {
    position: absolute;
    left: 12px;
    bottom: 12px;
    max-width: calc(100% - 24px);
    background: var(--surface);
  }
`

export const Inside = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 16px 18px 14px;
`

/** The day, and how many seats are left when few. */
export const On = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 1.5rem;
  > time {
    font-size: var(--t13);
  }
`

/** Who holds it. */
export const By = styled.p`
  margin-top: -6px;
  color: var(--muted);
  font-size: var(--t13);
  overflow-wrap: anywhere;
`

/** The description, clipped to three lines and always three lines high. */
export const Text = styled.p`
  display: -webkit-box;
  -webkit-line-clamp: 3;
  -webkit-box-orient: vertical;
  overflow: hidden;
  min-height: 4.5em;
  margin-bottom: auto;
  color: var(--muted);
  line-height: 1.5;
  overflow-wrap: anywhere;
`

/** Time, length, registered people. */
export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  font-size: var(--t13);
  list-style: none;
  > li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: var(--muted);
  }
`

/** Price and the way in. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  padding: 12px 18px 14px;
  border-top: 1px solid var(--line);
`

export const Fee = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: baseline;
  > :first-child {
    font-size: var(--t20);
  }
  > small {
    color: var(--muted);
    font-size: var(--t13);
  }
`

/** In place of the way in. */
export const Closed = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: var(--control-small);
  color: var(--muted);
  font-size: var(--t13);
  font-weight: 600;
`
