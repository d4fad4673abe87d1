import { builder } from '../graphql/builder.ts'
import { hashIn } from './paths.ts'
import type { PICTURE_SIDES } from './pictures.ts'

/** How large a picture is wanted. */
export const PictureSize = builder.enumType('PictureSize', {
  description: 'How large a picture is wanted, by its shorter side; a smaller picture comes as it is.',
  values: {
    SMALL: { value: 96, description: '96 pixels.' },
    MEDIUM: { value: 200, description: '200 pixels.' },
    LARGE: { value: 400, description: '400 pixels.' },
  } as const,
})

/** Argument of a field that answers a picture's path. */
export const SIZE_ARG = { type: PictureSize, required: false, description: 'The whole picture when omitted.' } as const

/** Where a picture is served in that size; a default image and an address elsewhere have one only. */
export function sized(path: string, size: (typeof PICTURE_SIDES)[number] | null | undefined): string {
  return size && hashIn(path) !== null ? `${path}/${size}` : path
}
