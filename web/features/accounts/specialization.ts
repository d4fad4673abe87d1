import { mainBranchOf, MENTOR_SPECIALIZATIONS, OTHER_SPECIALIZATION } from '../../../api/rules/branches.ts'
import { cleanLine } from '../../../api/rules/cleanText.ts'
import { DEFAULT_MAIN_BRANCH } from '../../../api/rules/constants.ts'
import type { FormIssue } from '../../lib/formIssues.ts'

/** What a form asks about the branch: a choice, and the text behind the choice Other. */
export interface SpecializationValues {
  specialization: string
  otherSpecialization: string
}

/** True when Other is chosen and its text says nothing. */
export function needsOther({ specialization, otherSpecialization }: Partial<SpecializationValues>): boolean {
  return specialization === OTHER_SPECIALIZATION && !/[\p{L}\p{N}]/u.test(cleanLine(otherSpecialization ?? ''))
}

/** What the choice means to the API: `subBranch` is empty without a choice; an unknown branch is General. */
export function branchesOf(values: SpecializationValues): { mainBranch: string; subBranch: string } {
  const { specialization, otherSpecialization } = values
  const subBranch = specialization === OTHER_SPECIALIZATION ? cleanLine(otherSpecialization) : specialization
  return { mainBranch: mainBranchOf(subBranch) ?? DEFAULT_MAIN_BRANCH, subBranch }
}

/** The server's issues under the names that the form has for the branch. */
export function onSpecialization(issues: readonly FormIssue[], values: SpecializationValues): FormIssue[] {
  const field = values.specialization === OTHER_SPECIALIZATION ? 'otherSpecialization' : 'specialization'
  return issues.map((issue) => (/^(main|sub)Branch$/.test(issue.path) ? { ...issue, path: field } : issue))
}

/** The choices that stand by themselves, before the sub-branches. */
export const GENERAL_CHOICES = MENTOR_SPECIALIZATIONS.slice(0, 3)
