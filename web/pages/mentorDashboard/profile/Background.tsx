import { useEffect, useEffectEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ALL_SUB_BRANCHES, MAIN_BRANCHES, mainBranchOf } from '../../../../api/rules/people/branches.ts'
import { OTHER_SPECIALIZATION } from '../../../../api/rules/people/choices.ts'
import { DEFAULT_MAIN_BRANCH, EXPERIENCE_MAXIMUM, EXPERIENCE_MINIMUM } from '../../../../api/rules/constants.ts'
import type { Background_mentor$key } from '../../../__generated__/Background_mentor.graphql.ts'
import { branchesOf, GENERAL_CHOICES } from '../../../features/accounts/specialization.ts'
import { SpecializationField } from '../../../features/accounts/SpecializationField.tsx'
import { ProfileSection } from '../../../features/profiles/ProfileSection.tsx'
import { Field, FieldPair } from '../../../ui/Field.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { Select } from '../../../ui/Select.tsx'
import { sectionOf } from './sections.ts'
import { useMentorSection } from './useMentorSection.ts'

const BRANCHES: readonly string[] = [...MAIN_BRANCHES, DEFAULT_MAIN_BRANCH]
const CHOICES: readonly string[] = [...GENERAL_CHOICES, ...ALL_SUB_BRANCHES]

/** Branch, specialization and years of experience. */
export function Background({ mentorKey }: { mentorKey: Background_mentor$key }) {
  const { mainBranch, subBranch, experience, ...mentor } = useFragment(
    graphql`
      fragment Background_mentor on Mentor {
        mainBranch
        subBranch
        experience
        ...useMentorSection_mentor
      }
    `,
    mentorKey,
  )
  const section = useMentorSection(
    mentor,
    { mainBranch, subBranch, experience },
    {
      ...sectionOf('professional-background'),
      labels: { mainBranch: 'Branch', subBranch: 'Specialization', experience: 'Experience' },
      schema: () => import('./schemas.ts').then(({ backgroundSchema }) => backgroundSchema),
      toForm: (saved) => ({
        mainBranch: saved.mainBranch,
        ...choiceOf(saved.subBranch ?? ''),
        experience: String(saved.experience || ''),
      }),
      toUpdate: (values) => ({
        mainBranch: values.mainBranch,
        subBranch: branchesOf(values).subBranch || null,
        experience: values.experience,
      }),
      inputsOf: (field) => (field === 'subBranch' ? ['specialization', 'otherSpecialization'] : [field]),
    },
  )
  const { field, register, values, setValue } = section.editor
  const { specialization } = values
  // A known specialization belongs to one branch.
  const follow = useEffectEvent((chosen: string) => {
    const branch = mainBranchOf(chosen)
    if (branch && chosen !== subBranch && branch !== values.mainBranch)
      setValue('mainBranch', branch, { shouldDirty: true })
  })
  useEffect(() => follow(specialization), [specialization])
  return (
    <ProfileSection section={section}>
      <FieldPair>
        <Field {...field('mainBranch')} label="Branch">
          <Select {...register('mainBranch')}>
            {!BRANCHES.includes(mainBranch) && <option value={mainBranch}>{mainBranch}</option>}
            {BRANCHES.map((branch) => (
              <option key={branch} value={branch}>
                {branch}
              </option>
            ))}
          </Select>
        </Field>
        <SpecializationField
          choice={{ field: field('specialization'), input: register('specialization') }}
          other={{ field: field('otherSpecialization'), input: register('otherSpecialization') }}
          isOther={specialization === OTHER_SPECIALIZATION}
        />
        <Field {...field('experience')} label="Experience" hint="In whole years." required>
          <NumberInput
            {...register('experience')}
            inputMode="numeric"
            min={EXPERIENCE_MINIMUM}
            max={EXPERIENCE_MAXIMUM}
            step={1}
          />
        </Field>
      </FieldPair>
    </ProfileSection>
  )
}

/** What is not among the choices is free text. */
function choiceOf(subBranch: string) {
  const isKnown = subBranch === '' || CHOICES.includes(subBranch)
  return isKnown
    ? { specialization: subBranch, otherSpecialization: '' }
    : { specialization: OTHER_SPECIALIZATION, otherSpecialization: subBranch }
}
