import { useEffect, useEffectEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { DEFAULT_MAIN_BRANCH, EXPERIENCE_MAXIMUM, EXPERIENCE_MINIMUM } from '../../../../api/rules/constants.ts'
import { ALL_SUB_BRANCHES, MAIN_BRANCHES, mainBranchOf } from '../../../../api/rules/people/branches.ts'
import { OTHER_SPECIALIZATION } from '../../../../api/rules/people/choices.ts'
import { forEachLine, MENTOR_LINE_NAMES, MENTOR_LINES } from '../../../../api/rules/people/mentorTexts.ts'
import type { CareerSections_background$key } from '../../../__generated__/CareerSections_background.graphql.ts'
import type { CareerSections_position$key } from '../../../__generated__/CareerSections_position.graphql.ts'
import { mentorTexts } from '../../../features/mentors/mentorTexts.ts'
import { branchesOf, GENERAL_CHOICES } from '../../../features/accounts/form/specialization.ts'
import { SpecializationField } from '../../../features/accounts/form/SpecializationField.tsx'
import { ProfileSection } from '../../../features/profiles/ProfileSection.tsx'
import { Field, FieldPair } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { sectionOf } from './sections.ts'
import { useMentorSection } from './useMentorSection.ts'

const BRANCHES: readonly string[] = [...MAIN_BRANCHES, DEFAULT_MAIN_BRANCH]
const CHOICES: readonly string[] = [...GENERAL_CHOICES, ...ALL_SUB_BRANCHES]

/** Branch, specialization and years of experience. */
export function Background({ mentorKey }: { mentorKey: CareerSections_background$key }) {
  const { mainBranch, subBranch, experience, ...mentor } = useFragment(
    graphql`
      fragment CareerSections_background on Mentor {
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
    if (branch && chosen !== subBranch && branch !== values.mainBranch) setValue('mainBranch', branch)
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

const LABELS = forEachLine((_name, { label, ownLabel = label }) => ownLabel)

/** Where a mentor lives, and what they work as. */
export function Position({ mentorKey }: { mentorKey: CareerSections_position$key }) {
  const mentor = useFragment(
    graphql`
      fragment CareerSections_position on Mentor {
        ...mentorTexts_mentor
        ...useMentorSection_mentor
      }
    `,
    mentorKey,
  )
  const texts = mentorTexts(mentor)
  const section = useMentorSection(
    mentor,
    forEachLine((name) => texts[name]),
    {
      ...sectionOf('location-and-position'),
      labels: LABELS,
      schema: () => import('./schemas.ts').then(({ positionSchema }) => positionSchema),
      toForm: (saved) => forEachLine((name) => saved[name] ?? ''),
      toUpdate: (update) => update,
    },
  )
  const { field, register } = section.editor
  return (
    <ProfileSection section={section}>
      <Pairs>
        {MENTOR_LINE_NAMES.map((name) => (
          <Field key={name} {...field(name)} label={LABELS[name]}>
            <Input
              {...register(name)}
              autoComplete={MENTOR_LINES[name].autoComplete}
              maxLength={MENTOR_LINES[name].maximum}
            />
          </Field>
        ))}
      </Pairs>
    </ProfileSection>
  )
}

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: minmax(0, 1fr);
  }
`
