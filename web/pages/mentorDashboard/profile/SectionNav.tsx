import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { JumpLink } from './JumpLink.tsx'
import { SECTIONS } from './sections.ts'

/** Links to the sections, with a check at those that are complete: a side column, or folded up on narrow screens. */
export function SectionNav({ missing }: { missing: readonly string[] }) {
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.desktop})`)
  const current = useSectionInView()
  const links = (
    <ul>
      {SECTIONS.map(({ id, title, items }) => (
        <li key={id}>
          <JumpLink to={{ section: id }} current={id === current}>
            {title}
            {items.length > 0 && <Mark isComplete={!items.some((item) => missing.includes(item))} />}
          </JumpLink>
        </li>
      ))}
    </ul>
  )
  return (
    <Nav aria-label="Profile sections">
      {isNarrow ? <Disclosure title="Go to a section">{links}</Disclosure> : links}
    </Nav>
  )
}

function Mark({ isComplete }: { isComplete: boolean }) {
  return (
    <>
      {isComplete && <Check size={16} />}
      <VisuallyHidden>{isComplete ? ', complete' : ', to do'}</VisuallyHidden>
    </>
  )
}

/** The upper half of the screen, below the header that stays. */
const READ_AREA = '-120px 0px -50% 0px'

/** The first section in view; null before there is one. */
function useSectionInView(): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const inView = new Set<string>()
    const views = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        setCurrent((before) => SECTIONS.find(({ id }) => inView.has(id))?.id ?? before)
      },
      { rootMargin: READ_AREA },
    )
    for (const { id } of SECTIONS) {
      const place = document.getElementById(id)
      if (place) views.observe(place)
    }
    return () => views.disconnect()
  }, [])
  return current
}

const Nav = styled.nav`
  min-width: 0;
  ul {
    display: grid;
    list-style: none;
    border-left: 1px solid var(--line);
  }
  a {
    position: relative;
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    min-height: 34px;
    padding: 0 8px 0 14px;
    color: var(--muted);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  [aria-current]::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 -2px;
    width: 3px;
    background: var(--ink);
  }
  [aria-current] {
    color: var(--ink);
  }
  svg {
    flex: none;
    color: var(--good);
  }
  details {
    padding: 0 20px;
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    background: var(--surface);
    svg {
      color: var(--muted);
    }
    li svg {
      color: var(--good);
    }
    ul {
      width: 100%;
    }
    a {
      min-height: 44px;
    }
  }
`
