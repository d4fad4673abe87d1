import type { Prisma, RequestStatus } from '../../../api/generated/prisma/client.ts'
import type { DemoTime } from '../demoTime.ts'
import { menteeId } from './mentees.ts'
import type { Ledger } from './ledger.ts'
import type { DemoMentor } from './mentors.ts'
import { findSlot } from './sessions.ts'

/** Mentor, mentee, status, days ago, topic, background, answer. */
type RequestDraft = readonly [string, string, RequestStatus, number, string, string, string?]

const REQUESTS: readonly RequestDraft[] = [
  [
    'Ananya Iyer',
    'Arjun Sharma',
    'pending',
    2,
    'Retaining walls for a mine haul road',
    'Fourth year mining. My project has a 7 m wall and nobody here designs walls.',
  ],
  [
    'Ananya Iyer',
    'Sneha Kulkarni',
    'pending',
    1,
    'Checking storey drift by hand',
    'Final year. My ETABS drift and my hand value differ by a factor of two.',
  ],
  [
    'Ananya Iyer',
    'Priya Raghunathan',
    'approved',
    26,
    'Moving from site to a design office',
    'One year on a housing site in Madurai, three RCC courses done.',
    'Gladly. Bring your resume and one drawing you are proud of.',
  ],
  [
    'Ananya Iyer',
    'Vikram Patil',
    'approved',
    24,
    'Torsion in my hostel model',
    'Final year civil, G+7 hostel in zone IV, modelled in ETABS.',
    'A good case. Book a month if you want to take it to the end; one session will do for the torsion.',
  ],
  [
    'Ananya Iyer',
    'Danish Wani',
    'rejected',
    40,
    'Tooling for a press shop',
    'Working in manufacturing, looking for a second opinion on fixtures.',
    'This is not my field, and you deserve someone whose it is. Try Mahesh Thakur or Karthikeyan Palanisamy.',
  ],
  [
    'Meera Nambiar',
    'Vikram Patil',
    'pending',
    3,
    'Sewage treatment for a hostel',
    'The same hostel has 400 residents, and my guide wants a treatment plant in the report.',
  ],
  [
    'Mohammed Irfan Qureshi',
    'Vikram Patil',
    'rejected',
    15,
    'Precast stairs for a G+7 building',
    'I would like to replace cast in situ stairs in my project.',
    'I am not taking new mentees until the yard in Sanand runs. Please ask again in January.',
  ],
  [
    'Harpreet Singh Gill',
    'Gurnoor Sidhu',
    'approved',
    20,
    'A robot cell as a portfolio project',
    'Fresh graduate, PLC training of three months, a used trainer at home.',
    'Yes. Come with the I/O list written out.',
  ],
  [
    'Nikhil Agarwal',
    'Keerthana Mohan',
    'withdrawn',
    12,
    'Choosing between VLSI and embedded',
    'Third year ECE with one project in each.',
  ],
  [
    'Fathima Rahman',
    'Lavanya Chitturi',
    'pending',
    1,
    'Relay settings for a lab exercise',
    'Final year instrumentation, elective in power system protection.',
  ],
]

/** Mentorship requests in each state; the preferred time of an open one lies ahead. */
export function requestRows(time: DemoTime, people: readonly DemoMentor[]): Prisma.MentorshipRequestCreateManyInput[] {
  return REQUESTS.map(([mentorName, menteeName, status, ago, discussionTopic, background, responseMessage], place) => {
    const mentor = people.find(({ draft }) => draft.name === mentorName)
    if (mentor === undefined) throw new RangeError(`no demo mentor ${mentorName}`)
    const createdAt = time.at(-ago, `1${place % 10}:15`)
    return {
      id: place + 1,
      mentorId: mentor.id,
      menteeId: menteeId(menteeName),
      discussionTopic,
      background,
      preferredDateTime: time.at(6 - ago + (status === 'pending' ? 3 : 0), '19:00'),
      additionalNotes: place % 3 === 0 ? 'Evenings after seven suit me best.' : null,
      status,
      responseMessage: responseMessage ?? null,
      respondedAt: status === 'approved' || status === 'rejected' ? time.at(1 - ago, '08:00') : null,
      createdAt,
    }
  })
}

/** Days from which the open slots are looked for that a request proposes, by its topic. */
const PROPOSED: Record<string, readonly number[]> = {
  'Checking storey drift by hand': [5, 8, 11],
  'Sewage treatment for a hostel': [6, 13],
}

/** The open slots that requests propose. */
export function requestTimeRows(
  ledger: Ledger,
  time: DemoTime,
  people: readonly DemoMentor[],
): Prisma.RequestTimeCreateManyInput[] {
  return REQUESTS.flatMap(([mentorName, menteeName, , , topic]) =>
    (PROPOSED[topic] ?? []).map((from) => {
      const mentor = people.find(({ draft }) => draft.name === mentorName)!
      const { startsAt, endsAt } = findSlot(ledger, time, mentor, menteeId(menteeName), from, 1)
      return { requestId: requestIdOf(topic), startsAt, endsAt }
    }),
  )
}

/** Numeric id of the request about this topic. */
export function requestIdOf(topic: string): number {
  return REQUESTS.findIndex((draft) => draft[4] === topic) + 1
}
