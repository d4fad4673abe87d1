import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { writeFilters, type Filters } from './filters.ts'
import { SearchField } from './SearchField.tsx'

/** Search form that opens the list of mentors; all of them if empty. */
export function MentorSearch() {
  const navigate = useNavigate()
  function find(filters: Partial<Filters>): void {
    void navigate(`/mentors${writeFilters(filters)}`)
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    find({ search: String(new FormData(event.currentTarget).get('search') ?? '') })
  }
  return (
    <search>
      <Box action="/mentors" onSubmit={submit}>
        <SearchField aria-label="Search mentors" placeholder="Skill, topic or city" onChoose={find} />
        <Button type="submit" look="signal">
          Find mentors
        </Button>
      </Box>
    </search>
  )
}

const Box = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  max-width: 560px;
  margin-top: 8px;
  padding: 8px;
  border: 1px solid var(--line-strong);
  border-radius: 12px;
  background: var(--surface);
  box-shadow: var(--shadow);
  input:not(:focus-visible) {
    border-color: transparent;
  }
  input:not(:focus-visible):hover {
    border-color: var(--line);
  }
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: minmax(0, 1fr);
  }
`
