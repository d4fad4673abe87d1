import type { PersonalData } from '../contracts/personalData.ts'
import { endSessions } from './sessions.ts'
import { deviceName } from './device.ts'

/** Where a person is signed in; it ends at once, sockets included. */
export const sessionPersonalData: PersonalData = {
  covers: ['sessions.user_id', 'sessions.user_type', 'sessions.user_agent', 'sessions.ip'],
  /** Nothing that would let anyone in. */
  async data(db, { type, id }, now) {
    const rows = await db.session.findMany({
      where: { userType: type, userId: id, expiresAt: { gt: now } },
      orderBy: { id: 'asc' },
      select: { userAgent: true, ip: true, createdAt: true, lastSeenAt: true, expiresAt: true },
    })
    return {
      devices: rows.map(({ createdAt, ...row }) => ({
        device: deviceName(row.userAgent),
        signedInAt: createdAt,
        ...row,
      })),
    }
  },
  erase: async (tx, closing) => void (await endSessions(tx, closing)),
}
