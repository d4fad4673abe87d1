import type { Prisma } from '../../../api/generated/prisma/client.ts'
import { demoTime } from '../demoTime.ts'
import { mentors } from '../mentors/mentors.ts'
import { mentees } from '../people/mentees.ts'
import { workshops } from '../words/workshops.ts'
import { drawSheet } from './drawings.ts'
import { drawPortrait } from './portrait.ts'
import { picturePath, renderPicture } from './render.ts'

/** Rows of `media`, and where each person's and each drawing's picture is served. */
export interface DemoPictures {
  rows: Prisma.MediaCreateManyInput[]
  byName: ReadonlyMap<string, string>
  byDrawing: ReadonlyMap<string, string>
}

/** All pictures of the demo data. */
export async function demoPictures(now: Date): Promise<DemoPictures> {
  const createdAt = demoTime(now).at(-1, '00:00')
  const portraits = [...mentors, ...mentees].flatMap(({ name, portrait }, place) =>
    portrait === undefined ? [] : [{ key: name, svg: drawPortrait(portrait, place) }],
  )
  const drawn = new Set(workshops.map(({ drawing }) => drawing))
  const sheets = [...drawn].map((drawing) => ({ key: drawing, svg: drawSheet(drawing) }))
  const render = async ({ key, svg }: { key: string; svg: string }) =>
    [key, await renderPicture(svg, createdAt)] as const
  const [people, drawings] = await Promise.all([Promise.all(portraits.map(render)), Promise.all(sheets.map(render))])
  const paths = (pictures: typeof people) => new Map(pictures.map(([key, row]) => [key, picturePath(row)]))
  return { rows: [...people, ...drawings].map(([, row]) => row), byName: paths(people), byDrawing: paths(drawings) }
}
