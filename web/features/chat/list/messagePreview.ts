import { plainText } from '../log/messageText.ts'

interface Previewed {
  readonly message: string
  readonly attachments: readonly { readonly name: string; readonly contentType: string }[]
}

/** What a message says, in one line; without words, what it brings: "Picture", "Document plan.pdf". */
export function messagePreview({ message, attachments }: Previewed): string {
  const text = plainText(message)
  if (text !== '') return text
  const [first] = attachments
  if (!first) return ''
  const isPicture = first.contentType.startsWith('image/')
  if (attachments.length > 1) return `${attachments.length} files`
  return isPicture ? 'Picture' : `Document ${plainText(first.name)}`
}
