/** How many statements it takes to answer a member, from the session on: HTTP and first pages begin with the same look-up. */
import { expect, test } from 'vitest'
import { accountAtFirst, loadViewer } from '../accounts/viewer.ts'
import { contextFor } from '../graphql/context.ts'
import type { Member } from '../graphql/identity.ts'
import { testApp } from '../testing/app.ts'
import { makeChat, say } from '../testing/chats.ts'
import { asGuest, schemaEngine } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'
import { recordStatements } from '../testing/statements.ts'
import { loadMember } from './loadMember.ts'
import { startSession } from './sessions.ts'

const tested = await testApp()
const { app, db, clock, url } = tested
const { db: watched, statements } = recordStatements(url)
const watchedApp = { ...app, db: watched }
const chat = await makeChat(tested)
for (let count = 0; count < 3; count++) await say(tested, chat, chat.mentee)

const signIn = ({ type, id }: Pick<Member, 'type' | 'id'>) =>
  startSession(db as never, { type, id, ip: '127.0.0.1', userAgent: null }, clock.now())

/** Looks up whose session it is, and answers them. */
async function ask<T>(token: string, query: string, variables: Record<string, unknown> = {}): Promise<T> {
  statements.length = 0
  const member = await loadMember(watchedApp, token)
  const context = contextFor(watchedApp, { member, administrator: null }, asGuest(app).exchange)
  const { data, errors } = await (await schemaEngine()).run({ query, variables }, context)
  expect(errors).toBeUndefined()
  return data as T
}

const BOOKINGS = `{ viewer { databaseId type name email bookings(first: 20) { edges { node {
  databaseId status selectedTimeSlot startsAt endsAt amount mentorName confirmedAt createdAt } } } } }`
const NOTIFICATIONS = `{ viewer { unreadNotifications notifications(first: 20) { edges { node {
  databaseId type title message link isRead createdAt data } } } } }`
const CHAT = `query ($id: Int!) { conversation(id: $id) { databaseId lastNumber viewerReadUpTo otherReadUpTo isActive viewerCanWrite
  messages(limit: 50) { databaseId number clientId senderType message createdAt isRead attachments { url } } } }`
const INBOX = `{ viewer { unreadMessages conversations(first: 20) { edges { node { databaseId lastNumber unreadCount isActive
  plan { mentee { databaseId name } } lastMessage { number message senderType createdAt } } } } } }`

test('the account comes with the session, the rest of each screen takes one to three statements more', async () => {
  const [mentee, mentor] = [await signIn(chat.mentee), await signIn(chat.mentor)]
  // The first request of a mentor notes that they are there.
  await ask(mentor, '{ viewer { name } }')
  for (const [token, query, count] of [
    [mentee, '{ viewer { name email termsAccepted emailConfirmed } }', 1],
    [mentee, BOOKINGS, 2],
    [mentee, NOTIFICATIONS, 3],
    [mentor, CHAT, 3],
    [mentor, INBOX, 4],
  ] as const) {
    await ask(token, query, { id: chat.id })
    expect([query, statements.length]).toEqual([query, count])
  }
})

test('the account is what a statement of its own finds, for each kind, and is read anew on a socket and after a change', async () => {
  const at = new Date('2026-11-20T10:00:00.123Z')
  const some = { emailConfirmedAt: at, termsAccepted: true, name: 'Åsa "O’Neil" \\ ₹', email: 'Asa@Test.example' }
  const community = await db.communityMember.create({
    data: {
      name: 'C',
      email: 'c@test.example',
      branch: 'Civil Engineering',
      type: 'student',
    },
  })
  const people: Pick<Member, 'type' | 'id'>[] = [
    { type: 'mentor', id: (await makeMentor(db)).id },
    { type: 'mentor', id: (await makeMentor(db, some)).id },
    { type: 'mentee', id: (await makeMentee(db)).id },
    { type: 'mentee', id: (await makeMentee(db, some)).id },
    { type: 'community', id: community.id as never },
  ]
  for (const person of people) {
    const token = await signIn(person)
    const member = (await loadMember(watchedApp, token))!
    statements.length = 0
    const account = await accountAtFirst(watchedApp, member)
    expect(statements).toEqual([])
    expect(account).toEqual(pick(await loadViewer(app, person)))
    const peeked = (await loadMember(watchedApp, token, { peek: true }))!
    statements.length = 0
    expect(pick(await accountAtFirst(watchedApp, peeked))).toEqual(account)
    expect(statements).toHaveLength(1)
  }
  const [renamed] = people
  const token = await signIn(renamed!)
  await db.mentor.update({ where: { id: renamed!.id }, data: { name: 'Renamed' } })
  expect(await ask(token, '{ viewer { name } }')).toEqual({ viewer: { name: 'Renamed' } })
})

/** What a viewer is known by, of a row that has more. */
function pick(row: Awaited<ReturnType<typeof loadViewer>>) {
  const { type, id, name, email, termsAccepted, emailConfirmedAt } = row!
  return { type, id, name, email, termsAccepted, emailConfirmedAt }
}
