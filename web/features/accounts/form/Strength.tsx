import { styled } from 'styled-components'
import { passwordStrength } from '../../../../api/rules/people/passwordStrength.ts'
import { Gauge } from '../../../ui/mark/Gauge.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'

/** Live strength of a new password: a gauge, and a word that is announced when it changes. */
export function Strength({ password }: { password: string }) {
  const { value, label } = passwordStrength(password)
  return (
    <Line>
      <div aria-hidden="true">
        <Gauge value={value} of={4} label="" />
      </div>
      <Small aria-live="polite">
        Strength: <b>{label}</b>
      </Small>
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(72px, 1fr) auto;
  gap: 12px;
  align-items: center;
  b {
    color: var(--ink);
    font-weight: 600;
  }
`
