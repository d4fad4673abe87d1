/** A mentor's profile with its weekly hours, as a save finds and leaves it. */
import type { Transaction } from '../database/client.ts'
import { WEEKDAYS, type WeekdayName, type WeeklyHours } from '../rules/inputs/availability.ts'

/** The profile as it is stored, null when it is gone; whoever else saves it waits until the transaction ends. */
export async function lockedProfile(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT id FROM mentors WHERE id = ${id} FOR UPDATE`
  const mentor = await tx.mentor.findUnique({
    where: { id },
    omit: { searchText: true, searchNames: true, nameFolded: true, passwordHash: true },
    include: { availability: { select: { dayOfWeek: true, startTime: true, endTime: true, isActive: true } } },
  })
  if (!mentor) return null
  const { availability, ...profile } = mentor
  const hours: Hours = {}
  for (const { dayOfWeek, isActive, startTime, endTime } of availability)
    hours[dayOfWeek] = { enabled: isActive, startTime, endTime }
  return { ...profile, hours }
}

/** By day, 0 is Sunday. */
type Hours = Record<number, { enabled: boolean; startTime: string; endTime: string }>

/** The whole week after the save; undefined when no day was given. */
export function hoursGiven(week: WeeklyHours | undefined, stored: Hours): Hours | undefined {
  const days = Object.entries(week ?? {}).filter(([, day]) => day)
  if (days.length === 0) return undefined
  const given = Object.fromEntries(days.map(([name, day]) => [WEEKDAYS[name as WeekdayName], day]))
  return { ...stored, ...given } as Hours
}

/** Puts the days of a week in the place of those that are stored. */
export async function saveHours(tx: Transaction, mentorId: number, hours: Hours): Promise<void> {
  for (const [day, { enabled, startTime, endTime }] of Object.entries(hours)) {
    const dayOfWeek = Number(day)
    const times = { startTime, endTime, isActive: enabled }
    await tx.mentorAvailability.upsert({
      where: { mentorId_dayOfWeek: { mentorId, dayOfWeek } },
      create: { mentorId, dayOfWeek, ...times },
      update: times,
    })
  }
}
