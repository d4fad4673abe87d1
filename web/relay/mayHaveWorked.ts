import { RequestError } from '../lib/errors.ts'
import type { ToastMessage } from '../lib/toasts.ts'
import type { Refusal } from './refusal.ts'

/** Says `title` of what the server refuses; of a request without an answer only that it may have worked, and can be repeated. */
export const mayHaveWorked =
  (title: string) =>
  ({ failure, message }: Refusal): ToastMessage =>
    failure === null || (failure instanceof RequestError && failure.kind === 'refused')
      ? { title, description: message }
      : {
          title: 'We don’t know whether that worked',
          description: 'Check your connection and try again. Trying again is safe.',
        }
