import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const colours = { on: 'var(--good)', off: 'var(--muted)', wait: 'var(--warn)' }

interface StateProps {
  /** `on`: filled dot. `off`: hollow dot. `wait`: bring an icon of your own. */
  kind: keyof typeof colours
  children: ReactNode
}

/** A status in one word, with a dot that differs in shape as well as in colour. */
export function State({ kind, children }: StateProps) {
  return (
    <Text key={kind} $kind={kind}>
      {kind !== 'wait' && <Dot $hollow={kind === 'off'} />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </Text>
  )
}

/** Whether a mentor takes bookings: Available or Busy. */
export function AvailabilityState({ available }: { available: boolean }) {
  return <State kind={available ? 'on' : 'off'}>{available ? 'Available' : 'Busy'}</State>
}

const Text = styled.span<{ $kind: keyof typeof colours }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $kind }) => colours[$kind]};
  font-size: var(--t13);
  font-weight: 600;
  white-space: nowrap;
`

const Dot = styled.i<{ $hollow: boolean }>`
  flex: none;
  width: 8px;
  height: 8px;
  border: 2px solid currentColor;
  border-radius: 50%;
  background: ${({ $hollow }) => ($hollow ? 'transparent' : 'currentColor')};
`
