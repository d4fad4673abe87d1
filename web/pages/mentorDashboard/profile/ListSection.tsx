import { LIST_LINE_MAXIMUM, LIST_MAXIMUM } from '../../../../api/rules/constants.ts'
import { graphql, useFragment } from 'react-relay'
import type { ListSection_mentor$key } from '../../../__generated__/ListSection_mentor.graphql.ts'
import { mentorLists } from '../../../features/mentors/mentorLists.ts'
import { ProfileSection } from '../../../features/profiles/ProfileSection.tsx'
import { plural } from '../../../lib/plural.ts'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import type { LIST_SECTIONS } from './sections.ts'
import { useMentorSection } from './useMentorSection.ts'

interface ListSectionProps {
  mentorKey: ListSection_mentor$key
  list: (typeof LIST_SECTIONS)[number]
}

/** A section of one list, entered one per line. */
export function ListSection({ mentorKey, list: { id, title, name, label, example } }: ListSectionProps) {
  const mentor = useFragment(
    graphql`
      fragment ListSection_mentor on Mentor {
        ...mentorLists_mentor
        ...useMentorSection_mentor
      }
    `,
    mentorKey,
  )
  const section = useMentorSection(
    mentor,
    { [name]: mentorLists(mentor)[name] },
    {
      id,
      title,
      labels: { [name]: label },
      schema: () => import('./schemas.ts').then(({ fieldSchema }) => fieldSchema(name)),
      toForm: (profile) => ({ [name]: (profile[name] ?? []).join('\n') }),
      toUpdate: (update) => update,
    },
  )
  const { field, register, values } = section.editor
  const lines = (values[name] ?? '').split('\n').filter((line) => line.trim() !== '').length
  return (
    <ProfileSection section={section}>
      <Field
        {...field(name)}
        label={label}
        hint={`One per line, for example “${example}”. At most ${plural(LIST_LINE_MAXIMUM, 'character')} a line.`}
        aside={<span>{`${plural(lines, 'line')} of ${LIST_MAXIMUM}`}</span>}
      >
        <TextArea {...register(name)} rows={4} />
      </Field>
    </ProfileSection>
  )
}
