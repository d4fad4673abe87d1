import { styled } from 'styled-components'
import type { BranchFamily } from '../../../api/rules/people/branches.ts'
import { branchStyles } from './branchStyles.ts'

/** The hatch of a branch alone, beside its name. */
export function BranchSwatch({ family }: { family: BranchFamily }) {
  return (
    <Family $family={family}>
      <Swatch />
    </Family>
  )
}

const Family = styled.span<{ $family: BranchFamily }>`
  ${branchStyles}
  display: inline-flex;
`

/** The hatch itself, inside whatever sets `branchStyles`. */
export const Swatch = styled.i`
  flex: none;
  width: 12px;
  height: 12px;
  border: 1px solid currentColor;
  border-radius: 2px;
  background: var(--hatch);
  color: var(--branch);
`
