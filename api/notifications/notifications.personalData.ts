import type { PersonalData } from '../contracts/personalData.ts'
import { eraseNotifications } from './eraseNotifications.ts'

/** What a person was notified of, which goes; and their name in what others were. */
export const notificationPersonalData: PersonalData = {
  covers: ['notifications.user_id', 'notifications.user_type', 'notifications.about_id', 'notifications.about_type'],
  async data(db, { type, id }) {
    return {
      notifications: await db.notification.findMany({
        where: { userType: type, userId: id },
        orderBy: { id: 'asc' },
        select: { type: true, title: true, message: true, isRead: true, createdAt: true },
      }),
    }
  },
  erase: eraseNotifications,
}
