/** A mentor's profile, by its canonical path. */
export function mentorPath(mentorId: number): string {
  return `/mentors/${mentorId}`
}
