import { CircleCheck, Dot } from 'lucide-react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

/** Rules with a live status each, such as those of a password; the status is announced to screen readers. */
export function Checklist({ label, rules }: { label: string; rules: readonly { label: string; met: boolean }[] }) {
  return (
    <List aria-label={label}>
      {rules.map((rule) => (
        <li key={rule.label} data-met={rule.met}>
          {rule.met ? <CircleCheck size={16} /> : <Dot size={16} />}
          <span>
            {rule.label}
            <VisuallyHidden>{rule.met ? ', met' : ', not met yet'}</VisuallyHidden>
          </span>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 4px 16px;
  margin-top: 2px;
  color: var(--muted);
  font-size: var(--t13);
  > li {
    position: relative;
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 22px;
  }
  > [data-met='true'] {
    color: var(--good);
  }
`
