/** A mentor's profile. `/mentors/…` leads there. */
export function mentorPath(mentorId: number): string {
  return `/mentor/${mentorId}`
}
