import { mainBranchOf } from '../../../../api/rules/people/branches.ts'
import { MENTOR_SPECIALIZATIONS, OTHER_SPECIALIZATION } from '../../../../api/rules/people/choices.ts'
import { cleanLine, SAYS_SOMETHING } from '../../../../api/rules/text/cleanText.ts'
import { DEFAULT_MAIN_BRANCH } from '../../../../api/rules/constants.ts'
import type { FormIssue } from '../../../lib/formIssues.ts'

/** Form values of the specialization: a choice, and free text for Other. */
export interface SpecializationValues {
  specialization: string
  otherSpecialization: string
}

/** True when Other is chosen and its text is empty. */
export function needsOther({ specialization, otherSpecialization }: Partial<SpecializationValues>): boolean {
  return specialization === OTHER_SPECIALIZATION && !SAYS_SOMETHING.test(cleanLine(otherSpecialization ?? ''))
}

/** The choice in the API's terms: `subBranch` is empty without a choice; an unknown branch is General. */
export function branchesOf(values: SpecializationValues): { mainBranch: string; subBranch: string } {
  const { specialization, otherSpecialization } = values
  const subBranch = specialization === OTHER_SPECIALIZATION ? cleanLine(otherSpecialization) : specialization
  return { mainBranch: mainBranchOf(subBranch) ?? DEFAULT_MAIN_BRANCH, subBranch }
}

/** Maps the server's issues to the form's field names. */
export function onSpecialization(issues: readonly FormIssue[], values: SpecializationValues): FormIssue[] {
  const field = values.specialization === OTHER_SPECIALIZATION ? 'otherSpecialization' : 'specialization'
  return issues.map((issue) => (/^(main|sub)Branch$/.test(issue.path) ? { ...issue, path: field } : issue))
}

/** Choices before the sub-branches. */
export const GENERAL_CHOICES = MENTOR_SPECIALIZATIONS.slice(0, 3)
