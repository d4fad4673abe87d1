import { styled } from 'styled-components'

/** The rows and their head: columns where there is room for them, else two lines a day without the ruler. */
export const DayLines = styled.div`
  container-type: inline-size;
  display: grid;
`

export const DayLine = styled.div`
  display: grid;
  grid-template-columns: 8.75rem 17rem minmax(0, 1fr) 3rem;
  gap: 2px 16px;
  align-items: center;
  min-height: 58px;
  padding: 7px 0;
  border-top: 1px solid var(--line);
  &[data-off] > [data-part='bar'] {
    opacity: 0.6;
  }
  &[data-off] > [data-part='count'] {
    color: var(--muted);
    font-weight: 400;
  }
  > [data-part='error'] {
    grid-column: 2 / -1;
  }
  @container (inline-size < 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    > [data-part='count'] {
      grid-area: 1 / 2;
    }
    > [data-part='times'],
    > [data-part='error'] {
      grid-column: 1 / -1;
    }
    > :is([data-part='off'], [data-part='bar']) {
      display: none;
    }
  }
  /* With large text the two times stand one below the other. */
  @container (inline-size < 14rem) {
    > [data-part='times'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const DayHead = styled(DayLine)`
  align-items: end;
  min-height: 0;
  padding: 0 0 6px;
  border-top: 0;
  color: var(--muted);
  font-size: var(--t13);
  & + ${DayLine} {
    border-top: 0;
  }
  > :last-child {
    text-align: right;
  }
  @container (inline-size < 40rem) {
    display: none;
  }
`
