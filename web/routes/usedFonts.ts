/** Fonts that some pages use, besides those of every page, and what of a page's HTML or styles shows it. */
const USED_BY = {
  500: /<(?:time|code)\b|font:500 [^;}]*var\(--mono\)|font-family:var\(--mono\)(?!;font-weight)/,
  600: /font:600 [^;}]*var\(--mono\)|font-family:var\(--mono\);font-weight:600/,
  '₹': /₹/,
} as const

/** What `web/startFonts.ts` loads for a page: weights of the mono, and whether it shows amounts. */
export const usedFonts = (page: string): string =>
  Object.entries(USED_BY)
    .filter(([, shows]) => shows.test(page))
    .map(([font]) => font)
    .join(' ')
