/** The requests' table as administrators read it: search, status, orders, pages. */
import { beforeAll, expect, test } from 'vitest'
import { typed, type Given, type VariablesOf } from '../graphql/typed.ts'
import { testApp } from '../testing/app.ts'
import { asAdmin } from '../testing/client.ts'
import { makeMentee, makeMentor } from '../testing/factories.ts'

const LIST =
  typed(`query ($first: Int, $page: Int, $search: String, $sort: MentorshipRequestSort, $direction: SortDirection, $status: RequestStatus) {
  allMentorshipRequests(first: $first, page: $page, search: $search, sort: $sort, direction: $direction, status: $status) {
    total
    rows { discussionTopic }
  }
}`)

const { app, db } = await testApp()

beforeAll(async () => {
  const [asha, binu] = [await makeMentor(db, { name: 'Asha Rao' }), await makeMentor(db, { name: 'Binu_Nair' })]
  const [kavya, ravi] = [await makeMentee(db, { name: 'Kavya' }), await makeMentee(db, { name: 'Ravi' })]
  const add = (discussionTopic: string, mentorId: number, menteeId: number, preferred: string, status = 'pending') =>
    db.mentorshipRequest.create({
      data: {
        discussionTopic,
        mentorId,
        menteeId,
        background: 'Studies',
        preferredDateTime: new Date(preferred),
        status: status as 'pending',
      },
    })
  await add('beams', binu.id, ravi.id, '2026-12-01')
  await add('columns', asha.id, ravi.id, '2026-12-03', 'approved')
  await add('100% sure', asha.id, kavya.id, '2026-12-02', 'withdrawn')
  await add('drawings', binu.id, kavya.id, '2026-12-02', 'rejected')
})

const ask = async (variables: Given<VariablesOf<typeof LIST>> = {}) => {
  const { rows, total } = (await asAdmin(app).run(LIST, variables)).data.allMentorshipRequests
  return { topics: rows.map(({ discussionTopic }) => discussionTopic), total }
}

test.each([
  [{}, ['drawings', '100% sure', 'columns', 'beams']],
  [{ sort: 'MENTOR' as const }, ['columns', '100% sure', 'beams', 'drawings']],
  [{ sort: 'MENTOR' as const, direction: 'DESC' as const }, ['beams', 'drawings', 'columns', '100% sure']],
  [{ sort: 'MENTEE' as const }, ['100% sure', 'drawings', 'beams', 'columns']],
  [{ sort: 'PREFERRED' as const, direction: 'DESC' as const }, ['columns', '100% sure', 'drawings', 'beams']],
  [{ sort: 'STATUS' as const }, ['beams', 'columns', 'drawings', '100% sure']],
  [{ search: 'BINU_' }, ['drawings', 'beams']],
  [{ search: 'kavya' }, ['drawings', '100% sure']],
  [{ search: '%' }, ['100% sure']],
  [{ search: 'b_ams' }, []],
  [{ status: 'APPROVED' as const }, ['columns']],
  [{ status: 'PENDING' as const, search: 'asha' }, []],
])('%o answers %o', async (variables, topics) => {
  expect(await ask(variables)).toEqual({ topics, total: topics.length })
})

test('pages know how many there are; one that is not there is empty', async () => {
  expect(await ask({ first: 3, page: 2 })).toEqual({ topics: ['beams'], total: 4 })
  expect(await ask({ first: 3, page: 3 })).toEqual({ topics: [], total: 4 })
})
