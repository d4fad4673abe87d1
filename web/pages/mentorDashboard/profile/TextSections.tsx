import { graphql, useFragment } from 'react-relay'
import { LIST_LINE_MAXIMUM, LIST_MAXIMUM } from '../../../../api/rules/constants.ts'
import type { TextSections_list$key } from '../../../__generated__/TextSections_list.graphql.ts'
import type { TextSections_prose$key } from '../../../__generated__/TextSections_prose.graphql.ts'
import { mentorTexts } from '../../../features/mentors/mentorTexts.ts'
import { ProfileSection } from '../../../features/profiles/ProfileSection.tsx'
import { plural, roomText } from '../../../lib/plural.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import type { BIO_SECTION, LIST_SECTIONS, PROSE_SECTIONS } from './sections.ts'
import { useMentorSection } from './useMentorSection.ts'

interface ProseSectionProps {
  mentorKey: TextSections_prose$key
  prose: typeof BIO_SECTION | (typeof PROSE_SECTIONS)[number]
}

/** A section of one longer text, with the count of its characters. */
export function ProseSection({ mentorKey, prose: { id, title, name, hint, maximum } }: ProseSectionProps) {
  const { bio, ...mentor } = useFragment(
    graphql`
      fragment TextSections_prose on Mentor {
        bio
        ...mentorTexts_mentor
        ...useMentorSection_mentor
      }
    `,
    mentorKey,
  )
  const saved = { bio, ...mentorTexts(mentor) }
  const section = useMentorSection(
    mentor,
    { [name]: saved[name] },
    {
      id,
      title,
      labels: { [name]: title },
      schema: () => import('./schemas.ts').then(({ fieldSchema }) => fieldSchema(name)),
      toForm: (profile) => ({ [name]: profile[name] ?? '' }),
      toUpdate: (update) => update,
    },
  )
  const { field, register, values } = section.editor
  const { length } = values[name] ?? ''
  const over = length - maximum
  return (
    <ProfileSection section={section}>
      <Field
        {...field(name)}
        label={title}
        hint={hint}
        aside={<span>{over > 0 ? `${plural(over, 'character')} too many` : roomText(length, maximum)}</span>}
      >
        <TextArea {...register(name)} rows={5} />
      </Field>
    </ProfileSection>
  )
}

interface ListSectionProps {
  mentorKey: TextSections_list$key
  list: (typeof LIST_SECTIONS)[number]
}

/** A section of one list, entered one per line. */
export function ListSection({ mentorKey, list: { id, title, name, label, example } }: ListSectionProps) {
  const mentor = useFragment(
    graphql`
      fragment TextSections_list on Mentor {
        ...mentorTexts_mentor
        ...useMentorSection_mentor
      }
    `,
    mentorKey,
  )
  const section = useMentorSection(
    mentor,
    { [name]: mentorTexts(mentor)[name] },
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
