import type { PersonalData, ClosingAccount } from '../contracts/personalData.ts'
import type { Transaction } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { htmlWithout, looksLikeAddress, textWithout } from '../rules/people/closedAccounts.ts'
import { cleanLine } from '../rules/text/cleanText.ts'

/** Mails to a person, and their name in mails to others. */
export const mailPersonalData: PersonalData = {
  covers: ['emails.to_address', 'emails.recipient_type', 'emails.recipient_id', 'emails.about_type', 'emails.about_id'],
  /** Mails to the person, and to others about them, that are sent or dropped: rows without words for months. */
  async eraseAhead(tx, { type, id }, most) {
    const over = Prisma.sql`status NOT IN ('queued', 'failed')`
    const own = await tx.$executeRaw`
      UPDATE emails SET ${NOBODYS} WHERE id IN (SELECT id FROM emails
        WHERE recipient_type = ${type}::user_type AND recipient_id = ${id} AND ${over} LIMIT ${most})`
    if (own > 0) return { rows: own }
    const about = await tx.$executeRaw`
      UPDATE emails SET ${ABOUT_NOBODY} WHERE id IN (SELECT id FROM emails
        WHERE about_type = ${type}::user_type AND about_id = ${id} AND ${over} LIMIT ${most})`
    return { rows: about }
  },
  erase: eraseMails,
}

/** What is left of a mail to others about somebody. */
const ABOUT_NOBODY = Prisma.sql`subject = '', html = '', text = '', ics = NULL, about_type = NULL, about_id = NULL`
/** What is left of a mail: that there was one. */
const NOBODYS = Prisma.sql`to_address = '', recipient_type = NULL, recipient_id = NULL, ${ABOUT_NOBODY}`

/** What others must still be told: of their own money, in words that nobody but us has written. */
const OF_MONEY = 'refund'
/** The kind of mail that the owner of a mailbox asks for, with a link to a new password. */
const OF_MAILBOX = 'password-reset'

/**
 * Takes a person out of the outbox: mails to the account go, and mails to its address when that is proven to be theirs.
 * Mails to others about the person lose their words; one about a refund is still sent, without the name. A link to a
 * new password still goes to an address that is not confirmed.
 */
export async function eraseMails(tx: Transaction, closing: ClosingAccount): Promise<void> {
  await eraseOwn(tx, closing)
  await eraseAbout(tx, closing)
}

async function eraseOwn(
  tx: Transaction,
  { type, id, email, isConfirmed, isAddressProven }: ClosingAccount,
): Promise<void> {
  // The owner of an unconfirmed mailbox may be somebody else, who has asked for this mail: it is sent, but belongs to no account.
  if (!isConfirmed)
    await tx.email.updateMany({
      where: { recipientType: type, recipientId: id, kind: OF_MAILBOX, status: { in: ['queued', 'failed'] } },
      data: { recipientType: null, recipientId: null },
    })
  // Anybody can register with an address. Unless it is proven, rows are not found by the address alone.
  const address = isAddressProven ? email : null
  const own = Prisma.sql`(recipient_type = ${type}::user_type AND recipient_id = ${id}
    OR recipient_id IS NULL AND lower(to_address) = lower(${address}::text))`
  await tx.$executeRaw`DELETE FROM emails WHERE ${own} AND status IN ('queued', 'failed')`
  await tx.$executeRaw`UPDATE emails SET ${NOBODYS} WHERE ${own}`
}

async function eraseAbout(tx: Transaction, { type, id, name: written, formerly }: ClosingAccount): Promise<void> {
  const about = { aboutType: type, aboutId: id }
  const nobody = { aboutType: null, aboutId: null }
  // As mails have it.
  const name = cleanLine(written)
  await tx.email.updateMany({
    where: { ...about, status: { notIn: ['queued', 'failed'] } },
    data: { ...nobody, subject: '', html: '', text: '', ics: null },
  })
  // Where links might break with the name, no mail is sent at all.
  await tx.email.deleteMany({ where: looksLikeAddress(name) ? about : { ...about, kind: { not: OF_MONEY } } })
  const waiting = await tx.email.findMany({ where: about, select: { id: true, subject: true, text: true, html: true } })
  for (const { id: mailId, subject, text, html } of waiting)
    await tx.email.updateMany({
      where: { id: mailId },
      data: {
        ...nobody,
        subject: textWithout(subject, name, formerly),
        text: textWithout(text, name, formerly),
        html: htmlWithout(html, name, formerly),
      },
    })
}
