import { PROSE_MAXIMUM } from '../../../../api/rules/constants.ts'
import { graphql, useFragment } from 'react-relay'
import type { ProseSection_mentor$key } from '../../../__generated__/ProseSection_mentor.graphql.ts'
import { ProfileSection } from '../../../features/profiles/ProfileSection.tsx'
import { plural } from '../../../lib/plural.ts'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { sectionOf, type SectionId } from './sections.ts'
import { useMentorSection } from './useMentorSection.ts'

interface ProseSectionProps {
  mentorKey: ProseSection_mentor$key
  id: SectionId
  /** The field, as in the input. */
  name: 'bio' | 'whyIMentor' | 'successStories'
  label: string
  hint: string
}

/** A section of one longer text, with the count of its characters. */
export function ProseSection({ mentorKey, id, name, label, hint }: ProseSectionProps) {
  const { bio, whyIMentor, successStories, ...mentor } = useFragment(
    graphql`
      fragment ProseSection_mentor on Mentor {
        bio
        whyIMentor
        successStories
        ...useMentorSection_mentor
      }
    `,
    mentorKey,
  )
  const saved = { bio, whyIMentor, successStories }
  const section = useMentorSection(
    mentor,
    { [name]: saved[name] },
    {
      ...sectionOf(id),
      labels: { [name]: label },
      schema: () => import('./schemas.ts').then(({ fieldSchema }) => fieldSchema(name)),
      toForm: (profile) => ({ [name]: profile[name] ?? '' }),
      toUpdate: (update) => update,
    },
  )
  const { field, register, values } = section.editor
  const { length } = values[name] ?? ''
  const over = length - PROSE_MAXIMUM
  return (
    <ProfileSection section={section}>
      <Field
        {...field(name)}
        label={label}
        hint={hint}
        aside={<span>{over > 0 ? `${plural(over, 'character')} too many` : `${length} of ${PROSE_MAXIMUM}`}</span>}
      >
        <TextArea {...register(name)} rows={5} />
      </Field>
    </ProfileSection>
  )
}
