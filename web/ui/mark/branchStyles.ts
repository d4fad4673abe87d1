import { css } from 'styled-components'
import type { BranchFamily } from '../../../api/rules/people/branches.ts'

const diagonals = 'repeating-linear-gradient(135deg, currentColor 0 1.2px, transparent 1.2px 4.2px)'

/** The section pattern that a drawing office gives each branch. */
const hatches: Record<BranchFamily, string> = {
  civil:
    'radial-gradient(circle, currentColor 1px, transparent 1.3px) 0 0 / 6px 6px, radial-gradient(circle, currentColor .8px, transparent 1.1px) 3px 3px / 6px 6px',
  electrical: 'repeating-linear-gradient(90deg, currentColor 0 1.2px, transparent 1.2px 4px)',
  mechanical: diagonals,
  other: 'repeating-linear-gradient(0deg, currentColor 0 1.2px, transparent 1.2px 4px)',
}

/** Sets `--branch` and `--hatch`; use both, with the name, because colour alone is not enough. */
export const branchStyles = css<{ $family: BranchFamily }>`
  --branch: ${({ $family }) => `var(--${$family})`};
  --hatch: ${({ $family }) => hatches[$family]};
`
