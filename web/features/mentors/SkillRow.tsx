import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Tag, Tags } from '../../ui/Chips.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

const SHOWN = 3

/** One row of up to three skills and "+n" for the rest; tags that do not fit drop out and count as rest. */
export function SkillRow({ skills }: { skills: readonly string[] }) {
  // Other skills need other room: measured afresh.
  return <MeasuredRow key={skills.join('\n')} skills={skills} />
}

function MeasuredRow({ skills }: { skills: readonly string[] }) {
  const shown = skills.slice(0, SHOWN)
  const [row, fitting] = useFitting(shown.length)
  const rest = skills.length - fitting
  return (
    <Row>
      <Line ref={row}>
        {shown.map((skill) => (
          <Skill key={skill}>{skill}</Skill>
        ))}
      </Line>
      {rest > 0 && (
        <Rest>
          <span aria-hidden="true">+{rest}</span>
          <VisuallyHidden>{`and ${rest} more`}</VisuallyHidden>
        </Rest>
      )}
    </Row>
  )
}

/** How many of the row's children stand in its first line; the first always counts. */
function useFitting(count: number) {
  const row = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(count)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = (): void => setFitting(inFirstLine(element))
    measure()
    const observer = new ResizeObserver(measure)
    // The tags too: they change their width when the font comes.
    for (const box of [element, ...element.children]) observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return [row, fitting] as const
}

function inFirstLine({ children }: HTMLElement): number {
  const [first, ...others] = [...children] as HTMLElement[]
  return first ? 1 + others.filter((child) => child.offsetTop === first.offsetTop).length : 0
}

const Row = styled.div`
  position: relative;
  display: flex;
  gap: 6px;
  min-height: 26px;
  margin-top: auto;
`

const Line = styled(Tags)`
  flex: 0 1 auto;
  height: 26px;
  overflow: hidden;
`

const Skill = styled(Tag)`
  display: block;
  max-width: 100%;
  overflow: hidden;
  line-height: 22px;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Rest = styled(Tag)`
  flex: none;
  font-family: var(--mono);
  font-weight: 600;
`
