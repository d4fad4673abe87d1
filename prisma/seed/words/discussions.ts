/** A discussion thread: authors are places in the list of community members. */
export interface ThreadDraft {
  title: string
  body: string
  author: number
  category: string
  tags: string
  pinned?: true
  replies: readonly { author: number; content: string }[]
  /** Members who like it. */
  likes: readonly number[]
}

export const threads: readonly ThreadDraft[] = [
  {
    title: 'Which software should a civil student learn first?',
    body: 'Second year, and every senior names a different one. I can spend an hour a day. What would you start with?',
    author: 0,
    category: 'Career',
    tags: 'software | students',
    pinned: true,
    replies: [
      {
        author: 6,
        content: 'AutoCAD for a month, then one analysis package. Drawing fast is what you need on site in week one.',
      },
      { author: 3, content: 'A spreadsheet, honestly. I check every program with one.' },
    ],
    likes: [1, 2, 6],
  },
  {
    title: 'Meter reads fine on the bench and fails in the panel',
    body: 'Same wiring, same supply. Inside the panel the RS-485 meter drops out when the drive starts. Where do I look first?',
    author: 1,
    category: 'Technical',
    tags: 'RS-485 | noise',
    replies: [
      { author: 3, content: 'Shield grounded at one end only? And look at the distance to the motor cable.' },
      { author: 1, content: 'It was tied to the motor cable for two metres. Moved it, solved. Thank you!' },
    ],
    likes: [3, 4],
  },
  {
    title: 'Plant visit checklist for first-timers',
    body: 'We visit a forging plant next week. What should we look at, other than the hammers?',
    author: 2,
    category: 'Events',
    tags: 'plant visit',
    replies: [{ author: 5, content: 'Watch where material waits. Ask what the gauge room rejected last week.' }],
    likes: [5],
  },
]
