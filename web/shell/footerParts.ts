/** Layout of the footer. */
import { styled } from 'styled-components'

export const Foot = styled.footer`
  margin-top: clamp(48px, 7vw, 96px);
  border-top: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--t13);
  h2 {
    margin-bottom: 6px;
    color: var(--muted);
    font: 600 var(--t13) var(--text);
    letter-spacing: 0;
  }
  p + h2 {
    margin-top: 14px;
  }
  ul {
    list-style: none;
  }
  li > :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  li > :is(a, button):hover {
    text-decoration: underline;
  }
  @media (pointer: coarse), (max-width: 760px) {
    li > :is(a, button) {
      min-height: 44px;
    }
  }
`

export const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  > * {
    flex: 1 1 8.5rem;
    padding: 28px 24px;
    border-left: 1px solid var(--line);
  }
  > :last-child {
    flex-basis: 10rem;
  }
  > :first-child {
    flex: 1.5 1 12rem;
    padding-left: 0;
    border-left: 0;
  }
  > :last-child > a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }

  @media (max-width: 760px) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    > * {
      padding: 20px 16px;
      border-top: 1px solid var(--line);
      border-left: 0;
    }
    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
      padding-inline: 0;
    }
    > :first-child {
      border-top: 0;
    }
    > :nth-child(2) {
      padding-left: 0;
    }
    > :nth-child(3) {
      border-left: 1px solid var(--line);
    }
    > :last-child > a {
      min-height: 44px;
    }
  }
`

export const About = styled.p`
  max-width: 38ch;
  margin-top: 8px;
  color: var(--muted);
`

export const OffSite = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  margin-top: 8px;
`

export const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  justify-content: space-between;
  padding: 14px 0 20px;
  border-top: 1px solid var(--line);
  color: var(--muted);
`

/** The short footer of task pages, in one line. */
export const Slim = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  padding-top: 16px;
  + p {
    padding-bottom: 12px;
  }
`
