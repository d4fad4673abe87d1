import { styled } from 'styled-components'
import { showFailure } from '../../../ui/feedback/Failure.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'

const LINES = ['62%', '48%', '70%', '56%']

/** A chat while it loads: who it is with, messages of both sides, the box to write in. */
export function ChatSkeleton() {
  return (
    <Place>
      <Skeleton label="Loading the chat">
        <Parts>
          <Head>
            <Bone $width="44px" $height="44px" />
            <div>
              <Bone $width="160px" $height="18px" />
              <Bone $width="120px" />
            </div>
          </Head>
          <Messages>
            {LINES.map((width) => (
              <Bone key={width} $width={width} $height="44px" />
            ))}
          </Messages>
          <Bone $height="46px" />
        </Parts>
      </Skeleton>
    </Place>
  )
}

/** The chat itself, loaded late: people without a package do not need it. */
export const ChatPane = lazyPart(
  () => import('../../../features/chat/ChatPane.tsx').then((module) => module.ChatPane),
  <ChatSkeleton />,
  undefined,
  showFailure,
)

const Place = styled.div`
  display: grid;
  min-height: 0;
  padding: 12px 16px;
  > div {
    display: grid;
  }
`

const Parts = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: 16px;
  height: 100%;
`

const Head = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  > div {
    display: grid;
    gap: 6px;
  }
`

const Messages = styled.div`
  display: grid;
  align-content: end;
  gap: 10px;
  overflow: hidden;
  > :nth-child(even) {
    justify-self: end;
  }
`
