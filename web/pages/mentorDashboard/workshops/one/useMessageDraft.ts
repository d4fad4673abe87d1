import { useEffect, useEffectEvent, useRef } from 'react'
import { readProfileDraft, writeProfileDraft } from '../../../../features/profiles/profileDraft.ts'
import type { Form } from '../../../../ui/useForm.ts'

interface Message {
  [name: string]: string
  message: string
}

/**
 * Keeps the message that is being written on this device, with the id that makes sending it twice send it once: `idOf`
 * gives a text its id, the same one until the text is another; `forget` when it was sent.
 */
export function useMessageDraft(
  owner: string,
  draft: string,
  form: Pick<Form<Message, Message>, 'onValues' | 'putBack'>,
) {
  const { onValues, putBack } = form
  /** The text that an attempt was made with, and its id. */
  const tried = useRef<{ text: string; clientId: string } | null>(null)

  function keep(message: string): void {
    const values = { message, ...(tried.current && { tried: tried.current.text, clientId: tried.current.clientId }) }
    writeProfileDraft(owner, draft, message === '' ? null : { at: new Date().toISOString(), version: null, values })
  }
  const restore = useEffectEvent(() => {
    const { message, tried: text, clientId } = readProfileDraft(owner, draft)?.values ?? {}
    if (typeof text === 'string' && typeof clientId === 'string') tried.current = { text, clientId }
    if (typeof message === 'string') putBack({ message })
  })
  useEffect(() => restore(), [])
  const follow = useEffectEvent(({ message }: Message) => keep(message))
  useEffect(() => onValues((values) => follow(values)), [onValues])
  return {
    idOf(message: string): string {
      if (tried.current?.text !== message) tried.current = { text: message, clientId: crypto.randomUUID() }
      keep(message)
      return tried.current.clientId
    },
    forget(): void {
      tried.current = null
      keep('')
    },
  }
}
