/** What happens to a person's notifications, told live to every tab and device of theirs. */
import type { Transaction } from '../database/client.ts'
import { publish } from '../database/pubsub.ts'
import type { UserType } from '../generated/prisma/enums.ts'

/** Whose notifications. Ids are unique within a kind of account only. */
export interface NotificationOwner {
  type: UserType
  id: number
}

/** A change; ids are numeric. `allRead` concerns all up to `upTo`. */
export type NotificationChange =
  | { change: 'created' | 'changed' | 'read' | 'deleted'; notificationId: number }
  | { change: 'allRead'; upTo: number }

/** Topic on which changes of a person's notifications are announced. */
export const notificationTopic = ({ type, id }: NotificationOwner) => `notifications:${type}:${id}`

/** Announces with the transaction of the change: heard on its commit, never after a rollback. */
export function announceChange(tx: Transaction, owner: NotificationOwner, change: NotificationChange): Promise<void> {
  return publish(tx, notificationTopic(owner), { ...change })
}

/** Selects a person's own rows. */
export const ownedBy = ({ type, id }: NotificationOwner) => ({ userType: type, userId: id })
