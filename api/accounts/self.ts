/** Whether somebody asks about themselves. */
import type { UserType } from '../generated/prisma/enums.ts'
import type { Context } from '../graphql/context.ts'

/** Who asks, and which accounts they have just registered. */
export type Asker = Pick<Context, 'member' | 'administrator' | 'registered'>

/** The asker is this very account, or has just registered it. */
export function isSelf({ member, registered }: Asker, type: UserType, id: number): boolean {
  const isIt = (account: { type: UserType; id: number } | null) => account?.type === type && account.id === id
  return isIt(member) || registered.some(isIt)
}

/** The account itself, or an administrator: who may see its email address. */
export function isSelfOrAdmin(context: Asker, type: UserType, id: number): boolean {
  return context.administrator !== null || isSelf(context, type, id)
}
