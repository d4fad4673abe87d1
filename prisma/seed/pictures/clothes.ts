import { LIGHT, SHADE } from './palette.ts'

/** What a person wears. */
export type Wear = 'shirt' | 'blazer' | 'kurta' | 'tunic' | 'saree' | 'hoodie' | 'jacket' | 'coat'

const SHOULDERS = 'M9 98c.8-19 12-27.500 28.500-30.500 5.500 5.500 15.500 5.500 21 0C75 70.500 86.200 79 87 98z'
const body = (colour: string) => `<path d="${SHOULDERS}" fill="${colour}"/>`
const path = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`
const line = (d: string, colour: string, width = 1.5) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`

/** Shoulders and chest on a 96 by 96 sheet. */
export function clothes(wear: Wear, colour: string): string {
  switch (wear) {
    case 'shirt':
      return `${body(colour)}${path('M37 67l11 11-8 8-6.500-17zM59 67L48 78l8 8 6.500-17z', LIGHT)}${line('M48 79v19', SHADE)}`
    case 'blazer':
      return `${body(colour)}${path('M38 67.500L48 98l10-30.500c-6 4.500-14 4.500-20 0z', '#F4F2EB')}
        ${path('M37 67l-7 6 4 8-3 3 17 14-10-31zM59 67l7 6-4 8 3 3-17 14 10-31z', SHADE)}`
    case 'kurta':
      return `${body(colour)}${line('M38 68.500c5 6.500 15 6.500 20 0', LIGHT, 3)}${line('M48 74v17', LIGHT, 2.5)}`
    case 'tunic':
      return `${body(colour)}${line('M40 82c5 3 11 3 16 0M36 90c8 4 16 4 24 0', SHADE)}`
    case 'saree':
      return `${body('#EADFC8')}${path('M87 98c-.8-19-12-27.500-28.500-30.500L52 70 22 98z', colour)}${line('M54 69.500L25 97', LIGHT, 2)}`
    case 'hoodie':
      return `${body(colour)}${path('M33 69c4 9 26 9 30 0l3 2c-3 13-33 13-36 0z', SHADE)}${line('M43 79v9M53 79v9', '#FFFFFFAA', 1.8)}`
    case 'jacket':
      return `${body(colour)}${path('M36 67l-3 5 6 8 9-3 9 3 6-8-3-5c-6 6-18 6-24 0z', SHADE)}${line('M48 78v20', LIGHT, 2)}
        ${path('M18 82c3-5 7-8 12-10l3 4c-5 2-9 6-12 11zM78 82c-3-5-7-8-12-10l-3 4c5 2 9 6 12 11z', '#E8B84A')}`
    case 'coat':
      return `${body('#F1F3F5')}${path('M39 68l9 13 9-13c-5 4-13 4-18 0z', colour)}
        ${path('M37 67l-6 6 4 7-3 3 16 15V82zM59 67l6 6-4 7 3 3-16 15V82z', '#00000014')}`
  }
}
