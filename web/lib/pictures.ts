/** Makes chosen pictures small before they are sent. */

interface Wanted {
  /** Longer side at most, in pixels. */
  side: number
  /** Of the JPEG, 0 to 1. */
  quality: number
}

/** A chosen picture, upright; close it. Rejects for what the browser cannot read. */
export const openPicture = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' })

/** Draws an opened picture as a JPEG, no larger than it is. Rejects for what the browser cannot draw. */
export async function drawSmaller(picture: ImageBitmap, { side, quality }: Wanted): Promise<Blob> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // JPEG has no transparency, and would show black instead.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!small) throw new Error('No JPEG')
  return small
}
