import { beforeEach, describe, expect, test } from 'vitest'
import { typed } from '../../graphql/typed.ts'
import { testApp } from '../../testing/app.ts'
import { asGuest, asMentor } from '../../testing/client.ts'
import { makeMentor, makeRegistration, makeWorkshop } from '../../testing/factories.ts'
import { runDueJobs, taskHandlers } from '../../testing/jobs.ts'
import { setWorkshopMeetingLink } from './setWorkshopMeetingLink.graphql.ts'
import { updateWorkshop } from './updateWorkshop.graphql.ts'

const { app, db, clock } = await testApp()
const handlers = taskHandlers(app)
const LINK = 'https://meet.test.example/class'
const ADMIN = { type: 'administrator', id: 1, username: 'admin', uploader: { type: 'admin', id: 1 } } as const

let mentor: Awaited<ReturnType<typeof makeMentor>>
let id: number
let email: string
beforeEach(async () => {
  clock.set('2026-11-21T04:30:00Z')
  mentor = await makeMentor(db)
  // Fourteen days ahead.
  ;({ id } = await makeWorkshop(db, { mentorId: mentor.id, date: '2026-12-05' }))
  ;({ email } = await makeRegistration(db, id))
})

const self = () => ({ type: 'mentor', id: mentor.id, uploader: { type: 'mentor', id: mentor.id } }) as const
const set = (meetingLink: string | null) => setWorkshopMeetingLink(app, self(), { id, meetingLink })
const told = async (kind: string) => {
  await runDueJobs(app, handlers)
  return await db.email.findMany({ where: { toAddress: email, kind }, orderBy: { id: 'asc' } })
}
const stored = () => db.workshop.findUniqueOrThrow({ where: { id } })

describe('a meeting link', () => {
  test('is told at once in the last seven days, before that only when it changes', async () => {
    await set(LINK)
    expect(await told('workshop-link')).toEqual([])
    await set(`${LINK}-2`)
    expect(await told('workshop-link')).toHaveLength(1)
    await set(`${LINK}-2`)
    expect(await told('workshop-link')).toHaveLength(1)
    await set(null)
    expect(await told('workshop-link')).toHaveLength(1)
    clock.set('2026-11-28T10:30:00Z')
    await set(LINK)
    const mails = await told('workshop-link')
    expect(mails).toHaveLength(2)
    expect(mails[1]!.text).toContain(LINK)
  })

  test('of one that is not public is told to nobody', async () => {
    await db.workshopRegistration.deleteMany({ where: { workshopId: id } })
    await db.workshop.update({ where: { id }, data: { isActive: false } })
    await set(LINK)
    expect(await stored()).toMatchObject({ meetingLink: LINK, calendarSequence: 0 })
    await db.workshop.update({ where: { id }, data: { cancelledAt: clock.now() } })
    await expect(set(`${LINK}-2`)).rejects.toMatchObject({ name: 'WorkshopConflictError' })
  })

  test('is refused to a mentor who has lost the acceptance, and mailed to nobody', async () => {
    await db.mentor.update({ where: { id: mentor.id }, data: { status: 'rejected' } })
    clock.set('2026-11-28T10:30:00Z')
    await expect(set(LINK)).rejects.toMatchObject({ name: 'NotAllowedError' })
    expect([(await stored()).meetingLink, await told('workshop-link')]).toEqual([null, []])
    await setWorkshopMeetingLink(app, ADMIN, { id, meetingLink: LINK })
    expect(await told('workshop-link')).toHaveLength(1)
  })

  test('changes ten times an hour at most, also at once', async () => {
    const sent = await Promise.allSettled(Array.from({ length: 14 }, (_, n) => set(`${LINK}-${n}`)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    clock.advance(3_600_000)
    await set(LINK)
    expect((await stored()).meetingLink).toBe(LINK)
  })

  test("is not somebody else's to set, and must be https", async () => {
    const SET = typed(`mutation ($input: SetWorkshopMeetingLinkInput!) {
      setWorkshopMeetingLink(input: $input) { __typename }
    }`)
    const other = await makeMentor(db)
    const asked = async (client = asMentor(app, mentor.id), meetingLink = LINK) =>
      (await client.run(SET, { input: { id, meetingLink } })).data.setWorkshopMeetingLink.__typename
    expect(await asked(asMentor(app, other.id))).toBe('NotFoundError')
    expect(await asked(asGuest(app))).toBe('NotSignedInError')
    for (const bad of ['ftp://a.example.in', 'javascript:alert(1)', `${LINK}\nX: y`, 'https://a.in@b.example.in'])
      expect(await asked(undefined, bad)).toBe('ValidationError')
    expect((await stored()).meetingLink).toBeNull()
  })

  test('is in no answer to a visitor', async () => {
    await set(LINK)
    const { data } = await asGuest(app).run<object>(
      `query ($id: Int!) { workshop(id: $id) { id meetingLink registrations { edges { node { id } } } }
        workshops { edges { node { title meetingLink description } } } }`,
      { id },
    )
    expect(JSON.stringify(data)).toContain('"meetingLink":null')
    expect(JSON.stringify(data)).not.toContain('meet.test.example')
  })
})

test('another time of an approved workshop is told to whoever is registered, with the calendar file', async () => {
  await updateWorkshop(app, ADMIN, { id, time: '18:00', meetingLink: LINK })
  const [mail, ...more] = await told('workshop-moved')
  expect(more).toEqual([])
  expect(mail!.subject).toContain('Sat 5 Dec, 6:00 pm IST')
  expect(mail!.ics).toContain('SEQUENCE:1')
  expect(await told('workshop-link')).toEqual([])
})
