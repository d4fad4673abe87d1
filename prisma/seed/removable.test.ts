/** Everybody of the demo data can go, once what is open with them is over. */
import { expect, test } from 'vitest'
import { AccountInUseError } from '../../api/accounts/accountErrors.ts'
import { removeCommunityMember } from '../../api/community/removeCommunityMember.ts'
import { removeMentee } from '../../api/mentees/removeMentee.ts'
import { removeMentor } from '../../api/mentors/removeMentor.ts'
import { testApp } from '../../api/testing/app.ts'
import { tracesOf } from '../../api/testing/traces.ts'
import { seedDemo } from './seedDemo.ts'

test('each is removed or says why not; two months later all of them, and none leaves an address', async () => {
  const { app, db, clock } = await testApp()
  await seedDemo(db, clock, { platformFeePercent: 20 })
  const ids = async () => ({
    mentees: await db.mentee.findMany({ select: { id: true } }),
    mentors: await db.mentor.findMany({ select: { id: true } }),
    members: await db.communityMember.findMany({ select: { id: true } }),
  })
  const money = () => db.payment.aggregate({ _sum: { amount: true, mentorEarning: true }, _count: true })
  const paid = await money()

  async function removeAll(): Promise<number> {
    const { mentees, mentors, members } = await ids()
    const removals = [
      ...mentees.map(
        ({ id }) =>
          () =>
            removeMentee(app, id),
      ),
      ...mentors.map(
        ({ id }) =>
          () =>
            removeMentor(app, id),
      ),
      ...members.map(
        ({ id }) =>
          () =>
            removeCommunityMember(app, id),
      ),
    ]
    let refused = 0
    for (const remove of removals) {
      const reason = await remove().catch((error: unknown) => error)
      if (reason === undefined) continue
      expect(reason).toBeInstanceOf(AccountInUseError)
      refused += 1
    }
    return refused
  }

  expect(await tracesOf(db, '@demo.plumbline.example')).not.toEqual([])
  expect(await removeAll()).toBeGreaterThan(0)
  clock.advance(60 * 24 * 60 * 60_000)
  expect(await removeAll()).toBe(0)
  expect(await money()).toEqual(paid)
  await db.email.deleteMany({ where: { dedupeKey: { startsWith: 'account-closed:' } } })
  expect(await tracesOf(db, '@demo.plumbline.example')).toEqual([])
}, 120_000)
