import { containing } from '../database/containing.ts'
import { adminTable, BEFORE, oneFilter } from '../graphql/adminTable.ts'
import { peopleNamed } from '../graphql/peopleNamed.ts'
import { RequestStatusType } from './mentorshipRequest.graphql.ts'

export const REQUEST_COLUMNS = {
  MENTEE: { value: 'mentee', description: 'Who asks, by name.' },
  MENTOR: { value: 'mentor', description: 'Who is asked, by name.' },
  RAISED: { value: 'createdAt', description: 'When it was sent.' },
  PREFERRED: { value: 'preferredDateTime', description: 'When the mentee would like to talk.' },
  STATUS: { value: 'status', description: 'Pending, accepted, declined, withdrawn.' },
} as const

export const requestTable = adminTable({
  field: 'allMentorshipRequests',
  description: 'Every mentorship request, newest first unless sorted.',
  model: 'MentorshipRequest',
  page: 'MentorshipRequestPage',
  sort: 'MentorshipRequestSort',
  whose: "requests'",
  columns: REQUEST_COLUMNS,
  searched: "mentee's name, mentor's name or topic",
  filters: {
    before: BEFORE,
    status: oneFilter(RequestStatusType, ['pending', 'approved', 'rejected', 'withdrawn'], 'Only with that status.'),
  },
  async rows({ sort, status, before }, { search, direction }, { db }) {
    const people = await peopleNamed(db, search)
    const order = sort === 'mentor' || sort === 'mentee' ? { name: direction } : direction
    return {
      where: {
        ...(people && { OR: [people.mentee, people.mentor, { discussionTopic: containing(search) }] }),
        ...(status && { status }),
        ...(typeof before === 'number' && { id: { lt: before } }),
      },
      orderBy: sort ? [{ [sort]: order }, { id: 'asc' }] : [{ id: 'desc' }],
    }
  },
})
