import { styled } from 'styled-components'
import { breakpoints } from '../../ui/theme.ts'
import { Bone } from '../../ui/Skeleton.tsx'
import { Foot, Inside, NextSlot, Sheet, Top } from './mentorCardParts.ts'

/** Skeleton of a mentor card, of the same height. */
export function MentorCardSkeleton() {
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
