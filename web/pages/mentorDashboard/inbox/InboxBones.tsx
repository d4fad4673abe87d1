import { styled } from 'styled-components'
import { Bone, Skeleton } from '../../../ui/Skeleton.tsx'

/** Rows of the list, while it loads. */
export function RowBones() {
  return (
    <Skeleton label="Loading conversations">
      {['62%', '48%', '55%', '44%', '58%'].map((width) => (
        <Row key={width}>
          <Bone $width="40px" $height="40px" />
          <div>
            <Bone $width={width} />
            <Bone $width="88%" />
            <Bone $width="40%" />
          </div>
        </Row>
      ))}
    </Skeleton>
  )
}

/** Head of the conversation, while it loads. */
export function ConversationBones() {
  return (
    <Skeleton label="Loading the conversation">
      <Head>
        <Bone $width="40px" $height="40px" />
        <div>
          <Bone $width="min(60%, 160px)" />
          <Bone $width="min(80%, 240px)" />
        </div>
      </Head>
    </Skeleton>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  min-height: 92px;
  padding: 13px 14px;
  border-bottom: 1px solid var(--line);
  > div {
    display: grid;
    gap: 10px;
  }
`

const Head = styled(Row)`
  min-height: 66px;
  padding: 10px 16px;
`
