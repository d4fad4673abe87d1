import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import { branchSaid } from '../../../../api/rules/people/branches.ts'
import {
  NAME_MAXIMUM,
  PLACE_MAXIMUM,
  PROSE_MAXIMUM,
  YEAR_MAXIMUM,
  YEAR_MINIMUM,
} from '../../../../api/rules/constants.ts'
import type { MenteeProfile_mentee$key } from '../../../__generated__/MenteeProfile_mentee.graphql.ts'
import type { MenteeProfile_viewer$key } from '../../../__generated__/MenteeProfile_viewer.graphql.ts'
import type { MenteeProfile_aboutYou$key } from '../../../__generated__/MenteeProfile_aboutYou.graphql.ts'
import type { MenteeProfile_section$key } from '../../../__generated__/MenteeProfile_section.graphql.ts'
import type { MenteeProfile_studies$key } from '../../../__generated__/MenteeProfile_studies.graphql.ts'
import type { UpdateMenteeProfileInput } from '../../../__generated__/saveMenteeProfileMutation.graphql.ts'
import { CalendarFeed } from '../../../features/calendar/CalendarFeed.tsx'
import { MenteeAvatar } from '../../../features/mentees/MenteeAvatar.tsx'
import { AvatarField } from '../../../features/profiles/AvatarField.tsx'
import { UnsavedGuard } from '../../../ui/editor/UnsavedGuard.tsx'
import { Muted } from '../../../ui/layout/PageFrame.tsx'
import { PersonName } from '../../../ui/mark/PersonName.tsx'
import { breakpoints } from '../../../ui/theme.ts'
import { LinkedinField } from '../../../features/accounts/form/LinkedinField.tsx'
import { EmailChange } from '../../../features/profiles/EmailChange.tsx'
import { ProfileSection } from '../../../features/profiles/ProfileSection.tsx'
import { type SectionRules, useProfileSection } from '../../../features/profiles/useProfileSection.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Link } from '../../../ui/Link.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { saveMenteeProfile } from './saveMenteeProfile.ts'

interface MenteeProfileProps {
  viewerKey: MenteeProfile_viewer$key
  menteeKey: MenteeProfile_mentee$key
}

/** The mentee's profile: picture, who they are, and the sections of the form, each saved by itself. */
export function MenteeProfile({ viewerKey, menteeKey }: MenteeProfileProps) {
  const viewer = useFragment(
    graphql`
      fragment MenteeProfile_viewer on Viewer {
        emailConfirmed
        ...CalendarFeed_viewer
      }
    `,
    viewerKey,
  )
  const mentee = useFragment(
    graphql`
      fragment MenteeProfile_mentee on Mentee {
        name
        currentLevel
        mainBranch
        subBranch
        picture: profileImage
        hasProfileImage
        ...MenteeAvatar_mentee
        ...MenteeProfile_aboutYou
        ...MenteeProfile_studies
      }
    `,
    menteeKey,
  )
  const environment = useRelayEnvironment()
  const { name, currentLevel, mainBranch, subBranch, picture, hasProfileImage } = mentee
  return (
    <UnsavedGuard>
      <Columns>
        <AvatarField
          kinds="images"
          picture={hasProfileImage ? picture : null}
          onSave={(profileImage) => saveMenteeProfile(environment, { profileImage })}
          beside={
            <>
              <h2>
                <PersonName>{name}</PersonName>
              </h2>
              <Muted as="p">{[currentLevel, branchSaid(mainBranch, subBranch)].filter(Boolean).join(', ')}</Muted>
            </>
          }
        >
          <MenteeAvatar menteeKey={mentee} size="lg" lazy={false} />
        </AvatarField>
        <AboutYou menteeKey={mentee} emailConfirmed={viewer.emailConfirmed} />
        <Studies menteeKey={mentee} />
        <CalendarFeed viewerKey={viewer} />
      </Columns>
    </UnsavedGuard>
  )
}

/** On wide screens the sections stand side by side, below the picture. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;
  align-items: start;
  > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  h2 {
    font-size: var(--t20);
  }
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

interface AboutYouProps {
  menteeKey: MenteeProfile_aboutYou$key
  emailConfirmed: boolean
}

/** Name, email, LinkedIn profile and bio. Another email needs the current password. */
function AboutYou({ menteeKey, emailConfirmed }: AboutYouProps) {
  const { name, email, linkedinUrl, bio, ...mentee } = useFragment(
    graphql`
      fragment MenteeProfile_aboutYou on Mentee {
        name
        email
        linkedinUrl
        bio
        ...MenteeProfile_section
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
  const { field, register } = section.editor
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
      <EmailChange email={email ?? ''} confirmed={emailConfirmed} form={section.editor} />
      <LinkedinField {...register('linkedinUrl')} field={field('linkedinUrl')} required={false} />
      <Field {...field('bio')} label="Bio" hint="A few lines about yourself.">
        <TextArea {...register('bio')} rows={4} maxLength={PROSE_MAXIMUM} />
      </Field>
    </ProfileSection>
  )
}

/** College, year and goals. */
function Studies({ menteeKey }: { menteeKey: MenteeProfile_studies$key }) {
  const { college, year, goals, ...mentee } = useFragment(
    graphql`
      fragment MenteeProfile_studies on Mentee {
        college
        year
        goals
        ...MenteeProfile_section
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

/** A section of the mentee's own profile, saved by itself. `profile` has the fields that it saves. */
function useMenteeSection<
  Input extends Record<string, string>,
  Output,
  Profile extends Readonly<Record<string, unknown>>,
>(menteeKey: MenteeProfile_section$key, profile: Profile, rules: SectionRules<Input, Output, Profile>) {
  const { databaseId, profileVersion } = useFragment(
    graphql`
      fragment MenteeProfile_section on Mentee {
        databaseId
        profileVersion
      }
    `,
    menteeKey,
  )
  const environment = useRelayEnvironment()
  return useProfileSection<Input, Output, Profile, Omit<UpdateMenteeProfileInput, 'profileVersion'>>({
    rules,
    owner: `mentee:${databaseId}`,
    profile,
    version: profileVersion,
    save: (input) => saveMenteeProfile(environment, input),
  })
}
