import { useId, type RefObject } from 'react'
import { styled } from 'styled-components'
import { WORKSHOP_BRANCHES } from '../../../api/rules/workshops/workshops.ts'
import { workshopsPath } from '../../features/workshops/workshopPath.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Select } from '../../ui/Select.tsx'
import { useEarlyChoice } from '../../ui/useEarlyChoice.ts'

interface BranchFilterProps {
  /** Empty for all. */
  branch: string
  onChoose: (branch: string) => void
  /** The way to all of them has been taken: it goes away. */
  onClear: () => void
  selectRef: RefObject<HTMLSelectElement | null>
}

/** The branch whose workshops are shown; a choice is applied at once. */
export function BranchFilter({ branch, onChoose, onClear, selectRef }: BranchFilterProps) {
  const id = useId()
  useEarlyChoice(selectRef, branch, onChoose)
  const isOffered = branch === '' || WORKSHOP_BRANCHES.some((name) => name === branch)
  return (
    <Line action={workshopsPath()}>
      <label htmlFor={id}>Branch</label>
      <Select
        id={id}
        autoComplete="off"
        ref={selectRef}
        small
        name="branch"
        value={branch}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">All Branches</option>
        {WORKSHOP_BRANCHES.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        {!isOffered && <option value={branch}>{branch}</option>}
      </Select>
      <noscript>
        {import.meta.env.SSR && (
          <Button type="submit" size="small">
            Show
          </Button>
        )}
      </noscript>
      {branch !== '' && (
        <ButtonLink look="plain" size="small" to={workshopsPath()} onClick={onClear}>
          Clear Filter
        </ButtonLink>
      )}
    </Line>
  )
}

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  font-size: var(--t13);
  > label {
    margin-right: -8px;
    color: var(--muted);
  }
`
