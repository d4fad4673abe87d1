import { styled } from 'styled-components'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

/** A quantity drawn to scale, such as seats taken; `label` says it in words ("38 of 50"). */
export function Gauge({ value, of, label }: { value: number; of: number; label: string }) {
  const share = of > 0 ? Math.min(100, (value / of) * 100) : 0
  return (
    <Track>
      <VisuallyHidden>{label}</VisuallyHidden>
      <i style={{ width: `${share}%` }} />
    </Track>
  )
}

const Track = styled.div`
  position: relative;
  height: 6px;
  border-radius: 3px;
  background: var(--line);
  overflow: hidden;
  > i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: var(--blueprint);
  }
`
