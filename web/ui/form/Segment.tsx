import { useId } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

interface SegmentProps<V extends string> {
  /** Accessible name of the group. */
  label: string
  options: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
}

/** A switch between two or three views of one thing, such as the plans; arrow keys move, as in any radio group. */
export function Segment<V extends string>({ label, options, value, onChange }: SegmentProps<V>) {
  const name = useId()
  return (
    <Group>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Bar>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </Bar>
    </Group>
  )
}

const Group = styled.fieldset`
  position: relative;
`

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6rem), 1fr));
  gap: 3px;
  padding: 3px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--sunken);

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: 4px 12px;
    border: 1px solid transparent;
    border-radius: 7px;
    color: var(--muted);
    font-weight: 600;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: var(--line-strong);
    background: var(--surface);
    color: var(--ink);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`
