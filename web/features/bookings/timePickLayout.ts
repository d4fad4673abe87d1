import { css, styled } from 'styled-components'
import { Card } from '../../ui/layout/Card.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** Calendar left, slots right. On a phone one of them: the calendar until a day is chosen. */
export const TimePick = styled(Card)<{ $hasDay: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  transition: opacity var(--fast);
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: minmax(0, 1fr);
    ${({ $hasDay }) => ($hasDay ? css`> [data-part='calendar']` : css`> [data-part='slots']`)} {
      display: none;
    }
    /* The server does not know the width, and draws the first day as chosen. */
    ${({ $hasDay }) =>
      !$hasDay &&
      css`
        [aria-pressed='true'][data-state][data-date] {
          border-color: var(--line-strong);
          background: var(--surface);
          color: var(--ink);
          > i {
            background: var(--blueprint);
          }
        }
      `}
  }
`

export const CalendarSide = styled.div`
  min-width: 0;
  padding: 18px 20px;
  @media (max-width: ${breakpoints.phone}) {
    padding: 12px 10px;
  }
`

export const CalendarHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin-bottom: 8px;
`

export const SlotsSide = styled.div`
  display: grid;
  gap: 14px;
  align-content: start;
  min-width: 0;
  padding: 18px 20px;
  border-left: 1px solid var(--line);
  > [data-part='back'] {
    display: none;
  }
  @media (max-width: ${breakpoints.phone}) {
    padding: 8px 14px 16px;
    border-left: 0;
    > [data-part='back'] {
      display: inline-flex;
      justify-self: start;
      margin-left: -10px;
    }
  }
`

export const SlotsHead = styled.div`
  display: grid;
  align-content: center;
  min-height: 44px;
  h3:focus {
    outline: none;
  }
`

/** After a day was opened: the focus goes to its slots. */
export function focusSlots(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[data-slots-heading]')?.focus({ preventScroll: true }),
  )
}
