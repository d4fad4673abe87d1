import type { AccountRef } from '../../contracts/personalData.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { queueEmail } from '../../mail/outbox.ts'
import { notify } from '../../notifications/notify.ts'
import { forEachList } from '../../rules/people/mentorLists.ts'
import { formatRupees } from '../../rules/text/format.ts'

const PRICES = { starterPackageRate: 'Starter', advancedPackageRate: 'Advanced' } as const

/** What the mentor reads of a field. The address and the status are missing, because other mails are about them. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'Full name',
  profileImage: 'Picture',
  linkedinUrl: 'LinkedIn profile',
  mainBranch: 'Branch',
  subBranch: 'Specialization',
  experience: 'Experience',
  currentJobTitle: 'Job title',
  currentCompany: 'Company',
  currentCity: 'City',
  currentCountry: 'Country',
  rating: 'Rating',
  reviewCount: 'Number of reviews',
  bio: 'Bio',
  ...forEachList((_name, { label }) => label),
  weeklyAvailability: 'Weekly hours',
  timeSlotsPerWeek: 'Availability notes',
  whyIMentor: 'Why I mentor',
  successStories: 'Success stories',
  available: 'Available for bookings',
  // Who is switched off is not told.
  isActive: 'Account (you can log in again)',
}

interface Edits {
  id: number
  email: string
  /** The version that the save has made. */
  version: number
  fields: readonly string[]
  /** Rates in paise, as they were and are now. */
  before: Record<keyof typeof PRICES, number>
  after: { [Name in keyof typeof PRICES]?: number | undefined }
}

const PROFILE = '/mentor-dashboard?tab=profile'

/** Tells a mentor what our team has changed in their profile; call it in the transaction of the save. */
export async function announceEdits(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { id, email, version, fields, before, after }: Edits,
): Promise<void> {
  const prices = (['starterPackageRate', 'advancedPackageRate'] as const)
    .filter((name) => fields.includes(name))
    .map((name) => `${PRICES[name]} ${priceOf(after[name])}, before ${priceOf(before[name])}`)
  const others = fields.flatMap((name) => FIELDS[name] ?? [])
  const said = [
    ...(prices.length > 0 ? [`Our team has changed your prices: ${prices.join('; ')}.`, HOLDS] : []),
    ...(others.length > 0 ? [`Our team has changed your profile: ${others.join(', ')}.`] : []),
  ]
  if (said.length === 0) return
  const title = prices.length > 0 ? 'Your prices have changed' : 'Our team has edited your profile'
  const recipient: AccountRef = { type: 'mentor', id }
  const dedupeKey = `mentor:${id}:edited:${version}`
  await queueEmail(tx, app, {
    kind: 'mentor-edited',
    dedupeKey,
    to: email,
    recipient,
    about: null,
    subject: title,
    content: {
      heading: title,
      paragraphs: [...said, 'If you think that this is a mistake, please write to our team.'],
      action: { label: 'See your profile', url: `${app.config.publicUrl}${PROFILE}` },
    },
  })
  const notice = { type: 'general', title, message: said.join(' '), link: PROFILE } as const
  await notify(tx, { dedupeKey, userType: 'mentor', userId: id, about: null, by: null, ...notice })
}

const HOLDS = 'They apply to new bookings. Paid bookings do not change.'

/** A rate of 0 is the suggested price. */
const priceOf = (paise = 0): string => (paise > 0 ? formatRupees(paise) : 'the suggested price')
