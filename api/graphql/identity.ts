/** Who is asking. Ids are unique per account type only, so they are branded types that cannot be mixed up. */
import { initContextCache } from '@pothos/core'
import type { UserType } from '../generated/prisma/enums.ts'
import { NotAllowedError, NotSignedInError } from '../rules/userErrors.ts'

declare const kind: unique symbol

/** Id of a mentor's account; a mentee's id does not compile as one. */
export type MentorId = number & { readonly [kind]: 'mentor' }
export type MenteeId = number & { readonly [kind]: 'mentee' }
export type CommunityMemberId = number & { readonly [kind]: 'community' }

interface Ids {
  mentor: MentorId
  mentee: MenteeId
  community: CommunityMemberId
}

/** The logged-in member; `sessionHash` is the SHA-256 of the session's token. */
export type Member = { [K in UserType]: { type: K; id: Ids[K]; sessionHash: string } }[UserType]

export interface Administrator {
  id: number
  username: string
  sessionHash: string
}

/** On whose behalf an operation runs. Only `become` and `becomeAdministrator` change it. */
export interface Identity {
  readonly member: Member | null
  readonly administrator: Administrator | null
  /** Logged in with their password alone where a second factor is required: they may only set it up. */
  readonly enrolling?: Administrator | null
}

/** Makes an actor from a session row or a verified password: the only place that brands numbers as ids of persons. */
export function memberFrom(row: { type: UserType; id: number; sessionHash: string }): Member {
  return row as Member
}

type Asker = Pick<Identity, 'member'>

/** The member who asks; throws NotSignedInError. */
export function memberOf({ member }: Asker): Member {
  if (!member) throw new NotSignedInError()
  return member
}

/** The mentor who asks; throws NotSignedInError, and NotAllowedError for every other kind. */
export const mentorOf = (asker: Asker): MentorId => idOf(asker, 'mentor')

/** The mentee who asks; throws NotSignedInError, and NotAllowedError for every other kind. */
export const menteeOf = (asker: Asker): MenteeId => idOf(asker, 'mentee')

function idOf<Type extends UserType>(asker: Asker, type: Type): Ids[Type] {
  const member = memberOf(asker)
  if (member.type !== type) throw new NotAllowedError()
  return member.id as Ids[Type]
}

/** A member who can be on a side of a booking, a plan or a conversation. */
export type SideMember = Extract<Member, { type: 'mentor' | 'mentee' }>

/** The mentor or mentee who asks; throws NotSignedInError, and NotAllowedError for community members. */
export function sideMemberOf(asker: Asker): SideMember {
  const member = memberOf(asker)
  if (member.type === 'community') throw new NotAllowedError()
  return member
}

/** The administrator who asks; throws NotSignedInError, even if a member is logged in. */
export function administratorOf({ administrator }: Pick<Identity, 'administrator'>): Administrator {
  if (!administrator) throw new NotSignedInError()
  return administrator
}

/** The administrator who asks, one who must still set up the second factor too; throws NotSignedInError. */
export function anyAdministratorOf({
  administrator,
  enrolling,
}: Pick<Identity, 'administrator' | 'enrolling'>): Administrator {
  const asker = administrator ?? enrolling
  if (!asker) throw new NotSignedInError()
  return asker
}

interface Memory {
  memo: Map<unknown, unknown>
}

/** Switches the operation to this member, or to a visitor, and clears cached scopes and look-ups. */
export function become(context: Identity & Memory, member: Member | null): void {
  change(context, { member })
}

export function becomeAdministrator(
  context: Identity & Memory,
  { administrator = null, enrolling = null }: Partial<Pick<Identity, 'administrator' | 'enrolling'>>,
): void {
  change(context, { administrator, enrolling })
}

function change(context: Identity & Memory, who: Partial<Identity>): void {
  // Scopes are cached per operation; a new cache key makes them run again.
  Object.assign(context, who, initContextCache())
  context.memo.clear()
}
