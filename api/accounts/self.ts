/** Whether somebody asks about themselves. */
import type { UserType } from '../generated/prisma/enums.ts'
import type { Context } from '../graphql/context.ts'

type Asker = Pick<Context, 'member' | 'administrator' | 'memo'>

const registeredKey = (type: UserType, id: number) => `registered:${type}:${id}`

/** Lets the operation that has just registered an account read it back as its owner. Nobody is signed in by it. */
export function showRegistered(context: Asker, type: UserType, id: number): void {
  context.memo.set(registeredKey(type, id), true)
}

/** The asker is this very account, or has just registered it. */
export function isSelf({ member, memo }: Asker, type: UserType, id: number): boolean {
  return (member?.type === type && member.id === id) || memo.has(registeredKey(type, id))
}

/** The account itself, or an administrator: who may see its e-mail address. */
export function isSelfOrAdmin(context: Asker, type: UserType, id: number): boolean {
  return context.administrator !== null || isSelf(context, type, id)
}
