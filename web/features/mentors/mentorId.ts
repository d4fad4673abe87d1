const LARGEST = 2_147_483_647

/** The numeric id in an address; 0, which nobody has, when it is none. */
export function mentorId(text: string | undefined): number {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
  return id <= LARGEST ? id : 0
}
