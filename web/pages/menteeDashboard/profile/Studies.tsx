import { graphql, useFragment } from 'react-relay'
import { PLACE_MAXIMUM, PROSE_MAXIMUM, YEAR_MAXIMUM, YEAR_MINIMUM } from '../../../../api/rules/constants.ts'
import type { Studies_mentee$key } from '../../../__generated__/Studies_mentee.graphql.ts'
import { ProfileSection } from '../../../features/profiles/ProfileSection.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useMenteeSection } from './useMenteeSection.ts'

/** College, year and goals. */
export function Studies({ menteeKey }: { menteeKey: Studies_mentee$key }) {
  const { college, year, goals, ...mentee } = useFragment(
    graphql`
      fragment Studies_mentee on Mentee {
        college
        year
        goals
        ...useMenteeSection_mentee
      }
    `,
    menteeKey,
  )
  const section = useMenteeSection(
    mentee,
    { college, year, goals },
    {
      id: 'studies-and-goals',
      title: 'Studies and goals',
      labels: { college: 'College', year: 'Year of graduation', goals: 'Goals' },
      schema: () => import('./schemas.ts').then(({ studiesSchema }) => studiesSchema),
      toForm: (saved) => ({
        college: saved.college ?? '',
        year: saved.year ? String(saved.year) : '',
        goals: saved.goals ?? '',
      }),
      toUpdate: (update) => update,
    },
  )
  const { field, register } = section.editor
  return (
    <ProfileSection section={section} lead="Mentors prepare better when they know where you want to go.">
      <Field {...field('college')} label="College">
        <Input {...register('college')} autoComplete="organization" maxLength={PLACE_MAXIMUM} />
      </Field>
      <Field {...field('year')} label="Year of graduation" hint={`${YEAR_MINIMUM} to ${YEAR_MAXIMUM}`}>
        <Input {...register('year')} inputMode="numeric" maxLength={4} />
      </Field>
      <Field {...field('goals')} label="Goals" hint="What do you want to reach?">
        <TextArea {...register('goals')} rows={4} maxLength={PROSE_MAXIMUM} />
      </Field>
    </ProfileSection>
  )
}
