/** The pictures of people who have none: a plain figure on drawing paper, in the product's blue. */

const PAPER = '#eaf0fa'
const GRID = '#c9d6ec'
const LINE = '#1d4fa0'
const SIZE = 320

const grid = Array.from({ length: SIZE / 20 - 1 }, (_, i) => (i + 1) * 20)
  .map((at) => `M${at} 0V${SIZE}M0 ${at}H${SIZE}`)
  .join('')

/** Head, neck and shoulders; a mentor wears a hard hat, a mentee carries a drawing tube. */
const figure =
  '<circle cx="160" cy="132" r="46"/><path d="M138 172v22M182 172v22"/><path d="M68 320c2-74 34-120 92-120s90 46 92 120"/>'
const hat = '<path d="M106 118a54 54 0 0 1 108 0"/><path d="M96 118h128"/><path d="M148 66v30M172 66v30"/>'
const tube = '<path d="M212 300l40-128 18 6-40 128"/><path d="M250 178l22 7"/>'

function drawing(extra: string, title: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img"><title>${title}</title><rect width="${SIZE}" height="${SIZE}" fill="${PAPER}"/><path d="${grid}" stroke="${GRID}" fill="none"/><g fill="${PAPER}" stroke="${LINE}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${figure}${extra}</g></svg>`
}

/** By file name under /media. */
export const DEFAULT_PICTURES: ReadonlyMap<string, string> = new Map([
  ['default-mentor.svg', drawing(hat, 'Mentor')],
  ['default-mentee.svg', drawing(tube, 'Mentee')],
])
