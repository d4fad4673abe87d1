import type { Prisma } from '../../../api/generated/prisma/client.ts'
import { entries } from '../draftText.ts'
import { minutesAfter } from '../demoTime.ts'
import type { DemoTime } from '../demoTime.ts'
import { communityMembers } from '../people/community.ts'
import { threads } from '../words/discussions.ts'

function author(place: number) {
  return { authorId: place + 1, authorName: communityMembers[place]?.name ?? '' }
}

/** Threads, replies and likes; the counters of a thread are those of its rows. */
export function discussionRows(time: DemoTime) {
  const rows = {
    threads: [] as Prisma.DiscussionThreadCreateManyInput[],
    replies: [] as Prisma.ThreadReplyCreateManyInput[],
    likes: [] as Prisma.ThreadLikeCreateManyInput[],
  }
  threads.forEach((draft, place) => {
    const id = place + 1
    const createdAt = time.at(-20 + place * 6, '21:00')
    const repliedAt = (reply: number) => minutesAfter(createdAt, (reply + 1) * 190)
    rows.threads.push({
      id,
      title: draft.title,
      body: draft.body,
      ...author(draft.author),
      category: draft.category,
      tags: entries(draft.tags),
      likes: draft.likes.length,
      replies: draft.replies.length,
      isPinned: draft.pinned === true,
      lastActivity: repliedAt(draft.replies.length - 1),
      createdAt,
    })
    draft.replies.forEach((reply, n) => {
      rows.replies.push({ threadId: id, content: reply.content, ...author(reply.author), createdAt: repliedAt(n) })
    })
    rows.likes.push(...draft.likes.map((member) => ({ threadId: id, userId: member + 1 })))
  })
  return rows
}
