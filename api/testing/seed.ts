/** Where generated tests start from: the same place each time, so that a run turns red only by what was changed. */
const USUAL = 20_261_122

/** The seed that an environment variable names: a number as it stands, `random` for another each run, none for the usual one. */
export function seedOf(variable: string): number {
  const given = process.env[variable] ?? ''
  if (given === '') return USUAL
  const seed = given === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(given)
  if (!Number.isInteger(seed)) throw new Error(`${variable} must be a whole number or "random"`)
  return seed
}
