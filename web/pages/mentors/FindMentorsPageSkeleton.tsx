import { styled } from 'styled-components'
import { SKELETON_CARDS } from '../../../api/rules/constants.ts'
import { Foot, Inside, NextSlot, Sheet, Top } from '../../features/mentors/mentorCardParts.ts'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { FindColumns, FindPage, FindTitle, MentorCards } from './FindLayout.tsx'

const FIELDS = ['Search', 'Main Branch', 'Sub-Branch', 'Availability', 'Price', 'Open Slot']

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

/** Skeleton of a mentor card, of the same height. */
function MentorCardSkeleton() {
  return (
    <Sheet as="div">
      <Inside>
        <Top>
          <Picture />
          <Line $width="62%" $height="17px" />
          <Role>
            <Bone $width="88%" $height="11px" />
            <Bone $width="46%" $height="11px" />
          </Role>
        </Top>
        <Bone $width="56%" $height="24px" />
        <Bio>
          <Bone $height="13px" />
          <Bone $width="82%" $height="13px" />
        </Bio>
        <Bone $width="68%" $height="26px" />
      </Inside>
      <NextSlot>
        <Bone $width="72%" $height="12px" />
      </NextSlot>
      <Foot>
        <Price>
          <Bone $width="44px" $height="12px" />
          <Bone $width="52px" $height="16px" />
        </Price>
        <Price>
          <Bone $width="54px" $height="12px" />
          <Bone $width="58px" $height="16px" />
        </Price>
        <Way />
      </Foot>
    </Sheet>
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

const Picture = styled(Bone)`
  width: 60px;
  height: 60px;
  border-radius: var(--r-control);
  @media (max-width: ${breakpoints.phone}) {
    width: 54px;
    height: 54px;
  }
`

const Line = styled(Bone)`
  margin: 3px 0;
`

const Role = styled.div`
  display: grid;
  align-content: space-evenly;
  height: 38px;
`

const Bio = styled.div`
  display: grid;
  align-content: space-evenly;
  height: 45px;
`

const Price = styled.div`
  align-content: space-evenly;
  height: 60px;
`

const Way = styled.span`
  width: 110px;
`
