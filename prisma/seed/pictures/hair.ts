import { LIGHT, SHADE } from './palette.ts'

/** What a person wears on the head: hair, a turban or a hijab. */
export type Head = 'short' | 'sidePart' | 'curly' | 'receding' | 'long' | 'bob' | 'bun' | 'braid' | 'turban' | 'hijab'

/** SVG behind and before the face. */
interface Layers {
  back?: string
  front: string
}

const fill = (path: string, colour: string) => `<path d="${path}" fill="${colour}"/>`

const PARTED =
  'M32.5 41c-2.2-13 4-22.5 15.5-22.5S65.7 28 63.500 41c-1-6-3.500-10.500-8-13.200-5 4.700-13 6.700-19 6.700-2 1.500-3.400 3.700-4 6.500z'
const CENTRE =
  'M32.500 43c-2.500-14 3.500-24.500 15.500-24.500S66 29 63.500 43c-2.200-8-7.500-14-15.500-17.500-8 3.500-13.300 9.500-15.500 17.500z'

/** Hair and head-dress as drawn on a 96 by 96 sheet; a head-dress takes the colour of the clothes. */
export function headLayers(head: Head, hair: string, cloth: string): Layers {
  switch (head) {
    case 'short':
      return {
        front: fill(
          'M32.500 40c-2-13 4-22 15.500-22s17.500 9 15.500 22c-.8-5-2.300-8.500-4.500-11-7 1.500-15.500 1.300-21.500-.5-2.500 2.500-4.200 6.500-5 11.500z',
          hair,
        ),
      }
    case 'sidePart':
      return {
        front: fill(
          'M32 42c-3.500-15 3.500-26 17-25.500 11.500.5 17 10 14.500 24.500-1.300-4.500-2.500-9-5.500-12.500-8 1.500-15.500-.2-20-4 .3 7.500-4 10.500-6 17.500z',
          hair,
        ),
      }
    case 'curly':
      return {
        front: [
          [36, 30, 6.5],
          [41, 23, 7],
          [48, 20.5, 7.5],
          [55, 23, 7],
          [60, 30, 6.5],
          [62, 37, 4],
          [34, 37, 4],
        ]
          .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${hair}"/>`)
          .join(''),
      }
    case 'receding':
      return {
        front: fill(
          'M32.500 43c-2-9-.5-15 3.500-19.500 1 3.500.5 6.500-.2 9-.8 3.200-2.300 6.500-3.300 10.500zM63.500 43c2-9 .5-15-3.500-19.500-1 3.500-.5 6.500.2 9 .8 3.200 2.300 6.500 3.300 10.500z',
          hair,
        ),
      }
    case 'long':
      return {
        back: fill(
          'M30 74c-3-12-2-26-.5-36C31 25 38 17.500 48 17.500S65 25 66.500 38c1.500 10 2.500 24-.5 36-11 5-25 5-36 0z',
          hair,
        ),
        front: fill(CENTRE, hair),
      }
    case 'bob':
      return {
        back: fill(
          'M30.500 57c-2.500-7-2-14-1-20.500C31 24.500 38 17.500 48 17.500S65 24.500 66.500 36.500c1 6.500 1.500 13.500-1 20.500-11 4-24 4-35 0z',
          hair,
        ),
        front: fill(PARTED, hair),
      }
    case 'bun':
      return { back: `<circle cx="48" cy="15" r="8.200" fill="${hair}"/>`, front: fill(PARTED, hair) }
    case 'braid':
      return {
        front: `${fill(CENTRE, hair)}${[0, 1, 2, 3, 4].map((knot) => `<ellipse cx="${64 - knot * 0.4}" cy="${52 + knot * 7.5}" rx="${4.6 - knot * 0.4}" ry="4.600" fill="${hair}"/>`).join('')}`,
        back: fill('M31 46c-2-16 5-28.500 17-28.500S67 30 65 50c-4 2-6 2-8 1z', hair),
      }
    case 'turban':
      return {
        front: `${fill('M28.500 38.500C25.500 22 35 11 48 11s22.500 11 19.500 27.500C62 32.500 55 28 48 24.500c-7 3.500-14 8-19.500 14z', cloth)}
          <path d="M48 24.500c-5-5.500-11-8.500-17-8m17 8c6-6 12.500-8 17.500-7M48 24.500c-2-4.500-5.500-9-10.500-11.500m10.500 11.500c3-5 7-9 11-10.500" fill="none" stroke="${SHADE}" stroke-width="1.600"/>
          ${fill('M42 28c2-1.300 4-2.500 6-3.500 2 1 4 2.200 6 3.500-2-.6-4-.9-6-.9s-4 .3-6 .9z', LIGHT)}`,
      }
    case 'hijab':
      return {
        back: fill(
          'M27 80c-4-13-2-28 0-40 2-15 9.500-24.500 21-24.500S67 25 69 40c2 12 4 27 0 40-6 5-36 5-42 0z',
          cloth,
        ),
        front: `${fill('M48 17c11 0 17.500 9.500 18 22 .3 10-4 18-9 22 4 3 8 8 9 16-6 5-30 5-36 0 1-8 5-13 9-16-5-4-9.300-12-9-22 .5-12.500 7-22 18-22zm0 6.500c-8 0-13 6-13 15.500 0 10 5.500 18.500 13 18.500S61 49 61 39c0-9.500-5-15.500-13-15.500z', cloth)}
          <path d="M36 60c6 7 16 9 25 4" fill="none" stroke="${SHADE}" stroke-width="1.600"/>`,
      }
  }
}
