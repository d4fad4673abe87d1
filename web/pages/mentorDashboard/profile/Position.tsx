import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { PLACE_MAXIMUM } from '../../../../api/rules/constants.ts'
import type { Position_mentor$key } from '../../../__generated__/Position_mentor.graphql.ts'
import { ProfileSection } from '../../../features/profiles/ProfileSection.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { sectionOf } from './sections.ts'
import { useMentorSection } from './useMentorSection.ts'

const LABELS = {
  currentJobTitle: 'Current job title',
  currentCompany: 'Current company',
  currentCity: 'City',
  currentCountry: 'Country',
} as const
const COMPLETION = {
  currentJobTitle: 'organization-title',
  currentCompany: 'organization',
  currentCity: 'address-level2',
  currentCountry: 'country-name',
} as const
const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[]

/** Where a mentor lives, and what they work as. */
export function Position({ mentorKey }: { mentorKey: Position_mentor$key }) {
  const { currentJobTitle, currentCompany, currentCity, currentCountry, ...mentor } = useFragment(
    graphql`
      fragment Position_mentor on Mentor {
        currentJobTitle
        currentCompany
        currentCity
        currentCountry
        ...useMentorSection_mentor
      }
    `,
    mentorKey,
  )
  const section = useMentorSection(
    mentor,
    { currentJobTitle, currentCompany, currentCity, currentCountry },
    {
      ...sectionOf('location-and-position'),
      labels: LABELS,
      schema: () => import('./schemas.ts').then(({ positionSchema }) => positionSchema),
      toForm: (saved) => ({
        currentJobTitle: saved.currentJobTitle ?? '',
        currentCompany: saved.currentCompany ?? '',
        currentCity: saved.currentCity ?? '',
        currentCountry: saved.currentCountry ?? '',
      }),
      toUpdate: (update) => update,
    },
  )
  const { field, register } = section.editor
  return (
    <ProfileSection section={section}>
      <Pairs>
        {FIELDS.map((name) => (
          <Field key={name} {...field(name)} label={LABELS[name]}>
            <Input {...register(name)} autoComplete={COMPLETION[name]} maxLength={PLACE_MAXIMUM} />
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
