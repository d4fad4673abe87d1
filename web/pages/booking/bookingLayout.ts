import { styled } from 'styled-components'
import { breakpoints } from '../../ui/theme.ts'

/** The steps, and the order beside them; below it under the desktop's width. */
export const BookingColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: clamp(28px, 5vw, 64px);
  align-items: start;
  padding-bottom: 72px;
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const BookingMain = styled.div`
  min-width: 0;
`

/** What is inside the step under way. */
export const StepBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-top: 14px;
  /* Only the step's own title stands beside a knot. */
  && h2 {
    padding-left: 0;
  }
`

/** Buttons of a step, which the bottom bar replaces on narrow screens. */
export const StepActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  @media (max-width: ${breakpoints.desktop}) {
    > button {
      display: none;
    }
  }
`

/** Facts of a step that is done, at most two lines on a phone. */
export const StepSummary = styled.p`
  color: var(--muted);
  line-height: 1.5;
  overflow-wrap: anywhere;
  @media (max-width: ${breakpoints.phone}) {
    display: -webkit-box;
    margin-top: 4px;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`
