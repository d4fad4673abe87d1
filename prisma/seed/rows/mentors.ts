import { forEachList } from '../../../api/rules/people/mentorLists.ts'
import { forEachProse } from '../../../api/rules/people/mentorTexts.ts'
import { mainBranchOf } from '../../../api/rules/people/branches.ts'
import { DEFAULT_MAIN_BRANCH, TERMS_VERSION } from '../../../api/rules/constants.ts'
import type { AvailabilityWindow } from '../../../api/rules/time/slots.ts'
import type { MentorStatus, Prisma } from '../../../api/generated/prisma/client.ts'
import { demoEmail, entries, handle, paragraph } from '../draftText.ts'
import { minutesAfter } from '../demoTime.ts'
import type { DemoTime } from '../demoTime.ts'
import { pendingMentors, rejectedMentors } from '../mentors/applicants.ts'
import type { MentorDraft } from '../mentors/mentorDraft.ts'
import { mentors } from '../mentors/mentors.ts'
import { seededRandom } from '../random.ts'

/** An accepted mentor with what bookings are made from. */
export interface DemoMentor {
  id: number
  draft: MentorDraft
  windows: AvailabilityWindow[]
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const PAISE = 100

/** Windows of `Tue Thu 18:00-21:00, Sat 09:00-19:00`. */
function windowsOf(hours: string): AvailabilityWindow[] {
  return hours.split(', ').flatMap((part) => {
    const words = part.split(' ')
    const [startTime = '', endTime = ''] = (words.at(-1) ?? '').split('-')
    return words.slice(0, -1).map((day) => ({ dayOfWeek: WEEKDAYS.indexOf(day), startTime, endTime, isActive: true }))
  })
}

/** The accepted mentors; ids count from 1 in the order of the list. */
export function demoMentors(): DemoMentor[] {
  return mentors.map((draft, place) => ({
    id: place + 1,
    draft,
    windows: draft.hours === undefined ? [] : windowsOf(draft.hours),
  }))
}

/** Rows of all mentors and applicants. Ratings come later, from the reviews; `pictures` are by name. */
export function mentorRows(
  time: DemoTime,
  password: string,
  pictures: ReadonlyMap<string, string>,
): Prisma.MentorCreateManyInput[] {
  const random = seededRandom('mentors')
  const everyone: { draft: MentorDraft; status: MentorStatus }[] = [
    ...mentors.map((draft) => ({ draft, status: 'accepted' as const })),
    ...pendingMentors.map((draft) => ({ draft, status: 'pending_review' as const })),
    ...rejectedMentors.map((draft) => ({ draft, status: 'rejected' as const })),
  ]
  return everyone.map(({ draft, status }, place) => {
    // Reviewed mentors were there before the oldest booking; the others are new.
    const joined = draft.reviews === undefined ? -random.int(3, 30) : -random.int(345, 600)
    return mentorRow(place + 1, draft, status, time, joined, { password, picture: pictures.get(draft.name) })
  })
}

function mentorRow(
  id: number,
  draft: MentorDraft,
  status: MentorStatus,
  time: DemoTime,
  joined: number,
  { password, picture }: { password: string; picture: string | undefined },
): Prisma.MentorCreateManyInput {
  const [currentJobTitle = '', currentCompany = '', currentCity = ''] = entries(draft.work)
  const accepted = status === 'accepted'
  return {
    id,
    name: draft.name,
    email: demoEmail(draft.name),
    passwordHash: password,
    bio: paragraph(draft.bio),
    mainBranch: mainBranchOf(draft.subBranch) ?? DEFAULT_MAIN_BRANCH,
    subBranch: draft.subBranch,
    experience: draft.experience,
    starterPackageRate: draft.rates[0] * PAISE,
    advancedPackageRate: draft.rates[1] * PAISE,
    available: draft.busy !== true,
    profileImage: picture ?? null,
    linkedinUrl: `https://linkedin.example/in/${handle(draft.name)}`,
    status,
    currentCity,
    currentCountry: 'India',
    currentJobTitle,
    currentCompany,
    ...forEachList((name) => entries(draft[name])),
    ...forEachProse((name) => draft[name] ?? null),
    termsAccepted: accepted,
    termsAcceptedAt: accepted ? time.at(joined + 2, '20:00') : null,
    termsVersion: accepted ? TERMS_VERSION : null,
    emailConfirmedAt: time.at(joined, '11:25'),
    lastLoginAt: null,
    lastActiveAt: minutesAfter(time.now, -draft.lastActive),
    createdAt: time.at(joined, '11:20'),
  }
}

/** Weekly hours of the accepted mentors. */
export function availabilityRows(people: readonly DemoMentor[]): Prisma.MentorAvailabilityCreateManyInput[] {
  return people.flatMap(({ id, windows }) => windows.map((window) => ({ mentorId: id, ...window })))
}
