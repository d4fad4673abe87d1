import { graphql, useFragment } from 'react-relay'
import { NAME_MAXIMUM } from '../../../../api/rules/constants.ts'
import type { BasicInfo_mentor$key } from '../../../__generated__/BasicInfo_mentor.graphql.ts'
import type { BasicInfo_viewer$key } from '../../../__generated__/BasicInfo_viewer.graphql.ts'
import { LinkedinField } from '../../../features/accounts/form/LinkedinField.tsx'
import { EmailChange } from '../../../features/profiles/EmailChange.tsx'
import { ProfileSection } from '../../../features/profiles/ProfileSection.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { sectionOf } from './sections.ts'
import { useMentorSection } from './useMentorSection.ts'

interface BasicInfoProps {
  mentorKey: BasicInfo_mentor$key
  viewerKey: BasicInfo_viewer$key
}

/** Name, email and LinkedIn profile. Another email needs the current password. */
export function BasicInfo({ mentorKey, viewerKey }: BasicInfoProps) {
  const { name, email, linkedinUrl, ...mentor } = useFragment(
    graphql`
      fragment BasicInfo_mentor on Mentor {
        name
        email
        linkedinUrl
        ...useMentorSection_mentor
      }
    `,
    mentorKey,
  )
  const { emailConfirmed } = useFragment(
    graphql`
      fragment BasicInfo_viewer on Viewer {
        emailConfirmed
      }
    `,
    viewerKey,
  )
  const section = useMentorSection(
    mentor,
    { name, email, linkedinUrl },
    {
      ...sectionOf('basic-info'),
      labels: { name: 'Full name', email: 'Email', linkedinUrl: 'LinkedIn profile' },
      schema: () => import('./schemas.ts').then(({ basicInfoSchema }) => basicInfoSchema),
      toForm: (saved) => ({
        name: saved.name,
        email: saved.email ?? '',
        linkedinUrl: saved.linkedinUrl ?? '',
        currentPassword: '',
      }),
      toUpdate: ({ currentPassword, ...update }) => ({
        ...update,
        ...(update.email !== email && { currentPassword }),
      }),
      secrets: ['currentPassword'],
    },
  )
  const { field, register } = section.editor
  return (
    <ProfileSection section={section}>
      <Field {...field('name')} label="Full name" required>
        <Input {...register('name')} autoComplete="name" maxLength={NAME_MAXIMUM} />
      </Field>
      <EmailChange email={email ?? ''} confirmed={emailConfirmed} form={section.editor} />
      <LinkedinField {...register('linkedinUrl')} field={field('linkedinUrl')} required={false} />
    </ProfileSection>
  )
}
