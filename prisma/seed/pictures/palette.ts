/** Colours of the drawn people. */
export const SKIN = {
  fair: '#D9A882',
  wheat: '#C68F66',
  almond: '#B47C55',
  tan: '#A06A45',
  bronze: '#8A5838',
  umber: '#6E4429',
} as const

export const CLOTH = {
  blue: '#2F5A8C',
  navy: '#22324D',
  slate: '#4A5464',
  teal: '#1F6A6C',
  green: '#3C6B4C',
  olive: '#6A6B3C',
  ochre: '#B0802F',
  sand: '#B39A72',
  rust: '#9C4A2C',
  plum: '#6B3A5E',
  sky: '#7FA3BF',
} as const

/** Papers behind a person, picked by place in the list. */
export const PAPER = ['#E9DFD3', '#D9E4E6', '#DDE7E2', '#E2E0EC', '#EADCD9', '#E0E4EE', '#E8E6D6'] as const

export const HAIR = '#1C1A1E'
export const GREY_HAIR = '#77777C'
export const LINE = '#1A2436'
/** Shade on skin and cloth. */
export const SHADE = '#00000024'
/** Light on skin and cloth. */
export const LIGHT = '#FFFFFF30'
