/** Files of a message. */
import type { Transaction } from '../database/client.ts'
import type { Person } from '../parts/person.ts'
import { ValidationError } from '../rules/userErrors.ts'

export interface AttachmentInput {
  fileId: string
  name: string
}

/** What a message keeps of its files, in the same order. */
export interface KeptAttachments {
  paths: string[]
  names: string[]
}

/** Takes files of the sender's into a message, in the transaction that writes it. Throws ValidationError. */
export async function claimAttachments(
  _tx: Transaction,
  _sender: Person,
  attachments: readonly AttachmentInput[],
): Promise<KeptAttachments> {
  if (attachments.length > 0) throw new ValidationError([{ path: 'attachments', message: 'Files can’t be sent yet' }])
  return { paths: [], names: [] }
}
