import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import { SEARCH_MAXIMUM } from '../../../api/rules/constants.ts'
import { Button } from '../../ui/Button.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { writeFilters } from './filters.ts'

/** Search form that opens the list of mentors; all of them if empty. */
export function MentorSearch() {
  const navigate = useNavigate()
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const search = String(new FormData(event.currentTarget).get('search') ?? '')
    void navigate(`/mentors${writeFilters({ search })}`)
  }
  return (
    <search>
      <Box action="/mentors" onSubmit={submit}>
        <Input
          type="search"
          name="search"
          aria-label="Search mentors"
          icon={<Search size={18} />}
          placeholder="Skill, topic or city"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAXIMUM}
        />
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
