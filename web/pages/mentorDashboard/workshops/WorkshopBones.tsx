import { styled } from 'styled-components'
import { Bone, Skeleton } from '../../../ui/Skeleton.tsx'
import { View } from './ViewTitle.tsx'

/** The list, while it loads. */
export function ListBones() {
  return (
    <Skeleton label="Loading your workshops">
      <View>
        <Bone $width="min(60%, 240px)" $height="44px" />
        {[0, 1].map((place) => (
          <Sheet key={place}>
            <Bone $width="55%" $height="22px" />
            <Bone $height="62px" />
            <Bone $width="160px" $height="36px" />
          </Sheet>
        ))}
      </View>
    </Skeleton>
  )
}

/** The form, while it loads. */
export function FormBones() {
  return (
    <Skeleton label="Loading the form">
      <View>
        <Bone $width="min(60%, 240px)" $height="26px" />
        <Sheet>
          {['44px', '108px', '44px', '44px', '44px', '44px'].map((height, place) => (
            <div key={place}>
              <Bone $width="120px" />
              <Bone $height={height} />
            </div>
          ))}
        </Sheet>
      </View>
    </Skeleton>
  )
}

/** One workshop, while it loads. */
export function OneBones() {
  return (
    <Skeleton label="Loading the workshop">
      <View>
        <Bone $width="min(80%, 360px)" $height="26px" />
        <Bone $height="62px" />
        <Bone $height="160px" />
        <Bone $height="300px" />
      </View>
    </Skeleton>
  )
}

const Sheet = styled.div`
  display: grid;
  gap: 14px;
  padding: 18px 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  > div {
    display: grid;
    gap: 10px;
  }
`
