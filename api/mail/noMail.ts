import type { Settings } from '../config.ts'

/** What somebody is told who has asked for a mail, where none is sent; `promise` otherwise. */
export const mailPromise = ({ sendsMail, supportEmail }: Settings, promise: string): string =>
  sendsMail ? promise : `This site sends no emails at present. Write to ${supportEmail} instead.`
