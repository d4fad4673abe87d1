import { failure } from '../rules/userErrors.ts'

const CHOOSE = 'Please upload a JPEG, PNG, or WebP image.'

/** What is wrong with a file, for who chose it. */
export const MEDIA_MESSAGES = {
  choose: CHOOSE,
  drawing: `SVG drawings can't be used here. ${CHOOSE}`,
  otherKind: `This file's content doesn't match its type. ${CHOOSE}`,
  damaged: 'This image is damaged or incomplete. Please choose another one.',
  animated: "Animated images can't be used here. Please choose a still one.",
  carriesMore: 'This image has another file hidden inside it. Please save it as a new image and upload that.',
  document: 'This file is not a complete PDF. Please choose another one.',
} as const

/** Not a file of the kinds that are taken, not the one that it says it is, or more than that. */
export class NotAPictureError extends failure('NotAPictureError', 415) {
  constructor(what: keyof typeof MEDIA_MESSAGES = 'choose') {
    super(MEDIA_MESSAGES[what])
  }
}

export class PictureTooLargeError extends failure(
  'PictureTooLargeError',
  422,
  'This picture has too many pixels. Please choose a smaller one.',
) {}

export class FileTooLargeError extends failure(
  'FileTooLargeError',
  413,
  'File too large. Please choose one of at most 5 MB.',
) {}

export class StorageFullError extends failure(
  'StorageFullError',
  413,
  'You have no room for more files: an account can store 500 MB, and 50 MB that it has not used yet. Files you no longer use are removed after a day.',
) {}
