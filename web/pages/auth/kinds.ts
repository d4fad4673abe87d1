import type { SignInKind } from '../../lib/paths.ts'

/** Name of an account type within a sentence. */
export const KIND_NOUNS: Record<SignInKind, string> = {
  mentor: 'mentor',
  mentee: 'mentee',
  community: 'community member',
}

/** Names in the schema. */
export const USER_TYPES = { mentor: 'MENTOR', mentee: 'MENTEE', community: 'COMMUNITY' } as const

/** Account type of a schema type; null if unknown. */
export function kindOf(type: string): SignInKind | null {
  const kind = type.toLowerCase()
  return kind === 'mentor' || kind === 'mentee' || kind === 'community' ? kind : null
}
