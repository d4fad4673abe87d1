import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { branchFamily } from '../../../api/rules/people/branches.ts'
import { BRANCH_CHIPS } from '../../../api/rules/people/offeredSearches.ts'
import { SESSION_LENGTH } from '../../../api/rules/constants.ts'
import { BranchSwatch } from '../../ui/mark/BranchSwatch.tsx'
import { ChipLink, Chips } from '../../ui/mark/Chips.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { writeFilters } from '../../features/mentors/filters.ts'
import { MentorSearch } from '../../features/mentors/MentorSearch.tsx'
import { PopularSearches } from '../../features/mentors/PopularSearches.tsx'

interface HeroProps {
  /** Ends the sentence, with its full stop: ", from ₹400.". */
  price: ReactNode
  /** Ways to join, or what is next for the member. */
  welcome: ReactNode
  /** The next available sessions. */
  sessions: ReactNode
}

/** One sentence, one search box, the branches. */
export function Hero({ price, welcome, sessions }: HeroProps) {
  return (
    <Sheet>
      <Inside>
        <Say>
          <h1>Ask an engineer who has already built it.</h1>
          <p>
            <span>
              Plumbline helps core engineers find clarity. Book {SESSION_LENGTH} with a working civil, electrical or
              mechanical engineer
            </span>
            {price}
          </p>
          <MentorSearch />
          <PopularSearches />
          <Branches as="nav" aria-label="Browse by branch">
            {BRANCH_CHIPS.map(({ label, branch }) => (
              <ChipLink key={label} to={`/mentors${writeFilters({ mainBranch: branch })}`}>
                <BranchSwatch family={branchFamily(branch)} />
                <span>{label}</span>
              </ChipLink>
            ))}
          </Branches>
          {welcome}
        </Say>
        {sessions}
      </Inside>
    </Sheet>
  )
}

/** The blueprint's grid: fine lines at 24 px, strong ones at 120. */
const blueprint = css`
  background-image:
    linear-gradient(var(--grid-major) 1px, transparent 1px),
    linear-gradient(90deg, var(--grid-major) 1px, transparent 1px), linear-gradient(var(--grid) 1px, transparent 1px),
    linear-gradient(90deg, var(--grid) 1px, transparent 1px);
  background-size:
    120px 120px,
    120px 120px,
    24px 24px,
    24px 24px;
  background-position: 50% -1px;
`

const Sheet = styled.section`
  ${blueprint}
  border-bottom: 1px solid var(--line);
`

const Inside = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1.18fr) minmax(0, 1fr);
  gap: clamp(32px, 6vw, 88px);
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`

const Say = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  min-width: 0;
  padding: clamp(36px, 6vw, 76px) 0 clamp(32px, 5.5vw, 68px);
  > h1 {
    max-width: 13em;
    font-size: var(--display);
    font-weight: 700;
    line-height: 1.06;
    letter-spacing: -0.03em;
  }
  > p {
    max-width: 54ch;
    font-size: var(--t17);
  }
  @media (max-width: ${breakpoints.desktop}) {
    padding-bottom: 16px;
  }
  @media (max-width: ${breakpoints.phone}) {
    gap: 16px;
    padding-bottom: 8px;
  }
`

const Branches = styled(Chips)`
  max-width: 460px;
  @media (max-width: ${breakpoints.phone}) {
    flex-wrap: nowrap;
    max-width: none;
    margin: 0 calc(-1 * var(--gutter));
    padding: 2px var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    > a {
      flex: none;
    }
  }
`
