import { styled } from 'styled-components'
import { Bone } from './Skeleton.tsx'

/** Skeleton of `count` fields with label and control. */
export function FieldBones({ fields }: { fields: number }) {
  return (
    <Stack>
      {Array.from({ length: fields }, (_, index) => (
        <div key={index}>
          <Bone $width="11ch" $height="20px" />
          <Bone $height="44px" />
        </div>
      ))}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: 20px;
  margin-bottom: 20px;
  > div {
    display: grid;
    gap: 6px;
  }
`
