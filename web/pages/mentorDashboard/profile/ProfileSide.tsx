import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { PROFILE_ITEMS } from '../../../../api/rules/people/completeness.ts'
import type { ProfileSide_mentor$key } from '../../../__generated__/ProfileSide_mentor.graphql.ts'
import { plural } from '../../../lib/plural.ts'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { JumpLink } from './JumpLink.tsx'
import { SECTIONS } from './sections.ts'

/** What is missing in the profile, and the way to each section. */
export function ProfileSide({ mentorKey }: { mentorKey: ProfileSide_mentor$key }) {
  const { completeness } = useFragment(
    graphql`
      fragment ProfileSide_mentor on Mentor {
        completeness {
          percent
          message
          missing {
            field
            label
          }
        }
      }
    `,
    mentorKey,
  )
  if (!completeness) return null
  const { percent, message } = completeness
  const missing = completeness.missing.map(({ field, label }) => ({ field, label }))
  return (
    <>
      <CompletenessCard percent={percent} message={message} missing={missing} />
      <SectionNav missing={missing.map(({ field }) => field)} />
    </>
  )
}

const COUNT = Object.keys(PROFILE_ITEMS).length

interface CompletenessCardProps {
  percent: number
  message: string
  missing: readonly { field: string; label: string }[]
}

/** How complete the profile is: percentage, a tick for each item, and what is missing, each leading to its field. */
function CompletenessCard({ percent, message, missing }: CompletenessCardProps) {
  const done = COUNT - missing.length
  const [next] = missing
  return (
    <Card aria-labelledby="completeness">
      <Head>
        <h2 id="completeness">Profile completeness</h2>
        <b>{`${percent}%`}</b>
      </Head>
      <Ticks role="img" aria-label={`${done} of ${COUNT} items complete`}>
        {Array.from({ length: COUNT }, (_, index) => (
          <i key={index} data-done={index < done || undefined} />
        ))}
      </Ticks>
      <p role="status">{`${message} ${done} of ${COUNT} items are done.`}</p>
      {next && (
        <p>
          Next: <JumpLink to={{ field: next.field }}>{next.label}</JumpLink>
        </p>
      )}
      {missing.length > 1 && (
        <Disclosure title={`All ${plural(missing.length, 'missing item')}`}>
          <ul>
            {missing.map(({ field, label }) => (
              <li key={field}>
                <JumpLink to={{ field }}>{label}</JumpLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  )
}

const Card = styled.section`
  display: grid;
  gap: 10px;
  min-width: 0;
  padding: 16px 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  > p {
    color: var(--muted);
    font-size: var(--t13);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-block: -12px;
  }
  > details {
    margin-bottom: -12px;
    border-bottom: 0;
    font-size: var(--t13);
    > summary {
      min-height: 44px;
      padding: 4px 0;
    }
    ul {
      display: grid;
      list-style: none;
    }
    a {
      margin-block: 0;
    }
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: baseline;
  justify-content: space-between;
  > h2 {
    font-size: var(--t15);
  }
  > b {
    font: 700 var(--t26) var(--head);
  }
`

const Ticks = styled.div`
  display: flex;
  gap: 3px;
  > i {
    flex: 1;
    min-width: 2px;
    height: 14px;
    border: 1px solid var(--line-strong);
    border-radius: 2px;
  }
  > [data-done] {
    border-color: var(--blueprint);
    background: var(--blueprint);
  }
`

/** Links to the sections, with a check at those that are complete: a side column, or folded up on narrow screens. */
function SectionNav({ missing }: { missing: readonly string[] }) {
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
