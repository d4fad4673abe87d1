/** Workshop seats when an account is closed: what is the person's own is erased, what they took for a friend stays the friend's. */
import { beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { replaceEmail } from '../passwords/replaceEmail.ts'
import { testApp } from '../testing/app.ts'
import { asGuest, asMentee } from '../testing/client.ts'
import { makeRegistration, makeWorkshop } from '../testing/factories.ts'
import { runDueJobs, taskHandlers } from '../testing/jobs.ts'
import { menteeAccount, PASSWORD, signedInAs } from '../testing/people.ts'
import { tellWorkshopLink } from '../workshops/announce/tellChanges.ts'

const { app, db, clock } = await testApp()
beforeEach(() => clock.set('2026-11-21T04:30:00Z'))

async function close(id: number): Promise<void> {
  await signedInAs(db, { type: 'mentee', id }, clock.now())
  const { data } = await asMentee(app, id).run(`mutation {
    closeAccount(input: { confirmation: "close my account", password: "${PASSWORD}" }) { __typename }
  }`)
  expect(data).toEqual({ closeAccount: { __typename: 'CloseAccountPayload' } })
}

test('a seat under a former address of their own is erased, whatever name stands there', async () => {
  const { id, passwordHash } = await menteeAccount(db, {
    name: 'Kavya Iyer',
    email: 'old@test.example',
    emailConfirmedAt: clock.now(),
  })
  const { id: workshopId } = await makeWorkshop(db)
  const seat = await makeRegistration(db, workshopId, {
    menteeId: id,
    email: 'old@test.example',
    name: 'Kavya',
    amount: 49_900,
  })
  const account = { type: 'mentee', id } as const
  await inTransaction(db, (tx) =>
    replaceEmail(tx, app, { account, from: 'old@test.example', to: 'new@test.example', passwordHash: passwordHash! }),
  )
  await close(id)
  const row = await db.workshopRegistration.findUniqueOrThrow({ where: { id: seat.id } })
  expect([row.menteeId, row.phone, row.email]).toEqual([null, '', `former-${seat.id}`])
  expect(row.name).not.toContain('Kavya')
  const { data } = await asGuest(app).run(
    'query ($code: String!) { workshopTicket(code: $code) { name email phone } }',
    {
      code: row.code,
    },
  )
  expect(data).toEqual({ workshopTicket: { name: 'Former mentee', email: '', phone: '' } })
})

test('news of a paid seat that outlives its account are sent to nobody, and wait for nobody', async () => {
  const { id } = await menteeAccount(db, { email: 'paid@test.example', emailConfirmedAt: clock.now() })
  const { id: workshopId } = await makeWorkshop(db, { meetingLink: 'https://meet.example/room' })
  const own = { menteeId: id, email: 'paid@test.example', amount: 49_900 }
  const seat = await makeRegistration(db, workshopId, own)
  await close(id)
  await tellWorkshopLink(app, { workshopId })
  await runDueJobs(app, taskHandlers(app))
  const mails = await db.email.findMany({ where: { toAddress: `former-${seat.id}` } })
  expect(mails.map(({ kind, status, text }) => ({ kind, status, text }))).toEqual([
    { kind: 'workshop-link', status: 'dropped', text: '' },
  ])
})

test('a free seat of a friend stays the friend’s', async () => {
  const { id } = await menteeAccount(db, { emailConfirmedAt: clock.now() })
  const { id: workshopId } = await makeWorkshop(db, { price: 0 })
  const theirs = { email: 'ravi@test.example', name: 'Ravi', amount: 0 }
  const seat = await makeRegistration(db, workshopId, { menteeId: id, ...theirs })
  await close(id)
  expect(await db.workshopRegistration.findUnique({ where: { id: seat.id } })).toMatchObject({
    ...theirs,
    menteeId: null,
    seat: 'registered',
  })
})
