/** What an administrator can decide about a refund that waits, in words. */
interface DecisionWords {
  /** On its button. */
  act: string
  title: string
  label: string
  hint: string
  /** What follows. */
  consequence: string
  /** Said of a refund on which it was decided. */
  badge: string
}

const WORDS: Readonly<Record<string, DecisionWords>> = {
  RETURNED_ELSEWHERE: {
    act: 'Returned another way',
    title: 'Was this money returned another way?',
    label: 'How it was returned',
    hint: 'We email it to the payer, such as: “By bank transfer, reference 4711”.',
    consequence: 'We tell the payer that the money was returned, how and when. It is not refunded again.',
    badge: 'Returned another way',
  },
  NOT_RETURNED: {
    act: 'Not to be returned',
    title: 'Decide not to return this money?',
    label: 'Why it is not returned',
    hint: 'We email it to the payer.',
    consequence: 'We tell the payer that this money will not be refunded, and why. It can still be refunded later.',
    badge: 'Not to be returned',
  },
  EXPLAINED: {
    act: 'Mark as explained',
    title: 'Do both sides know about this refund?',
    label: 'What was done',
    hint: 'Only administrators can read it.',
    consequence: 'We don’t email anyone. The refund leaves the work queue.',
    badge: 'Explained',
  },
}

/** Words of a decision; one that is newer than this page has none. */
export const decisionWords = (decision: string): DecisionWords | undefined => WORDS[decision]
