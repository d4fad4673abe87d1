import { styled } from 'styled-components'
import { SKELETON_CARDS } from '../../../api/rules/constants.ts'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { FindColumns, FindPage, FindTitle } from './FindLayout.tsx'
import { MentorCards } from './MentorCards.tsx'
import { MentorCardSkeleton } from '../../features/mentors/MentorCardSkeleton.tsx'

const FIELDS = ['Search', 'Main Branch', 'Sub-Branch', 'Availability']

/** Find mentors before its list is there: filters and six cards. */
export function FindMentorsPageSkeleton() {
  return (
    <Skeleton label="Loading mentors">
      <FindPage>
        <FindTitle />
        <FindColumns>
          <Side>
            {FIELDS.map((field) => (
              <Bone key={field} $height="70px" />
            ))}
            <Bone $height="44px" />
          </Side>
          <div>
            <Phone>
              <Bone $height="44px" />
              <Bone $height="44px" />
            </Phone>
            <Bar>
              <Bone $width="170px" $height="18px" />
              <Bone $width="160px" $height="36px" />
            </Bar>
            <Cards />
          </div>
        </FindColumns>
      </FindPage>
    </Skeleton>
  )
}

/** Six cards on their way, under controls that work already. */
export function CardsSkeleton() {
  return (
    <Skeleton label="Loading mentors">
      <Cards />
    </Skeleton>
  )
}

function Cards() {
  return (
    <MentorCards>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <li key={index}>
          <MentorCardSkeleton />
        </li>
      ))}
    </MentorCards>
  )
}

const Side = styled.div`
  display: grid;
  gap: 16px;
  @media (max-width: ${breakpoints.desktop}) {
    display: none;
  }
`

const Phone = styled.div`
  display: none;
  grid-template-columns: minmax(0, 1fr) 118px;
  gap: 8px;
  margin-bottom: 8px;
  @media (max-width: ${breakpoints.desktop}) {
    display: grid;
  }
`

const Bar = styled.div`
  display: flex;
  gap: 16px;
  justify-content: space-between;
  align-items: center;
  min-height: 44px;
  margin-bottom: 14px;
`
