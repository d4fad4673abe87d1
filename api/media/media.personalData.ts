import type { PersonalData } from '../contracts/personalData.ts'
import { pathOf, uploaderOf } from './paths.ts'

/** What a person has uploaded. What nobody else uses goes with the account. */
export const mediaPersonalData: PersonalData = {
  covers: ['media_uploads.uploader'],
  async erase(tx, closing) {
    const uploader = uploaderOf(closing)
    const uploads = await tx.mediaUpload.findMany({
      where: { uploader },
      select: { hash: true, media: { select: { isPrivate: true } } },
    })
    await tx.mediaUpload.deleteMany({ where: { uploader } })
    return uploads.map(({ hash, media }) => pathOf(hash, media.isPrivate))
  },
}
