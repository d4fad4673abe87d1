import { randomBytes } from 'node:crypto'
import type { Settings } from '../config.ts'

/** An unguessable room for a session; null when mentors enter their own links. */
export const meetingRoom = ({ meetingBaseUrl }: Pick<Settings, 'meetingBaseUrl'>): string | null =>
  meetingBaseUrl ? `${meetingBaseUrl}/plumbline-${randomBytes(18).toString('base64url')}` : null
