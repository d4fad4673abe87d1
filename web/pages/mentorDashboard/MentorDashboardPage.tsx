import { Eye } from 'lucide-react'
import { useId, useRef } from 'react'
import { graphql, usePreloadedQuery, useFragment, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import type { MentorDashboardPage_available$key } from '../../__generated__/MentorDashboardPage_available.graphql.ts'
import type { MentorDashboardPage_mentor$key } from '../../__generated__/MentorDashboardPage_mentor.graphql.ts'
import type { MentorDashboardPageQuery } from '../../__generated__/MentorDashboardPageQuery.graphql.ts'
import { RequireSignIn } from '../../features/accounts/session/RequireSignIn.tsx'
import { MentorAvatar } from '../../features/mentors/MentorAvatar.tsx'
import { ReviewNotice } from '../../features/mentors/ReviewNotice.tsx'
import { AvatarField, type SavePicture } from '../../features/profiles/AvatarField.tsx'
import { explainPress } from '../../lib/errors.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { showToast } from '../../lib/toasts.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { PageWidth, Muted, Small } from '../../ui/layout/PageFrame.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { PersonName } from '../../ui/mark/PersonName.tsx'
import { Rating } from '../../ui/mark/Rating.tsx'
import { DashboardTabs } from './DashboardTabs.tsx'
import { MentorDashboardPageSkeleton, HeadLayout } from './MentorDashboardPageSkeleton.tsx'
import { NeedsAttention } from './NeedsAttention.tsx'
import type { saveHead } from './saveHead.ts'

/** A mentor's own page: what needs their attention, their profile, and what opens once they are accepted. */
export function MentorDashboardPage({ queryRef }: ScreenProps<MentorDashboardPageQuery>) {
  const { viewer, site } = usePreloadedQuery<MentorDashboardPageQuery>(
    graphql`
      query MentorDashboardPageQuery @preloadable {
        viewer {
          id
          mentor {
            ...MentorDashboardPage_mentor
            ...DashboardTabs_mentor
          }
          ...DashboardTabs_viewer
          ...NeedsAttention_viewer
        }
        site {
          ...NeedsAttention_site
          ...DashboardTabs_site
        }
      }
    `,
    queryRef,
  )
  if (!viewer?.mentor)
    return (
      <RequireSignIn as="mentor">
        <MentorDashboardPageSkeleton />
      </RequireSignIn>
    )
  return (
    // Another account in the same tab starts afresh.
    <PageWidth key={viewer.id}>
      <DashboardTabs
        mentorKey={viewer.mentor}
        viewerKey={viewer}
        siteKey={site}
        above={
          <>
            <DashboardHead mentorKey={viewer.mentor} />
            <SectionBoundary resetOn={queryRef} fallback={showFailure}>
              <NeedsAttention viewerKey={viewer} siteKey={site} />
            </SectionBoundary>
          </>
        }
      />
    </PageWidth>
  )
}

/** Who it is, whether they take bookings, and how they stand. */
function DashboardHead({ mentorKey }: { mentorKey: MentorDashboardPage_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment MentorDashboardPage_mentor on Mentor {
        databaseId
        name
        rating
        reviewCount
        profileImage
        hasProfileImage
        status
        ...MentorAvatar_mentor
        ...MentorDashboardPage_available
        ...ReviewNotice_mentor
      }
    `,
    mentorKey,
  )
  const savePicture = useSavePicture()
  return (
    <>
      <HeadLayout>
        <AvatarField
          kinds="photos"
          picture={mentor.hasProfileImage ? mentor.profileImage : null}
          onSave={savePicture}
          beside={
            <>
              <h1>
                <PersonName>{mentor.name}</PersonName>
              </h1>
              <Line>
                <Rating rating={mentor.rating} reviewCount={mentor.reviewCount} />
                <Muted>Profile views: coming soon</Muted>
              </Line>
            </>
          }
        >
          <MentorAvatar mentorKey={mentor} size="lg" lazy={false} />
        </AvatarField>
        <ButtonLink to={mentorPath(mentor.databaseId)}>
          <Eye />
          View as a student
        </ButtonLink>
        <AvailableSwitch mentorKey={mentor} />
      </HeadLayout>
      {mentor.status !== 'ACCEPTED' && (
        <ReviewNotice
          mentorKey={mentor}
          then="Meanwhile, fill in your profile and weekly hours. Students see them once you are accepted."
        >
          Only accepted mentors are shown to students.
        </ReviewNotice>
      )}
    </>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  align-items: center;
`

/** Available or Busy; saved at once. */
function AvailableSwitch({ mentorKey }: { mentorKey: MentorDashboardPage_available$key }) {
  const { id, available, status } = useFragment(
    graphql`
      fragment MentorDashboardPage_available on Mentor {
        id
        available
        status
      }
    `,
    mentorKey,
  )
  const save = useSaveAvailable(id)
  const offered =
    status === 'ACCEPTED' ? 'Students can book your open slots.' : 'Students can book you once you are accepted.'
  const meaning = useId()
  return (
    <SwitchRow>
      <Switch checked={available} aria-describedby={meaning} onChange={(event) => save(event.target.checked)}>
        Available
      </Switch>
      <Small id={meaning}>
        {available ? offered : 'Busy: only mentees with a paid Advanced package can book your slots.'}
      </Small>
    </SwitchRow>
  )
}

const SwitchRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 0 14px;
  align-items: center;
`

type Save = (
  ...[input, done]: [Parameters<typeof saveHead>[1], Parameters<typeof saveHead>[2]]
) => ReturnType<SavePicture>

/** Loads the code that saves, then saves. Never rejects; shows a toast on failure. */
function useSave(): Save {
  const environment = useRelayEnvironment()
  return async (input, done) => {
    try {
      const { saveHead: save } = await import('./saveHead.ts')
      return await save(environment, input, done)
    } catch (error) {
      showToast({ tone: 'destructive', ...explainPress(error) })
      return { refused: error }
    }
  }
}

/** Saves the mentor's picture, or that there is none. */
function useSavePicture(): SavePicture {
  const save = useSave()
  return (profileImage) => save({ profileImage }, { title: 'Profile Updated', tone: 'good' })
}

/** Saves whether the mentor of this global id takes bookings: shown at once, and undone with a message on failure. */
function useSaveAvailable(id: string): (available: boolean) => void {
  const environment = useRelayEnvironment()
  const save = useSave()
  /** One after the other: what was chosen last is what the server has in the end. */
  const before = useRef<Promise<unknown>>(Promise.resolve())
  return (available) => {
    const shown = environment.applyUpdate({ storeUpdater: (store) => store.get(id)?.setValue(available, 'available') })
    before.current = before.current.then(() => save({ available }, null)).finally(() => shown.dispose())
  }
}
