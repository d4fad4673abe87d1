import { styled } from 'styled-components'
import { branchFamily, type BranchFamily } from '../../../api/rules/people/branches.ts'
import { Badge } from './Badge.tsx'
import { Swatch } from './BranchSwatch.tsx'
import { branchStyles } from './branchStyles.ts'

/** A branch: hatch, name, colour. Long names truncate. Shows the sub-branch where there is one. */
export function BranchBadge({ mainBranch, subBranch }: { mainBranch: string; subBranch?: string | null }) {
  const name = subBranch || mainBranch
  return (
    <Branch $family={branchFamily(mainBranch, subBranch)} title={name}>
      <Swatch />
      <span>{name}</span>
    </Branch>
  )
}

const Branch = styled(Badge)<{ $family: BranchFamily }>`
  ${branchStyles}
  min-width: 0;
  max-width: 100%;
  border-color: color-mix(in srgb, var(--branch) 32%, transparent);
  color: var(--branch);
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
