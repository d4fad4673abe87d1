import { styled } from 'styled-components'
import { FREE_SESSIONS } from '../../../api/rules/constants.ts'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { Hang, HangList, HangTime, HangWho } from './hangParts.ts'

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

const Title = styled(Bone)`
  margin: 2px 0 8px;
`
