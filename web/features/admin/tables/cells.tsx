import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { branchFamily } from '../../../../api/rules/branches.ts'
import { BranchSwatch } from '../../../ui/BranchSwatch.tsx'

interface PersonCellProps {
  name: string
  /** Under the name: an email address. */
  under?: ReactNode
  avatar?: ReactNode
}

/** A person at the start of a row. */
export function PersonCell({ name, under, avatar }: PersonCellProps) {
  return (
    <Who>
      {avatar}
      <span>
        {name}
        {under && <Under>{under}</Under>}
      </span>
    </Who>
  )
}

/** A branch with its hatch. */
export function BranchCell({ mainBranch, subBranch }: { mainBranch: string; subBranch?: string | null | undefined }) {
  return (
    <Branch>
      <BranchSwatch family={branchFamily(mainBranch, subBranch)} />
      <span>
        {mainBranch}
        {subBranch && subBranch !== mainBranch && <Under>{subBranch}</Under>}
      </span>
    </Branch>
  )
}

/** A second, quieter line of a cell. */
export const Under = styled.span`
  display: block;
  color: var(--muted);
  font-size: var(--t13);
  font-weight: 400;
`

const Who = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  min-width: 0;
  line-height: 1.3;
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Branch = styled.span`
  display: flex;
  gap: 8px;
  align-items: baseline;
  line-height: 1.3;
`
