/** A chat message: who, how many days after the plan's start, IST time, text. */
export type ChatLine = readonly ['mentor' | 'mentee', number, string, string]

/** A plan (the Advanced package) to write down. */
export interface PlanDraft {
  mentor: string
  mentee: string
  /** Days from today; over when it is 30 or more days back. */
  start: number
  /** Calls already held. */
  callsHeld: number
  goals: { career: string; skills: string; role: string; timeline: string; challenges: string }
  roadmap: { title: string; description: string; milestones: string; resources: string; duration: string }
  chat: readonly ChatLine[]
  /** How many of the last messages the other side has not read. */
  unread: number
}
