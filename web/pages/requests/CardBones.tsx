import { styled } from 'styled-components'
import { Bone } from '../../ui/Skeleton.tsx'

/** Two cards of a list, before they are there. */
export function CardBones() {
  return [1, 2].map((card) => (
    <Bones key={card}>
      <Head>
        <Bone $width="56px" $height="56px" />
        <div>
          <Bone $width="180px" $height="20px" />
          <Bone $width="240px" $height="16px" />
        </div>
      </Head>
      <Bone $width="60%" $height="16px" />
      <Bone $height="16px" />
      <Bone $width="76%" $height="16px" />
      <Bone $height="108px" />
    </Bones>
  ))
}

const Bones = styled.div`
  display: grid;
  gap: 14px;
  padding: clamp(16px, 2vw, 24px);
  & + & {
    border-top: 1px solid var(--line);
  }
`

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px;
  align-items: center;
  > div {
    display: grid;
    gap: 8px;
  }
`
