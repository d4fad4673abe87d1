import { numericId } from '../../lib/numericId.ts'

/** The mentor and the query of the booking that `path` returns to; null for other pages, and for a booking already made. */
export function bookingReturn(path: string | null): { mentorId: number; query: URLSearchParams } | null {
  const [, id, text] = /^\/booking\/(\d+)\/?(?:\?([^#]*))?(?:#|$)/i.exec(path ?? '') ?? []
  const mentorId = numericId(id)
  const query = new URLSearchParams(text ?? '')
  return mentorId === null || numericId(query.get('confirmed')) !== null ? null : { mentorId, query }
}
