import { styled } from 'styled-components'
import { SKELETON_CARDS } from '../../../api/rules/constants.ts'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { By, Facts, Foot, Inside, On, Picture, Sheet, Text } from './workshopCardParts.ts'
import { Found, WorkshopCards, WorkshopsTitle } from './workshopsLayout.tsx'

/** The listing before its code is there. */
export function WorkshopsPageSkeleton() {
  return (
    <PageWidth>
      <WorkshopsTitle />
      <Found as="div">
        <Filter>
          <Bone $width="220px" $height="36px" />
        </Filter>
        <CardsSkeleton />
      </Found>
    </PageWidth>
  )
}

/** The count and six cards on their way. */
export function CardsSkeleton() {
  return (
    <>
      <h2 aria-hidden="true">Loading workshops…</h2>
      <Skeleton label="Loading workshops">
        <WorkshopCards>
          {Array.from({ length: SKELETON_CARDS }, (_, index) => (
            <li key={index}>
              <CardSkeleton />
            </li>
          ))}
        </WorkshopCards>
      </Skeleton>
    </>
  )
}

function CardSkeleton() {
  return (
    <Sheet as="div">
      <Picture>
        <Image />
      </Picture>
      <Inside>
        <On>
          <Bone $width="120px" />
        </On>
        <Title>
          <Bone $width="86%" $height="18px" />
          <Bone $width="52%" $height="18px" />
        </Title>
        <By as="div">
          <Bone $width="110px" $height="20px" />
        </By>
        <Text as="div">
          <Bone />
          <Bone />
          <Bone $width="70%" />
        </Text>
        <Facts as="div">
          <Bone $width="92px" $height="20px" />
          <Bone $width="72px" $height="20px" />
          <Bone $width="104px" $height="20px" />
        </Facts>
      </Inside>
      <Foot>
        <Bone $width="60px" $height="22px" />
        <Bone $width="170px" $height="36px" />
      </Foot>
    </Sheet>
  )
}

const Filter = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
`

const Image = styled(Bone)`
  height: auto;
  aspect-ratio: 16 / 9;
  border-radius: 0;
`

const Title = styled.div`
  display: grid;
  gap: 7px;
  align-content: center;
  min-height: 50px;
`
