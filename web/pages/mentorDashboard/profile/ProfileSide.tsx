import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { PROFILE_ITEMS } from '../../../../api/rules/people/completeness.ts'
import type { ProfileSide_mentor$key } from '../../../__generated__/ProfileSide_mentor.graphql.ts'
import { plural } from '../../../lib/plural.ts'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { JumpLink } from './JumpLink.tsx'
import { SectionNav } from './SectionNav.tsx'

/** What is missing in the profile, and the way to each section. */
export function ProfileSide({ mentorKey }: { mentorKey: ProfileSide_mentor$key }) {
  const { completeness } = useFragment(
    graphql`
      fragment ProfileSide_mentor on Mentor {
        completeness {
          percent
          message
          missing {
            field
            label
          }
        }
      }
    `,
    mentorKey,
  )
  if (!completeness) return null
  const { percent, message } = completeness
  const missing = completeness.missing.map(({ field, label }) => ({ field, label }))
  return (
    <>
      <CompletenessCard percent={percent} message={message} missing={missing} />
      <SectionNav missing={missing.map(({ field }) => field)} />
    </>
  )
}

const COUNT = Object.keys(PROFILE_ITEMS).length

interface CompletenessCardProps {
  percent: number
  message: string
  missing: readonly { field: string; label: string }[]
}

/** How complete the profile is: percentage, a tick for each item, and what is missing, each leading to its field. */
function CompletenessCard({ percent, message, missing }: CompletenessCardProps) {
  const done = COUNT - missing.length
  const [next] = missing
  return (
    <Card aria-labelledby="completeness">
      <Head>
        <h2 id="completeness">Profile completeness</h2>
        <b>{`${percent}%`}</b>
      </Head>
      <Ticks role="img" aria-label={`${done} of ${COUNT} items complete`}>
        {Array.from({ length: COUNT }, (_, index) => (
          <i key={index} data-done={index < done || undefined} />
        ))}
      </Ticks>
      <p role="status">{`${message} ${done} of ${COUNT} items are done.`}</p>
      {next && (
        <p>
          Next: <JumpLink to={{ field: next.field }}>{next.label}</JumpLink>
        </p>
      )}
      {missing.length > 1 && (
        <Disclosure title={`All ${plural(missing.length, 'missing item')}`}>
          <ul>
            {missing.map(({ field, label }) => (
              <li key={field}>
                <JumpLink to={{ field }}>{label}</JumpLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  )
}

const Card = styled.section`
  display: grid;
  gap: 10px;
  min-width: 0;
  padding: 16px 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  > p {
    color: var(--muted);
    font-size: var(--t13);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-block: -12px;
  }
  > details {
    margin-bottom: -12px;
    border-bottom: 0;
    font-size: var(--t13);
    > summary {
      min-height: 44px;
      padding: 4px 0;
    }
    ul {
      display: grid;
      list-style: none;
    }
    a {
      margin-block: 0;
    }
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: baseline;
  justify-content: space-between;
  > h2 {
    font-size: var(--t15);
  }
  > b {
    font: 700 var(--t26) var(--head);
  }
`

const Ticks = styled.div`
  display: flex;
  gap: 3px;
  > i {
    flex: 1;
    min-width: 2px;
    height: 14px;
    border: 1px solid var(--line-strong);
    border-radius: 2px;
  }
  > [data-done] {
    border-color: var(--blueprint);
    background: var(--blueprint);
  }
`
