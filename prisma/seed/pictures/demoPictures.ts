import { mentors } from '../mentors/mentors.ts'
import { mentees } from '../people/mentees.ts'
import { workshops } from '../words/workshops.ts'
import { drawSheet } from './drawings.ts'
import { drawPortrait } from './portrait.ts'
import { picturePath, renderPicture } from './render.ts'

/** All pictures of the demo data: rows of `media`, and where each person's and each drawing's is served. */
export async function demoPictures(createdAt: Date) {
  const portraits = [...mentors, ...mentees].flatMap(({ name, portrait }, place) =>
    portrait === undefined ? [] : [{ key: name, svg: drawPortrait(portrait, place) }],
  )
  const sheets = workshops.map(({ drawing }) => ({ key: drawing, svg: drawSheet(drawing) }))
  const render = async ({ key, svg }: { key: string; svg: string }) =>
    [key, await renderPicture(svg, createdAt)] as const
  const [people, drawings] = await Promise.all([Promise.all(portraits.map(render)), Promise.all(sheets.map(render))])
  const paths = (pictures: typeof people) => new Map(pictures.map(([key, row]) => [key, picturePath(row)]))
  return { rows: [...people, ...drawings].map(([, row]) => row), byName: paths(people), byDrawing: paths(drawings) }
}
