import { styled } from 'styled-components'
import { breakpoints } from '../theme.ts'

/** A dl of label left, value right, parted by hairlines: `<Rows><div><dt>…</dt><dd>…</dd></div></Rows>`. */
export const Rows = styled.dl`
  display: grid;
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 9px 0;
    border-top: 1px solid var(--line);
    line-height: 1.4;
  }
  > div:first-child {
    border-top: 0;
  }
  dt {
    flex: none;
    color: var(--muted);
  }
  dd {
    font-weight: 500;
    text-align: right;
  }

  /* Long values beside a label are hard to read where there is little room; a total stays a line of its own. */
  @media (max-width: ${breakpoints.narrow}) {
    > div:not([data-total]) {
      display: grid;
      gap: 2px;
    }
    > div:not([data-total]) > dd {
      text-align: left;
    }
  }

  > [data-total] {
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: baseline;
    padding-top: 12px;
    border-top: 2px solid var(--ink);
  }
  > [data-total] dt {
    flex: 0 1 auto;
    color: var(--ink);
    font-weight: 600;
  }
  > [data-total] dd {
    font-size: var(--t26);
  }
`
