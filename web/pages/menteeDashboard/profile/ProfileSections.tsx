import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import {
  NAME_MAXIMUM,
  PLACE_MAXIMUM,
  PROSE_MAXIMUM,
  YEAR_MAXIMUM,
  YEAR_MINIMUM,
} from '../../../../api/rules/constants.ts'
import type { ProfileSections_aboutYou$key } from '../../../__generated__/ProfileSections_aboutYou.graphql.ts'
import type { ProfileSections_studies$key } from '../../../__generated__/ProfileSections_studies.graphql.ts'
import { EmailField } from '../../../features/accounts/form/EmailField.tsx'
import { LinkedinField } from '../../../features/accounts/form/LinkedinField.tsx'
import { EmailChange } from '../../../features/profiles/EmailChange.tsx'
import { ProfileSection } from '../../../features/profiles/ProfileSection.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Link } from '../../../ui/Link.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { useMenteeSection } from './useMenteeSection.ts'

interface AboutYouProps {
  menteeKey: ProfileSections_aboutYou$key
  emailConfirmed: boolean
}

/** Name, email, LinkedIn profile and bio. Another email needs the current password. */
export function AboutYou({ menteeKey, emailConfirmed }: AboutYouProps) {
  const { name, email, linkedinUrl, bio, ...mentee } = useFragment(
    graphql`
      fragment ProfileSections_aboutYou on Mentee {
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
    if (!isOther) setValue('currentPassword', '')
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

/** College, year and goals. */
export function Studies({ menteeKey }: { menteeKey: ProfileSections_studies$key }) {
  const { college, year, goals, ...mentee } = useFragment(
    graphql`
      fragment ProfileSections_studies on Mentee {
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
