import { Eye } from 'lucide-react'
import { useId, useRef } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { styled } from 'styled-components'
import type { DashboardHead_available$key } from '../../__generated__/DashboardHead_available.graphql.ts'
import type { DashboardHead_mentor$key } from '../../__generated__/DashboardHead_mentor.graphql.ts'
import { MentorAvatar } from '../../features/mentors/MentorAvatar.tsx'
import { ReviewNotice } from '../../features/mentors/ReviewNotice.tsx'
import { AvatarField, type SavePicture } from '../../features/profiles/AvatarField.tsx'
import { explain } from '../../lib/errors.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { showToast } from '../../lib/toasts.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Muted, Small } from '../../ui/layout/PageFrame.tsx'
import { PersonName } from '../../ui/mark/PersonName.tsx'
import { Rating } from '../../ui/mark/Rating.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { HeadLayout } from './MentorDashboardPageSkeleton.tsx'
import type { saveHead } from './saveHead.ts'

/** Who it is, whether they take bookings, and how they stand. */
export function DashboardHead({ mentorKey }: { mentorKey: DashboardHead_mentor$key }) {
  const mentor = useFragment(
    graphql`
      fragment DashboardHead_mentor on Mentor {
        databaseId
        name
        rating
        reviewCount
        profileImage
        hasProfileImage
        status
        ...MentorAvatar_mentor
        ...DashboardHead_available
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
function AvailableSwitch({ mentorKey }: { mentorKey: DashboardHead_available$key }) {
  const { id, available, status } = useFragment(
    graphql`
      fragment DashboardHead_available on Mentor {
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
      showToast({ tone: 'destructive', ...explain(error) })
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
