import { styled } from 'styled-components'
import { FREE_SESSIONS } from '../../../api/rules/constants.ts'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Band, BandHead } from './Band.tsx'
import { Hang, HangList, HangTime, HangWho } from './hangParts.ts'

/** The mentors to book before they are there. */
export function CarouselSkeleton() {
  return (
    <Skeleton label="Loading mentors">
      <Band>
        <BandHead>
          <div>
            <h2>Mentors taking bookings</h2>
            <Muted as="p">Every mentor is reviewed by our team before the profile goes live.</Muted>
          </div>
          <Controls />
        </BandHead>
        <Cards>
          <Bone $height="368px" />
          <Bone $height="368px" />
          <Bone $height="368px" />
        </Cards>
      </Band>
    </Skeleton>
  )
}

/** The next available sessions before they are known. */
export function SessionsSkeleton() {
  return (
    <Skeleton label="Loading the next available sessions">
      <Hang as="div">
        <Title $width="180px" $height="20px" />
        <HangList>
          {Array.from({ length: FREE_SESSIONS }, (_, index) => (
            <li key={index}>
              <div>
                <HangTime>
                  <Bone $width="76px" $height="30px" />
                </HangTime>
                <HangWho>
                  <Bone $width="70%" $height="30px" />
                </HangWho>
                <Bone $width="44px" $height="16px" />
              </div>
            </li>
          ))}
        </HangList>
      </Hang>
    </Skeleton>
  )
}

const Controls = styled.div`
  height: 44px;
`

/** The cards where the carousel will have them, with room for the link below. */
const Cards = styled.div`
  display: grid;
  grid: auto / auto-flow minmax(300px, 1fr);
  gap: 20px;
  margin-bottom: 60px;
  overflow: hidden;
`

const Title = styled(Bone)`
  margin: 2px 0 8px;
`
