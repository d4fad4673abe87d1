import { MINUTE_MS } from '../rules/time/durations.ts'
import type { SideMember } from '../graphql/identity.ts'
import { istInstant } from '../rules/time/time.ts'
import { BOOKED, bounded, causePlan, PAID_FOR } from '../testing/mailCauses.ts'
import { sendDigests } from './messages/digests.ts'
import { sendChatMessage } from './messages/sendChatMessage.graphql.ts'

export const causes = bounded(PAID_FOR, [
  {
    name: 'unread messages',
    file: 'chat/messages/digests.ts',
    mails: BOOKED + 2,
    cause: async (tested, people) => {
      const conversationId = await causePlan(tested, people)
      const sessionHash = 'any'
      const write = (from: SideMember, message: string) =>
        sendChatMessage(tested.app, from, { conversationId, clientId: crypto.randomUUID(), message, attachments: [] })
      tested.clock.set(istInstant('2026-11-26', '10:00'))
      await write(
        { type: 'mentor', id: people.mentorId, sessionHash },
        'Drift <script>alert(1)</script> & more.\nSecond line\u202E of it.',
      )
      await write({ type: 'mentee', id: people.menteeId, sessionHash }, 'Where is the <b>soil</b> report?')
      tested.clock.advance(10 * MINUTE_MS)
      await sendDigests(tested.app)
    },
  },
])
