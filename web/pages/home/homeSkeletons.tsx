import { styled } from 'styled-components'
import { FREE_SESSIONS } from '../../../api/rules/constants.ts'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { MentorCardSkeleton } from '../../features/mentors/MentorCardSkeleton.tsx'
import { Band, BandHead } from './Band.tsx'
import { Slide, Slides, Viewport } from './carouselParts.ts'
import { Hang, HangList, HangTime, HangWho } from './hangParts.ts'
import { breakpoints } from '../../ui/theme.ts'

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

/** The mentors to book before they are known. */
export function CarouselSkeleton() {
  return (
    <Skeleton label="Loading mentors">
      <Band>
        <BandHead>
          <div>
            <h2>Mentors you can book this week</h2>
            <Bone $width="60%" $height="23px" />
          </div>
          <Controls $width="280px" $height="44px" />
        </BandHead>
        <Viewport>
          <Slides>
            {['one', 'two', 'three'].map((place) => (
              <Slide key={place}>
                <MentorCardSkeleton />
              </Slide>
            ))}
          </Slides>
        </Viewport>
        <All />
      </Band>
    </Skeleton>
  )
}

const Title = styled(Bone)`
  margin: 2px 0 8px;
`

const Controls = styled(Bone)`
  @media (max-width: ${breakpoints.phone}) {
    width: 100%;
  }
`

const All = styled.div`
  height: 60px;
`
