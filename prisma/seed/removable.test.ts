/** Everybody of the demo data can go, once what is open with them is over. */
import { expect, test } from 'vitest'
import { AccountInUseError } from '../../api/accounts/accountErrors.ts'
import { removePerson } from '../../api/accountClosing/removePerson.ts'
import { testApp } from '../../api/testing/app.ts'
import { tracesOf } from '../../api/testing/traces.ts'
import { seedDemo } from './seedDemo.ts'

test('each is removed or says why not; two months later all of them, and none leaves an address', async () => {
  const { app, db, clock } = await testApp()
  await seedDemo(db, clock, { platformFeePercent: 20 })
  const money = () => db.payment.aggregate({ _sum: { amount: true, mentorEarning: true }, _count: true })
  const paid = await money()

  /** Answers how many were refused; the first `take` of each kind. */
  async function removeMembers(take: number): Promise<number> {
    const some = { select: { id: true }, orderBy: { id: 'asc' as const }, take }
    let refused = 0
    for (const [type, rows] of [
      ['mentee', await db.mentee.findMany(some)],
      ['mentor', await db.mentor.findMany(some)],
      ['community', await db.communityMember.findMany(some)],
    ] as const)
      for (const { id } of rows) {
        const reason = await removePerson(app, { type, id }).catch((error: unknown) => error)
        if (reason === undefined) continue
        expect(reason).toBeInstanceOf(AccountInUseError)
        refused += 1
      }
    return refused
  }

  expect(await tracesOf(db, '@demo.plumbline.example')).not.toEqual([])
  expect(await removeMembers(2)).toBeGreaterThan(0)
  clock.advance(60 * 24 * 60 * 60_000)
  expect(await removeMembers(1000)).toBe(0)
  expect(await money()).toEqual(paid)
  await db.email.deleteMany({ where: { kind: 'account-closed' } })
  // Visitors have registered for workshops too; they have no account to close.
  expect(await tracesOf(db, '@demo.plumbline.example', ['workshop_registrations.email'])).toEqual([])
  expect(await db.workshopRegistration.count({ where: { menteeId: { not: null } } })).toBe(0)
}, 120_000)
