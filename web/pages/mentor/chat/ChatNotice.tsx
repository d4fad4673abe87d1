import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonRow } from '../../../ui/Button.tsx'

interface ChatNoticeProps {
  title: string
  description: string
  /** What helps. */
  children?: ReactNode
  actions: ReactNode
}

/** In place of a chat: why there is none, and the way to one. */
export function ChatNotice({ title, description, children, actions }: ChatNoticeProps) {
  return (
    <Place>
      <Sign>
        <Lock size={24} aria-hidden="true" />
      </Sign>
      <h3>{title}</h3>
      <p>{description}</p>
      {children && <p>{children}</p>}
      {actions && <ButtonRow>{actions}</ButtonRow>}
    </Place>
  )
}

export const RESTRICTED = {
  title: 'Access Restricted',
  description: 'Chat feature is only available for mentees.',
}

export const LOCKED = {
  title: 'Chat Locked',
  description: 'Chat unlocks after purchasing the Advanced Mentorship Package.',
}

const Place = styled.div`
  display: grid;
  align-content: safe center;
  justify-items: center;
  gap: 8px;
  min-height: 0;
  padding: 24px;
  overflow-y: auto;
  text-align: center;
  > h3 {
    font-size: var(--t20);
  }
  > p {
    max-width: 34ch;
    color: var(--muted);
  }
  > ${ButtonRow} {
    justify-content: center;
    margin-top: 12px;
  }
`

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-bottom: 8px;
  border-radius: 50%;
  background: var(--blueprint-wash);
  color: var(--blueprint);
`
