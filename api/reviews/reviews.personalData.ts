import { sideOf } from '../accounts/viewer.ts'
import type { ClosingAccount, PersonalData } from '../contracts/personalData.ts'
import type { Database, Transaction } from '../database/client.ts'
import { inPages } from '../database/inPages.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { looksLikeAddress, textWithout } from '../rules/people/closedAccounts.ts'

/** Reviews go with their mentor, by the database; a mentee's stay, by a former mentee. */
export const reviewPersonalData: PersonalData = {
  covers: ['reviews.mentor_id', 'reviews.mentee_id', 'review_reports.reporter_id', 'review_reports.reporter_type'],
  async data(db, person) {
    const reviewReports = reportsBy(db, person.type, person.id)
    if (person.type === 'community') return { reviewReports }
    return {
      reviews: inPages(
        'id',
        ({ id, ...page }) =>
          db.review.findMany({
            where: { ...sideOf(person), id },
            ...page,
            // The mentee says in confidence whether it met what they came for.
            omit: { mentorId: true, menteeId: true, outcomeScore: person.type === 'mentor' },
          }),
        ({ id: _id, ...review }) => review,
      ),
      reviewReports,
    }
  },
  async erase(tx, closing) {
    const { type, id } = closing
    await tx.reviewReport.updateMany({
      where: { reporterType: type, reporterId: id },
      data: { reporterId: null, details: '' },
    })
    if (type === 'mentee') await eraseName(tx, closing)
  },
}

const reportsBy = (db: Database, reporterType: UserType, reporterId: number) =>
  inPages(
    'id',
    ({ id, ...page }) =>
      db.reviewReport.findMany({
        where: { reporterType, reporterId, id },
        ...page,
        select: { id: true, reason: true, details: true, createdAt: true, resolvedAt: true },
      }),
    ({ id: _id, ...report }) => report,
  )

/** The name as it is now: it is refused in reviews and answers, and may have been another one then. */
async function eraseName(tx: Transaction, { id, name, formerly }: ClosingAccount): Promise<void> {
  if (looksLikeAddress(name)) return
  const rows = await tx.review.findMany({
    where: { menteeId: id },
    select: { id: true, body: true, answer: true, hiddenReason: true },
  })
  const without = (text: string | null) => text && textWithout(text, name, formerly)
  for (const { id: reviewId, body, answer, hiddenReason } of rows) {
    const clean = { body: without(body) ?? '', answer: without(answer), hiddenReason: without(hiddenReason) }
    if (clean.body !== body || clean.answer !== answer || clean.hiddenReason !== hiddenReason)
      await tx.review.update({ where: { id: reviewId }, data: clean, select: { id: true } })
  }
}
