import { styled } from 'styled-components'

type Tone = 'good' | 'warn' | 'bad' | 'info'

const tones: Record<Tone | 'flat', string> = {
  good: 'border-color: var(--good-line); background: var(--good-wash); color: var(--good);',
  warn: 'border-color: var(--warn-line); background: var(--warn-wash); color: var(--warn);',
  bad: 'border-color: var(--bad-line); background: var(--bad-wash); color: var(--bad);',
  info: 'border-color: var(--blueprint-line); background: var(--blueprint-wash); color: var(--blueprint);',
  flat: 'border-color: light-dark(transparent, var(--line)); background: var(--sunken);',
}

/** A short status label; put an icon or a word inside, colour alone is not enough. */
export const Badge = styled.span<{ $tone?: Tone | 'flat' }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 1.5rem;
  padding: 1px 8px;
  border: 1px solid var(--line);
  border-radius: var(--r-tag);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--t13);
  font-weight: 500;
  line-height: 1.3;
  ${({ $tone }) => $tone && tones[$tone]}
  > svg.lucide {
    width: 14px;
    height: 14px;
  }
`

/** A counter; `$new` for unread items. */
export const Count = styled.span<{ $new?: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: 1.375rem;
  min-height: 1.375rem;
  padding: 0 6px;
  border: 1px solid ${({ $new }) => ($new ? 'transparent' : 'var(--line)')};
  border-radius: 1rem;
  background: ${({ $new }) => ($new ? 'var(--signal-fill)' : 'var(--sunken)')};
  color: ${({ $new }) => ($new ? 'var(--on-signal)' : 'var(--ink)')};
  font: 600 var(--t13)/1 var(--mono);
`
