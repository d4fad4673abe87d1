import type { SignInKind } from '../../lib/paths.ts'

/** What a kind of account is called within a sentence. */
export const KIND_NOUNS: Record<SignInKind, string> = {
  mentor: 'mentor',
  mentee: 'mentee',
  community: 'community member',
}

/** As the graph names them. */
export const USER_TYPES = { mentor: 'MENTOR', mentee: 'MENTEE', community: 'COMMUNITY' } as const

/** The kind of a type in the graph; null for one that is not known here. */
export function kindOf(type: string): SignInKind | null {
  const kind = type.toLowerCase()
  return kind === 'mentor' || kind === 'mentee' || kind === 'community' ? kind : null
}
