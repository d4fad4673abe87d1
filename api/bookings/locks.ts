/**
 * Whoever takes a mentor's time waits here for the one before, always mentee first: two inserts that run into an
 * exclusion constraint at the same moment would otherwise deadlock. The constraints remain the truth.
 */
import type { Transaction } from '../database/client.ts'

const MENTEE = 1
const MENTOR = 2

/** Until the transaction ends. */
export async function lockMentee(tx: Transaction, menteeId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${MENTEE}::int, ${menteeId}::int)`
}

/** Until the transaction ends. */
export async function lockMentor(tx: Transaction, mentorId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${MENTOR}::int, ${mentorId}::int)`
}

/** Until the transaction ends: one statement, which takes the mentee's first. */
export async function lockBoth(tx: Transaction, menteeId: number, mentorId: number): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${MENTEE}::int, ${menteeId}::int),
    pg_advisory_xact_lock(${MENTOR}::int, ${mentorId}::int)`
}
