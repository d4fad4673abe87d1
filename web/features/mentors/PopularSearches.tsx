import { styled } from 'styled-components'
import { POPULAR_SEARCHES } from '../../../api/rules/people/offeredSearches.ts'
import { Link } from '../../ui/Link.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { writeFilters } from './filters.ts'

/** Popular searches as links. */
export function PopularSearches() {
  return (
    <Line aria-label="Popular searches">
      <span aria-hidden="true">Popular:</span>
      {POPULAR_SEARCHES.map((search) => (
        <Link key={search} to={`/mentors${writeFilters({ search })}`}>
          {search}
        </Link>
      ))}
    </Line>
  )
}

const Line = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  color: var(--muted);
  font-size: var(--t13);
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    font-weight: 500;
  }
  @media (pointer: coarse) {
    > a {
      min-height: 44px;
    }
  }
  @media (max-width: ${breakpoints.phone}) {
    flex-wrap: nowrap;
    max-width: 100%;
    padding-right: 32px;
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
    /* There is more at the side. */
    mask-image: linear-gradient(90deg, #000 calc(100% - 32px), transparent);
  }
`
