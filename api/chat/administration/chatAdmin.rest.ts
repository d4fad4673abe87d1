import { z } from 'zod/mini'
import { typed } from '../../graphql/typed.ts'
import { COUNT, DATE, ID, INSTANT, lowerCase } from '../../rest/fields.ts'
import { filter, firstPage, limited, nextPage, tableQuery } from '../../rest/pages.ts'
import { FAILURE } from '../../rest/failures.ts'
import { route } from '../../rest/route.ts'
import { reasonField } from '../../rules/inputs/adminActs.ts'
import { earlierThan, senderTypeSchema } from '../messages/chatAnswers.ts'

/** As much as one call may read in pages. */
const TRANSCRIPT = 5_000

/** Over REST the reason may be left out: then the audit log says so. */
const NO_REASON = 'Read over the REST API, no reason given'

/** What the administrators' calls answer, as they are documented: in snake case. */
export const chatAdminRoutes = [
  route('GET /api/admin/chat-conversations', 'Administration', {
    summary: 'Every conversation, newest activity first; administrators only',
    document: typed(`
      query ($search: String, $before: Int) {
        allConversations(first: 100, search: $search, before: $before) {
          rows {
            id: databaseId
            lastNumber
            lastActivityAt
            plan { startDate endDate mentor { name subBranch } mentee { name email } }
          }
        }
      }`),
    query: tableQuery,
    // By activity, which changes while it is read: gathered by their numbers, then put in order.
    variables: firstPage,
    next: ({ allConversations: { rows } }, call, count) => nextPage(rows, call, count),
    response: z.array(
      z.object({
        subscription_id: ID,
        mentor_name: z.string(),
        mentor_specialization: z.string(),
        mentee_name: z.string(),
        mentee_email: z.nullable(z.string()),
        start_date: DATE,
        end_date: DATE,
        message_count: COUNT,
        last_activity: z.nullable(INSTANT),
      }),
    ),
    answer: (_data, call, pages) =>
      limited(
        pages.flatMap(({ allConversations: { rows } }) => rows),
        call,
      )
        .toSorted((one, other) => other.lastActivityAt.localeCompare(one.lastActivityAt))
        .map(({ id, lastNumber, lastActivityAt, plan }) => ({
          subscription_id: id,
          mentor_name: plan.mentor.name,
          mentor_specialization: plan.mentor.subBranch || 'General',
          mentee_name: plan.mentee.name,
          mentee_email: plan.mentee.email,
          start_date: plan.startDate,
          end_date: plan.endDate,
          message_count: lastNumber,
          last_activity: lastNumber > 0 ? lastActivityAt : null,
        })),
  }),
  route('GET /api/admin/chat-conversation/:subscriptionId', 'Administration', {
    summary: `The messages of a conversation, oldest first, the newest ${TRANSCRIPT} at most; administrators only, and it stands in the audit log with the reason, if one is given`,
    document: typed(
      `
      mutation ($id: Int!, $reason: String!, $before: Int) {
        openTranscript(input: { conversationId: $id, reason: $reason }) {
          ...Failure
          ... on OpenTranscriptPayload {
            conversation {
              lastNumber
              plan { mentor { name } mentee { name } }
              messages(before: $before, limit: 100) { databaseId number senderType message createdAt }
            }
          }
        }
      }`,
      [FAILURE],
    ),
    query: z.object({ reason: filter(reasonField()) }),
    variables: ({ params, query: { reason = NO_REASON } }) => ({ id: params.subscriptionId, reason }),
    next: ({ openTranscript: { conversation } }, { params, query: { reason = NO_REASON } }) => {
      const before = earlierThan(conversation, TRANSCRIPT)
      return before === null ? null : { id: params.subscriptionId, reason, before }
    },
    response: z.array(
      z.object({
        id: ID,
        sender_name: z.string(),
        sender_type: senderTypeSchema,
        message: z.string(),
        created_at: INSTANT,
      }),
    ),
    answer: (_data, _call, pages) =>
      pages.toReversed().flatMap(({ openTranscript: { conversation } }) => {
        const { mentor, mentee } = conversation.plan
        return conversation.messages.map(({ databaseId, senderType, message, createdAt }) => ({
          id: databaseId,
          sender_name: (senderType === 'MENTOR' ? mentor : mentee).name,
          sender_type: lowerCase(senderType),
          message,
          created_at: createdAt,
        }))
      }),
  }),
]
