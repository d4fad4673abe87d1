import { clothes } from './clothes.ts'
import type { Wear } from './clothes.ts'
import { headLayers } from './hair.ts'
import type { Head } from './hair.ts'
import { CLOTH, GREY_HAIR, HAIR, LINE, PAPER, SHADE, SKIN } from './palette.ts'

/** A person to draw. */
export interface Portrait {
  head: Head
  skin: keyof typeof SKIN
  wear: Wear
  colour: keyof typeof CLOTH
  glasses?: true
  beard?: 'stubble' | 'moustache' | 'full'
  grey?: true
  bindi?: true
}

const FACE =
  'M33.500 37.500c0-11 5.500-18 14.500-18s14.500 7 14.500 18c0 12.500-6 22-14.500 22s-14.500-9.500-14.500-22z'

/** A flat head and shoulders on squared paper, as an SVG text; `place` in the list picks the paper. */
export function drawPortrait(portrait: Portrait, place: number): string {
  const skin = SKIN[portrait.skin]
  const hair = portrait.grey === true ? GREY_HAIR : HAIR
  const cloth = CLOTH[portrait.colour]
  const { back = '', front } = headLayers(portrait.head, hair, headDress(portrait, place))
  const ears =
    portrait.head === 'hijab'
      ? ''
      : `<ellipse cx="33" cy="42" rx="2.600" ry="4.200" fill="${skin}"/><ellipse cx="63" cy="42" rx="2.600" ry="4.200" fill="${skin}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="320" height="320">
    ${paper(PAPER[place % PAPER.length] ?? PAPER[0])}
    ${back}
    <path d="M40.500 52h15v15c0 4.500-3.300 8-7.500 8s-7.500-3.500-7.500-8z" fill="${skin}"/>
    <path d="M40.500 55c4 5.500 11 5.500 15 0v5c-4.500 5-10.500 5-15 0z" fill="${SHADE}"/>
    ${clothes(portrait.wear, cloth)}
    ${ears}<path d="${FACE}" fill="${skin}"/>
    ${features(portrait)}${beard(portrait.beard, hair)}${front}${portrait.glasses === true ? GLASSES : ''}
  </svg>`
}

/** A turban or hijab is seldom of the cloth of the shirt. */
function headDress(portrait: Portrait, place: number): string {
  if (portrait.head === 'turban') return [CLOTH.navy, CLOTH.rust, CLOTH.ochre, CLOTH.teal][place % 4] ?? CLOTH.navy
  return portrait.colour === 'teal' ? '#5B7F86' : '#8C6A80'
}

function paper(colour: string): string {
  return `<rect width="96" height="96" fill="${colour}"/>
    <path d="M0 12h96M0 24h96M0 36h96M0 48h96M0 60h96M0 72h96M0 84h96M12 0v96M24 0v96M36 0v96M48 0v96M60 0v96M72 0v96M84 0v96" stroke="#10233F" stroke-opacity=".06" stroke-width=".8"/>`
}

const GLASSES = `<g fill="#FFFFFF22" stroke="${LINE}" stroke-width="1.500"><rect x="35.200" y="38" width="10.600" height="7.600" rx="2.600"/><rect x="50.200" y="38" width="10.600" height="7.600" rx="2.600"/><path d="M45.800 41c1.400-1 3-1 4.400 0" fill="none"/></g>`

/** Eyes closed to a dash and a quiet mouth: friendly, and nobody in particular. */
function features({ bindi }: Portrait): string {
  const dot = bindi === true ? '<circle cx="48" cy="33.500" r="1.400" fill="#B5322E"/>' : ''
  return `<g fill="none" stroke="${LINE}" stroke-linecap="round" stroke-width="1.500" stroke-opacity=".8">
      <path d="M38.500 41.800c1.200-1 2.800-1 4 0M53.500 41.800c1.200-1 2.800-1 4 0"/>
      <path d="M37.500 37.300c1.700-1.200 4-1.300 5.600-.5M52.900 36.800c1.600-.8 3.900-.7 5.600.5" stroke-opacity=".5"/>
      <path d="M44 52.600c2.400 1.800 5.600 1.800 8 0"/></g>
    <path d="M48 42.500c1.600 2.600 1.900 4.400-.8 4.800" fill="none" stroke="${SHADE}" stroke-width="1.600" stroke-linecap="round"/>${dot}`
}

function beard(kind: Portrait['beard'], hair: string): string {
  if (kind === undefined) return ''
  const moustache = `<path d="M41.500 51c2-2.400 4.500-2.800 6.500-1.600 2-1.200 4.500-.8 6.500 1.600-2.200.7-4.400.6-6.500 0-2.100.6-4.300.7-6.500 0z" fill="${hair}"/>`
  if (kind === 'moustache') return moustache
  const shape =
    'M33.400 40c1.600 5 3.600 8.500 8.100 9.500 4-1.500 9-1.500 13 0 4.500-1 6.500-4.500 8.100-9.500.4 12.500-5.600 21.500-14.600 21.500S33 52.500 33.400 40z'
  const mouth =
    '<path d="M44 53.600c2.400 1.600 5.600 1.600 8 0" fill="none" stroke="#E9C9B4" stroke-width="1.300" stroke-linecap="round"/>'
  return kind === 'full'
    ? `<path d="${shape}" fill="${hair}"/>${mouth}`
    : `<path d="${shape}" fill="${hair}" fill-opacity=".28"/>`
}
