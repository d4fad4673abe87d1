import { CircleAlert, CircleCheck, Info, Timer, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonRow } from '../Button.tsx'
import { timesWhole } from '../time/timesWhole.ts'

const tones = {
  info: { icon: <Info size={20} />, name: 'blueprint' },
  good: { icon: <CircleCheck size={20} />, name: 'good' },
  warn: { icon: <TriangleAlert size={20} />, name: 'warn' },
  bad: { icon: <CircleAlert size={20} />, name: 'bad' },
}

interface NoticeProps {
  tone?: keyof typeof tones
  /** In place of the tone's own icon. */
  icon?: ReactNode
  /** Bold, before the text. */
  title?: string
  children?: ReactNode
  actions?: ReactNode
  /** `status` announces it politely, `alert` at once; omit it for a notice that is there from the start. */
  role?: 'status' | 'alert'
}

/** An inline message: what happened, what was saved, and what helps. */
export function Notice({ tone = 'info', icon, title, children, actions, role }: NoticeProps) {
  return (
    <Box role={role} $name={tones[tone].name}>
      {icon ?? tones[tone].icon}
      {/* A translator may have replaced the text, and React would then fail to change it: a new title makes a new element. */}
      <div key={title}>
        {title && <b>{timesWhole(title)} </b>}
        {timesWhole(children)}
      </div>
      {actions && <ButtonRow>{actions}</ButtonRow>}
    </Box>
  )
}

/** A reserved slot with the remaining time. */
export function HeldBanner({ children }: { children: ReactNode }) {
  return (
    <Held>
      <Timer />
      <span>{children}</span>
    </Held>
  )
}

const Box = styled.div<{ $name: string }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 4px 12px;
  align-items: start;
  padding: 13px 16px;
  border: 1px solid ${({ $name }) => `var(--${$name}-line)`};
  border-radius: var(--r-card);
  background: ${({ $name }) => `var(--${$name}-wash)`};
  > svg {
    margin-top: 1px;
    color: ${({ $name }) => `var(--${$name})`};
  }
  > div {
    max-width: 72ch;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  > ${ButtonRow} {
    grid-column: 2;
    margin-top: 8px;
  }
  b {
    font-weight: 600;
  }
  ul {
    margin-top: 4px;
    padding-left: 18px;
  }
`

const Held = styled.output`
  display: flex;
  gap: 10px;
  align-items: center;
  max-width: none;
  padding: 10px 14px;
  border: 1px solid var(--blueprint-line);
  border-radius: var(--r-control);
  background: var(--blueprint-wash);
  line-height: 1.4;
  > svg {
    color: var(--blueprint);
  }
  b {
    font: 600 var(--t15) var(--mono);
  }
`
