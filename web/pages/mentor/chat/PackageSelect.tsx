import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatPastDay } from '../../../../api/rules/text/format.ts'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import type { PackageSelect_viewer$key } from '../../../__generated__/PackageSelect_viewer.graphql.ts'
import { Select } from '../../../ui/Select.tsx'

interface PackageSelectProps {
  viewerKey: PackageSelect_viewer$key
  mentorId: number
  /** Numeric id of the package whose conversation is shown. */
  value: number
  onChange: (planId: number) => void
}

/** Which package's conversation to read, for a mentee who has bought several from this mentor. */
export function PackageSelect({ viewerKey, mentorId, value, onChange }: PackageSelectProps) {
  const { plans } = useFragment(
    graphql`
      fragment PackageSelect_viewer on Viewer {
        plans(first: 100) {
          edges {
            node {
              databaseId
              startDate
              endDate
              mentor {
                databaseId
              }
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const bought = plans.edges.map(({ node }) => node).filter(({ mentor }) => mentor.databaseId === mentorId)
  if (bought.length < 2) return null
  return (
    <Row>
      <Select small aria-label="Conversation" value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {bought.map(({ databaseId, startDate, endDate }) => (
          <option key={databaseId} value={databaseId}>
            Package of {formatPastDay(startDate)} to {formatPastDay(planLastDay(endDate))}
          </option>
        ))}
      </Select>
    </Row>
  )
}

const Row = styled.div`
  padding: 6px 16px;
  border-bottom: 1px solid var(--line);
`
