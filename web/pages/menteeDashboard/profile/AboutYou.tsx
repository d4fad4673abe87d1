import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { NAME_MAXIMUM, PROSE_MAXIMUM } from '../../../../api/rules/constants.ts'
import type { AboutYou_mentee$key } from '../../../__generated__/AboutYou_mentee.graphql.ts'
import { EmailField } from '../../../features/accounts/EmailField.tsx'
import { LinkedinField } from '../../../features/accounts/LinkedinField.tsx'
import { EmailChange } from '../../../features/profiles/EmailChange.tsx'
import { ProfileSection } from '../../../features/profiles/ProfileSection.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Link } from '../../../ui/Link.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useMenteeSection } from './useMenteeSection.ts'

interface AboutYouProps {
  menteeKey: AboutYou_mentee$key
  emailConfirmed: boolean
}

/** Name, email, LinkedIn profile and bio. Another email needs the current password. */
export function AboutYou({ menteeKey, emailConfirmed }: AboutYouProps) {
  const { name, email, linkedinUrl, bio, ...mentee } = useFragment(
    graphql`
      fragment AboutYou_mentee on Mentee {
        name
        email
        linkedinUrl
        bio
        ...useMenteeSection_mentee
      }
    `,
    menteeKey,
  )
  const section = useMenteeSection(
    mentee,
    { name, email, linkedinUrl, bio },
    {
      id: 'about-you',
      title: 'About you',
      labels: { name: 'Full name', email: 'Email', linkedinUrl: 'LinkedIn profile', bio: 'Bio' },
      schema: () => import('./schemas.ts').then(({ aboutSchema }) => aboutSchema),
      toForm: (saved) => ({
        name: saved.name,
        email: saved.email ?? '',
        currentPassword: '',
        linkedinUrl: saved.linkedinUrl ?? '',
        bio: saved.bio ?? '',
      }),
      toUpdate: ({ currentPassword, ...update }) => ({
        ...update,
        ...(update.email !== email && { currentPassword }),
      }),
      secrets: ['currentPassword'],
    },
  )
  const { field, register, values, setValue } = section.editor
  const isOther = values.email.trim() !== (email ?? '')
  useEffect(() => {
    if (!isOther) setValue('currentPassword', '', { shouldDirty: true })
  }, [isOther, setValue])
  return (
    <ProfileSection
      section={section}
      lead={
        <>
          Mentors see it with your requests and sessions; your email stays private. Your password is under{' '}
          <Link to="/account#password">Account and security</Link>.
        </>
      }
    >
      <Field {...field('name')} label="Full name" required>
        <Input {...register('name')} autoComplete="name" maxLength={NAME_MAXIMUM} />
      </Field>
      <EmailField {...register('email')} field={field('email')} autoComplete="email" />
      <EmailChange
        email={email ?? ''}
        confirmed={emailConfirmed}
        isOther={isOther}
        password={{ field: field('currentPassword'), input: register('currentPassword') }}
      />
      <LinkedinField {...register('linkedinUrl')} field={field('linkedinUrl')} required={false} />
      <Field {...field('bio')} label="Bio" hint="A few lines about yourself.">
        <TextArea {...register('bio')} rows={4} maxLength={PROSE_MAXIMUM} />
      </Field>
    </ProfileSection>
  )
}
