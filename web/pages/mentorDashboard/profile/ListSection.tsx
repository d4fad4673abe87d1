import { LIST_LINE_MAXIMUM, LIST_MAXIMUM } from '../../../../api/rules/constants.ts'
import { graphql, useFragment } from 'react-relay'
import type { ListSection_mentor$key } from '../../../__generated__/ListSection_mentor.graphql.ts'
import { ProfileSection } from '../../../features/profiles/ProfileSection.tsx'
import { plural } from '../../../lib/plural.ts'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import type { ListField } from './schemas.ts'
import { sectionOf, type SectionId } from './sections.ts'
import { useMentorSection } from './useMentorSection.ts'

interface ListSectionProps {
  mentorKey: ListSection_mentor$key
  id: SectionId
  /** The field, as in the input. */
  name: ListField
  label: string
  example: string
}

/** A section of one list, entered one per line. */
export function ListSection({ mentorKey, id, name, label, example }: ListSectionProps) {
  const mentor = useFragment(
    graphql`
      fragment ListSection_mentor on Mentor {
        previousCompanies
        keyProjects
        industriesWorkedIn
        toolsAndSoftware
        certifications
        skills
        topicsCanMentorOn
        ...useMentorSection_mentor
      }
    `,
    mentorKey,
  )
  const { previousCompanies, keyProjects, industriesWorkedIn, toolsAndSoftware } = mentor
  const { certifications, skills, topicsCanMentorOn } = mentor
  const saved = {
    previousCompanies,
    keyProjects,
    industriesWorkedIn,
    toolsAndSoftware,
    certifications,
    skills,
    topicsCanMentorOn,
  }
  const section = useMentorSection(
    mentor,
    { [name]: saved[name] },
    {
      ...sectionOf(id),
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
        hint={`One per line, for example ${example}. At most ${plural(LIST_LINE_MAXIMUM, 'character')} a line.`}
        aside={
          <span>
            {plural(lines, 'line')} of {LIST_MAXIMUM}
          </span>
        }
      >
        <TextArea {...register(name)} rows={4} />
      </Field>
    </ProfileSection>
  )
}
