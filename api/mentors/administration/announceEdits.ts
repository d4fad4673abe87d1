import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { OutgoingMail } from '../../mail/outbox.ts'
import { mailAndNotify } from '../../notifications/mailAndNotify.ts'
import type { MentorUpdate } from '../../rules/inputs/mentorByAdministrator.ts'
import { forEachList } from '../../rules/people/mentorLists.ts'
import { forEachText } from '../../rules/people/mentorTexts.ts'
import { formatRupees } from '../../rules/text/format.ts'

const PRICES = { starterPackageRate: 'Starter', advancedPackageRate: 'Advanced' } as const

/** Other mails are about the address and the status, and prices are told with their amounts. */
type ToldElsewhere = 'email' | 'profileVersion' | keyof typeof PRICES

/** What the mentor reads of a field. */
const FIELDS: Record<Exclude<keyof MentorUpdate, ToldElsewhere>, string> = {
  name: 'Full name',
  profileImage: 'Picture',
  linkedinUrl: 'LinkedIn profile',
  mainBranch: 'Branch',
  subBranch: 'Specialization',
  experience: 'Experience',
  rating: 'Rating',
  reviewCount: 'Number of reviews',
  bio: 'Bio',
  ...forEachList((_name, { label }) => label),
  weeklyAvailability: 'Weekly hours',
  ...forEachText((_name, { label }) => label),
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
  const labels: Readonly<Record<string, string>> = FIELDS
  const others = fields.flatMap((name) => labels[name] ?? [])
  const said = [
    ...(prices.length > 0 ? [`Our team has changed your prices: ${prices.join('; ')}.`, HOLDS] : []),
    ...(others.length > 0 ? [`Our team has changed your profile: ${others.join(', ')}.`] : []),
  ]
  if (said.length === 0) return
  const title = prices.length > 0 ? 'Your prices have changed' : 'Our team has edited your profile'
  const mail: OutgoingMail = {
    kind: 'mentor-edited',
    dedupeKey: `mentor:${id}:edited:${version}`,
    to: email,
    recipient: { type: 'mentor', id },
    about: null,
    subject: title,
    content: {
      heading: title,
      paragraphs: [...said, 'If you think that this is a mistake, please write to our team.'],
      action: { label: 'See your profile', url: `${app.config.publicUrl}${PROFILE}` },
    },
  }
  await mailAndNotify(tx, app, mail, { by: null, type: 'general', title, message: said.join(' '), link: PROFILE })
}

const HOLDS = 'They apply to new bookings. Paid bookings do not change.'

/** A rate of 0 is the suggested price. */
const priceOf = (paise = 0): string => (paise > 0 ? formatRupees(paise) : 'the suggested price')
