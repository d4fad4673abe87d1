import { styled } from 'styled-components'
import { breakpoints } from '../../ui/theme.ts'

/* Elements of a table that are laid out as a grid are a table to nobody: these are one by their roles. */
export const Table = styled.div.attrs({ role: 'table' })`
  overflow-wrap: anywhere;
  ul,
  dl {
    display: grid;
    gap: 4px;
    list-style: none;
  }
  time,
  dt {
    font-size: var(--t13);
  }
  dt {
    color: var(--muted);
  }
  figure {
    display: grid;
    gap: 2px;
    margin: 0;
  }
  @media (max-width: ${breakpoints.phone}) {
    font-size: var(--t13);
  }
`

export const Row = styled.div.attrs({ role: 'row' })`
  display: grid;
  grid-template-columns: 140px repeat(var(--mentors), minmax(0, 320px));
  gap: 0 24px;
  padding: 14px 0;
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: repeat(var(--mentors), minmax(0, 1fr));
    gap: 8px 12px;
    padding: 10px 0 12px;
  }
`

export const Head = styled.div.attrs({ role: 'rowgroup' })`
  position: sticky;
  top: 64px;
  z-index: 2;
  border-bottom: 1px solid var(--line-strong);
  background: var(--paper);
  @media (max-width: ${breakpoints.header}) {
    top: 56px;
  }
`

export const Body = styled.div.attrs({ role: 'rowgroup' })``

export const Corner = styled.div.attrs({ role: 'cell' })`
  @media (max-width: ${breakpoints.phone}) {
    display: none;
  }
`

export const ColumnHead = styled.div.attrs({ role: 'columnheader' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 10px;
  align-items: center;
  font-family: var(--head);
  font-weight: 600;
  @media (max-width: ${breakpoints.phone}) {
    grid-template: 1fr auto / minmax(0, 1fr);
    align-items: start;
    line-height: 1.3;
    > :first-child {
      display: none;
    }
  }
`

export const RowHead = styled.div.attrs({ role: 'rowheader' })`
  color: var(--muted);
  font-size: var(--t13);
  font-weight: 600;
  @media (max-width: ${breakpoints.phone}) {
    grid-column: 1 / -1;
  }
`

export const Cell = styled.div.attrs({ role: 'cell' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  align-content: start;
  justify-items: start;
  min-width: 0;
`

export const Quote = styled.blockquote`
  display: -webkit-box;
  -webkit-line-clamp: 4;
  -webkit-box-orient: vertical;
  overflow: hidden;
  margin: 0;
  font-size: var(--t13);
  line-height: 1.45;
`

export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  margin-left: -10px;
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
