import { makeWorkshop } from '../../testing/factories.ts'
import { bounded } from '../../testing/mailCauses.ts'
import { adminCancelRegistration, adminMoveRegistration } from '../register/adminRegistrations.ts'
import { HAS_SEAT, seats, TITLE } from './workshopSeats.testing.ts'

const TEAM = { id: 1, username: 'admin' }
const REASON = 'You asked for it. <b>See</b> https://evil.example/x.'
const TEAM_ACTS = 'workshops/announce/announceTeamActs.ts'

export const causes = bounded(HAS_SEAT, [
  {
    name: 'registration cancelled by the team',
    file: TEAM_ACTS,
    // The mentor hears of it too.
    mails: 2,
    cause: async (tested, people) => {
      const { ids } = await seats(tested, people)
      const free = { refund: 0, expectedRefundable: 0, reason: REASON }
      await adminCancelRegistration(tested.app, TEAM, { registrationId: ids[0], ...free })
    },
  },
  {
    name: 'registration moved by the team',
    file: TEAM_ACTS,
    // Both workshops are of the same mentor.
    mails: 3,
    cause: async (tested, people) => {
      const { workshop, ids } = await seats(tested, people)
      const { mentorId, instructorName } = workshop
      const target = await makeWorkshop(tested.db, { mentorId, instructorName, title: TITLE })
      const wish = { registrationId: ids[0], workshopId: target.id, reason: REASON }
      await adminMoveRegistration(tested.app, TEAM, wish)
    },
  },
])
