import type { PersonPart } from '../parts/person.ts'
import { pathOf, uploaderOf } from './paths.ts'

/** What a person has uploaded. What nobody else uses goes with the account. */
export const mediaPerson: PersonPart = {
  covers: ['media_uploads.uploader'],
  async erase(tx, leaver) {
    const uploader = uploaderOf(leaver)
    const uploads = await tx.mediaUpload.findMany({
      where: { uploader },
      select: { hash: true, media: { select: { isPrivate: true } } },
    })
    await tx.mediaUpload.deleteMany({ where: { uploader } })
    return uploads.map(({ hash, media }) => pathOf(hash, media.isPrivate))
  },
}
