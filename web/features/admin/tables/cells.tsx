import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { branchFamily } from '../../../../api/rules/people/branches.ts'
import { BranchSwatch } from '../../../ui/BranchSwatch.tsx'
import { EmailText } from '../../../ui/EmailText.tsx'
import { AS_CARDS } from '../../../ui/Table.tsx'

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
        <span>{name}</span>
        {under && <Under>{under}</Under>}
      </span>
    </Who>
  )
}

/** An email address; a long one wraps after the @ and after dots instead of pushing the other columns. */
export function EmailCell({ email, under }: { email: string | null | undefined; under?: ReactNode }) {
  return (
    <Email>
      {email && <EmailText>{email}</EmailText>}
      {under && <Under>{under}</Under>}
    </Email>
  )
}

/** A branch with its hatch. */
export function BranchCell({ mainBranch, subBranch }: { mainBranch: string; subBranch?: string | null | undefined }) {
  return (
    <Branch>
      <BranchSwatch family={branchFamily(mainBranch, subBranch)} />
      <span>
        <span>{mainBranch.replace(/ Engineering$/, '')}</span>
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

/** A date that stays on one line, where it is in a column. */
export const OneLine = styled.span`
  @container not ${AS_CARDS} {
    white-space: nowrap;
  }
`

const Email = styled.span`
  @container not ${AS_CARDS} {
    display: inline-block;
    min-width: 10.5rem;
    max-width: 11.5rem;
  }
  overflow-wrap: break-word;
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
  align-items: center;
  line-height: 1.3;
`
