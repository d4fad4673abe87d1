import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Bob } from './Bob.tsx'
import { BobPlace, Knot, lineStyles } from './Plumb.tsx'

interface TimelineEvent {
  key: string
  title: ReactNode
  /** A time element or a text such as "Now". */
  when: ReactNode
  text?: ReactNode
  /** The present, marked by the bob. */
  now?: boolean
}

/** What happened, oldest on top, down to the present. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <List>
      {events.map(({ key, title, when, text, now }) => (
        <li key={key} aria-current={now ? 'step' : undefined}>
          {now ? (
            <BobPlace>
              <Bob />
            </BobPlace>
          ) : (
            <Dot data-place="done" />
          )}
          <b>{title}</b>
          <When>{when}</When>
          {text && <Text>{text}</Text>}
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  ${lineStyles}
  > li {
    padding: 0 0 20px 36px;
    line-height: 1.45;
  }
`

const Dot = styled(Knot)`
  left: 9px;
  top: 7px;
  width: 10px;
  height: 10px;
`

const When = styled.div`
  color: var(--muted);
  font-size: var(--t13);
`

const Text = styled.p`
  color: var(--muted);
`
