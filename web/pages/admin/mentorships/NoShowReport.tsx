import { graphql, readInlineData, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { JoinRecord } from '../../../features/sessions/card/JoinRecord.tsx'
import type { NoShowReport_booking$key } from '../../../__generated__/NoShowReport_booking.graphql.ts'
import type { NoShowReport_evidence$key } from '../../../__generated__/NoShowReport_evidence.graphql.ts'
import { policyText } from '../../../features/admin/refundSum.ts'

/** What is known about a session that somebody is said to have missed: what both say, and when each pressed Join. */
export function NoShowEvidence({ bookingKey }: { bookingKey: NoShowReport_evidence$key }) {
  const booking = useFragment(
    graphql`
      fragment NoShowReport_evidence on Booking {
        ...NoShowReport_booking
        ...JoinRecord_booking
      }
    `,
    bookingKey,
  )
  return (
    <Evidence>
      {saidWords(booking).map(({ name, statement }) => (
        <div key={name}>
          <dt>{name} says</dt>
          <dd>{statement ?? 'Nothing written.'}</dd>
        </div>
      ))}
      <div>
        <dt>Presses of Join</dt>
        <dd>
          <JoinRecord bookingKey={booking} side={null} always />
        </dd>
      </div>
    </Evidence>
  )
}

const Evidence = styled.dl`
  display: grid;
  gap: 10px;
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

const fragment = graphql`
  fragment NoShowReport_booking on Booking @inline {
    mentorName
    menteeName
    noShow {
      reportedBy
      reportStatement
      answer
      answerStatement
      finding
    }
  }
`

/** What the two sides say, in a line: `Asha says that Ravi did not come. Ravi says that they were there.` */
export function noShowText(key: NoShowReport_booking$key): string {
  const { noShow, mentorName, menteeName } = readInlineData(fragment, key)
  if (!noShow) return ''
  const [by, about] = noShow.reportedBy === 'MENTOR' ? [mentorName, menteeName] : [menteeName, mentorName]
  return `${by} says that ${about} did not come. ${about} ${ANSWERS[noShow.answer ?? ''] ?? 'has not answered'}.`
}

/** What each side has written, the one that reported first; nothing without a report. */
function saidWords(key: NoShowReport_booking$key): { name: string; statement: string | null }[] {
  const { noShow, mentorName, menteeName } = readInlineData(fragment, key)
  if (!noShow) return []
  const [by, about] = noShow.reportedBy === 'MENTOR' ? [mentorName, menteeName] : [menteeName, mentorName]
  return [
    { name: by, statement: noShow.reportStatement },
    { name: about, statement: noShow.answerStatement },
  ]
}

/** What was found, in a few words; null while nobody has decided. */
export function decidedText(key: NoShowReport_booking$key): string | null {
  const { noShow, ...names } = readInlineData(fragment, key)
  return noShow?.finding ? findingText(noShow.finding, names) : null
}

const ANSWERS: Readonly<Record<string, string>> = {
  DISPUTED: 'says that they were there',
  AGREED: 'agrees',
}

/** What an administrator can find. */
export const FINDINGS = ['MENTEE_MISSED', 'MENTOR_MISSED', 'TOOK_PLACE'] as const
export type Finding = (typeof FINDINGS)[number]

interface Names {
  readonly mentorName: string
  readonly menteeName: string
}

/** A finding, in a few words. */
export function findingText(finding: string, { mentorName, menteeName }: Names): string {
  if (finding === 'MENTEE_MISSED') return `${menteeName} did not come`
  return finding === 'MENTOR_MISSED' ? `${mentorName} did not come` : 'The session took place'
}

/** What a finding does, beside the refund. */
export function findingEffect(
  finding: Finding,
  { isCall, returnsCall, unusable }: { isCall: boolean; returnsCall: boolean; unusable: string | null },
): string {
  if (finding === 'MENTEE_MISSED')
    return `The session is cancelled. ${isCall ? 'It counts as used in the package.' : policyText(0)}`
  if (finding === 'MENTOR_MISSED' && isCall && !returnsCall)
    return 'The session is cancelled. It can’t return to the package, which has ended.'
  if (finding === 'MENTOR_MISSED')
    return `The session is cancelled. ${returnsCall ? ['It returns to the package.', unusable].filter(Boolean).join(' ') : 'Under the refund policy, what is left of the payment is refunded.'}`
  return `The session counts as held. ${policyText(0)}`
}
