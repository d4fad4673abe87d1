import { mainBranchOf } from '../../../api/rules/people/branches.ts'
import { DEFAULT_MAIN_BRANCH, TERMS_VERSION } from '../../../api/rules/constants.ts'
import type { Prisma } from '../../../api/generated/prisma/client.ts'
import { demoEmail, entries, handle } from '../draftText.ts'
import type { DemoTime } from '../demoTime.ts'
import { communityMembers } from '../people/community.ts'
import { mentees } from '../people/mentees.ts'
import { seededRandom } from '../random.ts'

/** Place of the demo mentee. */
export const DEMO_MENTEE = 1

/** Place, from 0, of the one mentee who has yet to confirm their address. */
const UNCONFIRMED = 4

/** Id of a mentee by name. */
export function menteeId(name: string): number {
  const place = mentees.findIndex((mentee) => mentee.name === name)
  if (place < 0) throw new RangeError(`no demo mentee ${name}`)
  return place + 1
}

/** Rows of the mentees; all joined before the oldest booking. */
export function menteeRows(
  time: DemoTime,
  password: string,
  pictures: ReadonlyMap<string, string>,
): Prisma.MenteeCreateManyInput[] {
  const random = seededRandom('mentees')
  return mentees.map((draft, place) => {
    const joined = -random.int(342, 400)
    return {
      id: place + 1,
      name: draft.name,
      email: demoEmail(draft.name),
      passwordHash: password,
      mainBranch: mainBranchOf(draft.subBranch) ?? DEFAULT_MAIN_BRANCH,
      subBranch: draft.subBranch,
      currentLevel: draft.level,
      college: draft.college,
      year: draft.year,
      bio: draft.bio ?? null,
      goals: draft.goals ?? null,
      profileImage: pictures.get(draft.name) ?? null,
      linkedinUrl: `https://linkedin.example/in/${handle(draft.name)}`,
      termsAccepted: true,
      termsAcceptedAt: time.at(joined, '19:05'),
      termsVersion: TERMS_VERSION,
      emailConfirmedAt: place === UNCONFIRMED ? null : time.at(joined, '19:02'),
      createdAt: time.at(joined, '19:00'),
    }
  })
}

/** Rows of the community members; they have set a password. */
export function communityRows(time: DemoTime, password: string): Prisma.CommunityMemberCreateManyInput[] {
  return communityMembers.map((draft, place) => ({
    id: place + 1,
    name: draft.name,
    email: demoEmail(draft.name),
    branch: draft.branch,
    type: draft.type,
    interests: entries(draft.interests),
    joinDate: time.at(-90 + place * 9, '18:30'),
    passwordHash: password,
    emailConfirmedAt: time.at(-90 + place * 9, '18:40'),
    termsAccepted: true,
    termsAcceptedAt: time.at(-90 + place * 9, '18:42'),
    termsVersion: TERMS_VERSION,
  }))
}
