/** Which pictures may be chosen: the mentor's kinds only, or whatever the browser can turn into one of them. */
export type PictureKinds = 'photos' | 'images'

/** For the file chooser. */
export const ACCEPT: Record<PictureKinds, string> = {
  photos: 'image/jpeg,image/jpg,image/png,image/webp',
  images: 'image/*',
}
