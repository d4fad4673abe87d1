import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { moneyStyles } from '../mark/moneyStyles.ts'

interface TitleBlockProps {
  facts: readonly { label: string; value: ReactNode; /** Set as money or a figure. */ figure?: boolean }[]
  /** Least width of a cell before it wraps, in px at the usual text size. */
  cell?: number
  /** Figures at 20 px. */
  big?: boolean
}

/** Facts in labelled cells with hairlines between them, like the title block of a drawing. */
export function TitleBlock({ facts, cell = 130, big = false }: TitleBlockProps) {
  return (
    <List $cell={cell} $big={big}>
      {facts.map(({ label, value, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-figure={figure || undefined}>{value}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl<{ $cell: number; $big: boolean }>`
  /* Not a grid: the last row is full however many cells it has. */
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);

  > div {
    display: grid;
    flex: 1 1 min(100%, ${({ $cell }) => $cell / 16}rem);
    gap: 2px;
    align-content: start;
    min-width: 0;
    padding: 11px 14px 12px;
    box-shadow:
      1px 0 var(--line),
      0 1px var(--line);
  }
  dt {
    color: var(--muted);
    font-size: var(--t13);
    line-height: 1.35;
    overflow-wrap: break-word;
  }
  dd {
    font-weight: 500;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  dd[data-figure] {
    ${moneyStyles} ${({ $big }) => $big && 'font-size: var(--t20);'}
  }
`
