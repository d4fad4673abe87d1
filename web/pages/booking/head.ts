import type { PackageType } from '../../../api/rules/money.ts'
import type { Head } from '../../lib/headTags.ts'
import { bookingPath } from '../../features/bookings/bookingAddress.ts'

interface Booked {
  mentorId: number
  mentorName: string
  packageType: PackageType
}

/** What is being booked, for the heading and the title. */
export function bookingTitle(packageType: PackageType): string {
  return packageType === 'starter' ? 'Book a Starter session' : 'Book an Advanced plan'
}

/** With whom, and which package. */
export function bookingHead({ mentorId, mentorName, packageType }: Booked): Head {
  return {
    title: `${bookingTitle(packageType)} with ${mentorName}`,
    description: `Choose a time with ${mentorName}, say what you need, pay.`,
    path: bookingPath(mentorId, { packageType }),
    noIndex: true,
  }
}
