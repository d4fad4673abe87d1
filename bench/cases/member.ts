/** What members read; the bare server looks the session up as the product does, by the hash of its token. */
import { tokenOf } from '../data/tokens.ts'
import { graphql, plain, type Case } from './case.ts'

/** In production the cookie is bound to the host. */
const as = (person: string) => ({ cookie: `__Host-session=${tokenOf(person)}` })
const MENTEE = as('mentee:7')
const MENTOR = as('mentor:1')
const target = '≤ 2.5'

export const MEMBER: readonly Case[] = [
  {
    key: 'viewer',
    name: 'viewer with 20 bookings',
    target,
    asked: {
      bare: plain('/bookings', {}, MENTEE),
      product: graphql(
        `
          {
            viewer {
              databaseId
              type
              name
              email
              bookings(first: 20) {
                edges {
                  node {
                    databaseId
                    status
                    paymentStatus
                    packageType
                    selectedTimeSlot
                    startsAt
                    endsAt
                    duration
                    agenda
                    sessionType
                    meetingLink
                    amount
                    mentorName
                    confirmedAt
                    createdAt
                  }
                }
              }
            }
          }
        `,
        {},
        MENTEE,
      ),
    },
  },
  {
    key: 'notifications',
    name: 'notifications',
    target,
    asked: {
      bare: plain('/notifications', {}, MENTEE),
      product: graphql(
        `
          {
            viewer {
              unreadNotifications
              notifications(first: 20) {
                edges {
                  node {
                    databaseId
                    type
                    title
                    message
                    link
                    isRead
                    createdAt
                    data
                  }
                }
              }
            }
          }
        `,
        {},
        MENTEE,
      ),
    },
  },
  {
    key: 'chat',
    name: 'chat page of 50 messages',
    target,
    asked: {
      bare: plain('/chat', { id: 1 }, MENTOR),
      product: graphql(
        `
          query ($id: Int!) {
            conversation(id: $id) {
              databaseId
              lastNumber
              lastActivityAt
              viewerReadUpTo
              otherReadUpTo
              isActive
              viewerCanWrite
              messages(limit: 50) {
                databaseId
                number
                clientId
                senderType
                senderId
                message
                createdAt
                isRead
                attachments {
                  url
                }
              }
            }
          }
        `,
        { id: 1 },
        MENTOR,
      ),
    },
  },
  {
    key: 'inbox',
    name: 'mentor’s inbox of 20 conversations',
    target,
    asked: {
      bare: plain('/inbox', {}, MENTOR),
      product: graphql(
        `
          {
            viewer {
              unreadMessages
              conversations(first: 20) {
                edges {
                  node {
                    databaseId
                    lastNumber
                    lastActivityAt
                    unreadCount
                    isActive
                    plan {
                      mentee {
                        databaseId
                        name
                      }
                    }
                    lastMessage {
                      number
                      message
                      senderType
                      createdAt
                    }
                  }
                }
              }
            }
          }
        `,
        {},
        MENTOR,
      ),
    },
  },
]
