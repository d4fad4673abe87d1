import { showFailure } from '../../../ui/Failure.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { ChatBones } from './ChatBones.tsx'

/** The chat itself, apart: who has no package does not need it. */
export const ChatPane = lazyPart(
  () => import('../../../features/chat/ChatPane.tsx').then((module) => module.ChatPane),
  <ChatBones />,
  undefined,
  showFailure,
)
