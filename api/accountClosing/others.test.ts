/** Closing an account touches nothing that is somebody else's, whatever the person is called and wherever they registered. */
import { expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { isStillTrue } from '../mail/mail.jobs.ts'
import { queueEmail, type OutgoingMail } from '../mail/outbox.ts'
import { testApp } from '../testing/app.ts'
import { asGuest, asMentee } from '../testing/client.ts'
import { makeRegistration, makeWorkshop } from '../testing/factories.ts'
import { menteeAccount, mentorAccount, PASSWORD, signedInAs } from '../testing/people.ts'

const { app, db, clock } = await testApp()

async function close(id: number): Promise<void> {
  await signedInAs(db, { type: 'mentee', id }, clock.now())
  const { data } = await asMentee(app, id).run(`mutation {
    closeAccount(input: { confirmation: "close my account", password: "${PASSWORD}" }) { __typename }
  }`)
  expect(data).toEqual({ closeAccount: { __typename: 'CloseAccountPayload' } })
}

const ask = (id: number, mentorId: number) =>
  asMentee(app, id).run(`mutation {
    createMentorshipRequest(input: {
      mentorId: ${mentorId}, discussionTopic: "Pile caps in soft clay", background: "Final year, first site visit",
      preferredDateTime: "${new Date(clock.now().getTime() + 4 * 24 * 60 * 60_000).toISOString()}"
    }) { __typename }
  }`)

async function queue(mail: Pick<OutgoingMail, 'dedupeKey' | 'to' | 'recipient' | 'about'>, heading: string) {
  const content = { heading, paragraphs: [heading] }
  await inTransaction(db, (tx) => queueEmail(tx, app, { kind: 'test', subject: heading, content, ...mail }))
  return () => db.email.findUnique({ where: { dedupeKey: mail.dedupeKey } })
}

async function pastSeat(email: string) {
  const workshop = await db.workshop.create({
    data: {
      title: 'Steel',
      description: '',
      branch: 'Civil Engineering',
      instructorName: 'Somebody',
      duration: '2 hours',
      date: new Date('2026-01-20'),
      time: '18:00',
    },
  })
  const { id } = await db.workshopRegistration.create({
    data: { workshopId: workshop.id, name: 'Visitor', email, phone: '9999999999', paymentStatus: 'completed' },
  })
  return () => db.workshopRegistration.findUniqueOrThrow({ where: { id } })
}

test('who registers with a stranger’s address and closes takes nothing of theirs along', async () => {
  const address = 'visitor@victim.example'
  const mail = await queue({ dedupeKey: 'visitor', to: address, recipient: null, about: null }, 'Your seat')
  const seat = await pastSeat(address)
  const { data } = await asGuest(app).run<{ registerMentee: { mentee: { databaseId: number } } }>(`mutation {
    registerMentee(input: {
      name: "Mallory", email: "${address}", password: "${PASSWORD}", currentLevel: "Final Year Student",
      linkedinUrl: "https://www.linkedin.com/in/m"
    }) { ... on RegisterMenteePayload { mentee { databaseId } } }
  }`)
  await close(data.registerMentee.mentee.databaseId)
  expect(await mail()).toMatchObject({ status: 'queued', toAddress: address })
  expect(await seat()).toMatchObject({ name: 'Visitor', email: address })
  expect(await db.email.count({ where: { kind: 'account-closed', toAddress: address } })).toBe(0)
  // What was sent to the account itself is gone, though the address was never confirmed.
  expect(await db.email.count({ where: { kind: 'welcome-mentee', toAddress: address } })).toBe(0)
})

test('who joins with my address does not keep mine from going', async () => {
  const mine = await menteeAccount(db, {
    name: 'Kavya Iyer',
    email: 'kavya@victim.example',
    emailConfirmedAt: clock.now(),
  })
  const visited = await queue({ dedupeKey: 'mine', to: mine.email, recipient: null, about: null }, 'Kavya Iyer')
  const seat = await pastSeat(mine.email)
  await asGuest(app).run(`mutation {
    registerCommunityMember(input: {
      name: "Mallory", email: "${mine.email}", engineeringField: "Civil", type: "student"
    }) { __typename }
  }`)
  await close(mine.id)
  expect(await visited()).toBeNull()
  expect(await seat()).toMatchObject({ name: 'Former mentee', phone: '' })
  // The other account's own mail is not mine.
  expect(await db.email.count({ where: { kind: 'welcome-community', toAddress: mine.email } })).toBe(1)
})

test('a seat that I paid for a friend stays the friend’s; one under another address of mine goes', async () => {
  const mine = await menteeAccount(db, {
    name: 'Kavya Iyer',
    email: 'payer@victim.example',
    emailConfirmedAt: clock.now(),
  })
  const { id: workshopId } = await makeWorkshop(db)
  const paid = { menteeId: mine.id, amount: 49_900 }
  const friends = await makeRegistration(db, workshopId, { ...paid, name: 'Ravi', email: 'ravi@friend.example' })
  const own = await makeRegistration(db, workshopId, { ...paid, name: 'Kavya Iyer', email: 'kavya@work.example' })
  await close(mine.id)
  const rows = await db.workshopRegistration.findMany({ where: { workshopId }, orderBy: { id: 'asc' } })
  expect(rows).toMatchObject([
    {
      id: friends.id,
      menteeId: null,
      name: 'Ravi',
      email: 'ravi@friend.example',
      phone: friends.phone,
      seat: 'registered',
    },
    { id: own.id, menteeId: null, name: 'Former mentee', phone: '', seat: 'registered' },
  ])
})

test('an address that two accounts have proven is nobody’s alone', async () => {
  const twins = { email: 'twin@victim.example', emailConfirmedAt: clock.now() }
  const mine = await menteeAccount(db, twins)
  await mentorAccount(db, twins)
  const seat = await pastSeat(twins.email)
  await close(mine.id)
  expect(await seat()).toMatchObject({ name: 'Visitor', email: twins.email })
})

test('what another account has under an address that is mine by now stays theirs', async () => {
  const mine = await menteeAccount(db, { email: 'moved@victim.example', emailConfirmedAt: clock.now() })
  const theirs = await menteeAccount(db, { email: 'elsewhere@victim.example' })
  const seat = await pastSeat(mine.email)
  const { id, workshopId } = await seat()
  await db.workshopRegistration.update({ where: { id }, data: { menteeId: theirs.id } })
  await db.waitingListEntry.create({ data: { workshopId, menteeId: theirs.id, email: mine.email } })
  await close(mine.id)
  expect(await seat()).toMatchObject({ name: 'Visitor', email: mine.email, menteeId: theirs.id })
  expect(await db.waitingListEntry.count({ where: { menteeId: theirs.id } })).toBe(1)
})

test('somebody who is called like a word, or like a part of another’s name, changes nothing about others', async () => {
  const mentor = await mentorAccount(db, { name: 'Deepa' })
  const asha = await menteeAccount(db, { name: 'Asha Rao' })
  await ask(asha.id, mentor.id)
  const about = { type: 'mentee', id: asha.id } as const
  const recipient = { type: 'mentor', id: mentor.id } as const
  await queue({ dedupeKey: 'asha', to: mentor.email, recipient, about }, 'Asha Rao: https://meet.example/abc')
  const read = async () => ({
    mails: await db.email.findMany({ where: { aboutType: 'mentee', aboutId: asha.id }, orderBy: { id: 'asc' } }),
    notices: await db.notification.findMany({ where: { aboutType: 'mentee', aboutId: asha.id } }),
  })
  const before = await read()
  expect([before.mails.length, before.notices.map(({ title }) => title)]).toEqual([2, ['Request from Asha Rao']])
  for (const name of ['Asha', 'https', 'mentorship']) {
    const leaver = await menteeAccount(db, { name })
    await ask(leaver.id, mentor.id)
    await close(leaver.id)
  }
  expect(await read()).toEqual(before)
  expect(await db.notification.count({ where: { userId: mentor.id, aboutId: null } })).toBe(0)
})

test('what the leaver wrote in a request goes with it, from mails and notifications too', async () => {
  const mentor = await mentorAccount(db)
  const mentee = await menteeAccount(db)
  await ask(mentee.id, mentor.id)
  const at = { userType: 'mentor', userId: mentor.id } as const
  expect(await db.notification.count({ where: at })).toBe(1)
  const { id } = await db.email.findFirstOrThrow({ where: { toAddress: mentor.email } })
  await close(mentee.id)
  expect(await db.email.count({ where: { id } })).toBe(0)
  expect(await db.notification.count({ where: at })).toBe(0)
})

test('a mail of a request that is gone is not sent', async () => {
  const mentor = await mentorAccount(db)
  const mentee = await menteeAccount(db)
  await ask(mentee.id, mentor.id)
  const mail = await db.email.findFirstOrThrow({ where: { toAddress: mentor.email } })
  expect(await isStillTrue(app, mail, clock.now())).toBe(true)
  await db.mentorshipRequest.deleteMany({ where: { menteeId: mentee.id } })
  expect(await isStillTrue(app, mail, clock.now())).toBe(false)
})
