/** "1 mentor", "18 mentors". */
export function mentorsText(count: number): string {
  return `${count} mentor${count === 1 ? '' : 's'}`
}
