/** What was mailed, as a person reads it: from the local mailbox. */
import { expect } from './fixtures.ts'

interface Mail {
  to: string
  subject: string
  text: string
  /** `queued` until it is sent; `kept` here, where there is no mail server. */
  status: string
  /** Its calendar file. */
  ics: string | null
}

/** The newest mail to an address with this subject, as soon as it is there. */
export async function mailTo(url: string, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as Mail[]
      found = mails.find((mail) => mail.to.toLowerCase() === to.toLowerCase() && subject.test(mail.subject))
      return found !== undefined
    })
    .toBe(true)
  return found!
}

/** The own path, with its query, of the first link to `path` in a mail. */
export function linkIn({ text }: Mail, path: string): string {
  const link = text.split(/\s+/).find((word) => URL.canParse(word) && new URL(word).pathname === path)
  if (!link) throw new Error(`No link to ${path} in: ${text}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
