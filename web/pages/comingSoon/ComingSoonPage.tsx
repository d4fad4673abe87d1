import { CalendarRange, MessagesSquare, Video } from 'lucide-react'
import { styled } from 'styled-components'
import { PLAN_CALLS, PLAN_DAYS, SESSION_LENGTH_SHORT } from '../../../api/rules/constants.ts'
import { Badge } from '../../ui/mark/Badge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { GridSheet } from '../../ui/layout/GridSheet.ts'
import { BackLink, Lead, Muted, PageWidth } from '../../ui/layout/PageFrame.tsx'

const FEATURES = [
  {
    icon: <MessagesSquare size={20} />,
    title: 'Unlimited chat',
    text: 'Ask whenever you are stuck. You never lose the thread between sessions.',
  },
  {
    icon: <Video size={20} />,
    title: `${PLAN_CALLS} live sessions of ${SESSION_LENGTH_SHORT}`,
    text: 'One-to-one, at times that suit you both.',
  },
  {
    icon: <CalendarRange size={20} />,
    title: '1-month access',
    text: `${PLAN_DAYS} days with one mentor, from the day you choose.`,
  },
]

/** Announces the Advanced package. */
export function ComingSoonPage() {
  return (
    <GridSheet>
      <Place>
        <BackLink to="/">Home</BackLink>
        <Badge $tone="info">Advanced package</Badge>
        <h1>Coming Soon</h1>
        <Lead>One engineer with you for a month, for a project, a thesis or a first job.</Lead>
        <Features>
          {FEATURES.map(({ icon, title, text }) => (
            <li key={title}>
              {icon}
              <h2>{title}</h2>
              <Muted as="p">{text}</Muted>
            </li>
          ))}
        </Features>
        <ButtonLink look="signal" to="/mentors">
          Explore Starter Sessions
        </ButtonLink>
      </Place>
    </GridSheet>
  )
}

const Place = styled(PageWidth)`
  display: grid;
  gap: 14px;
  justify-items: start;
  padding-block: clamp(20px, 3vw, 36px) clamp(40px, 6vw, 72px);
`

const Features = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  justify-self: stretch;
  margin-block: 12px 10px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  overflow: hidden;
  list-style: none;
  > li {
    display: grid;
    gap: 6px;
    align-content: start;
    padding: 18px 20px 20px;
    box-shadow:
      1px 0 var(--line),
      0 1px var(--line);
  }
  svg.lucide {
    color: var(--blueprint);
  }
  h2 {
    font-size: var(--t17);
  }
`
