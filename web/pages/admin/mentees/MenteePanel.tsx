// oxlint-disable-next-line no-restricted-imports -- a row may be opened that is on no page of the table
import { graphql, useLazyLoadQuery } from 'react-relay'
import { formatRequestDate } from '../../../../api/rules/format.ts'
import type { MenteePanelQuery } from '../../../__generated__/MenteePanelQuery.graphql.ts'
import { Details } from '../../../features/admin/tables/Details.tsx'
import { NotThere } from '../../../features/admin/tables/RowPanel.tsx'
import { PanelContent } from '../../../ui/table/SidePanel.tsx'
import { ExternalLink } from '../../../ui/Link.tsx'
import { MenteeStatus } from './MenteeStatus.tsx'

interface MenteePanelProps {
  id: number
  round: number
}

/** All that is known of a mentee. */
export function MenteePanel({ id, round }: MenteePanelProps) {
  const { mentee } = useLazyLoadQuery<MenteePanelQuery>(
    graphql`
      query MenteePanelQuery($id: Int!) @raw_response_type {
        mentee(id: $id) {
          name
          email
          mainBranch
          subBranch
          currentLevel
          college
          year
          bio
          goals
          linkedinUrl
          createdAt
          isActive
        }
      }
    `,
    { id },
    { fetchKey: round, fetchPolicy: 'store-and-network' },
  )
  if (!mentee) return <NotThere title="Mentee" />
  return (
    <PanelContent title={mentee.name}>
      <MenteeStatus isActive={mentee.isActive} />
      <Details
        rows={{
          Number: id,
          Email: mentee.email && <a href={`mailto:${mentee.email}`}>{mentee.email}</a>,
          Branch: mentee.mainBranch,
          Specialization: mentee.subBranch,
          'Year of study': mentee.currentLevel,
          College: mentee.college,
          Graduation: mentee.year,
          LinkedIn: mentee.linkedinUrl && <ExternalLink href={mentee.linkedinUrl}>Profile</ExternalLink>,
          Joined: `${formatRequestDate(new Date(mentee.createdAt))} IST`,
        }}
        prose={{ About: mentee.bio, Goals: mentee.goals }}
      />
    </PanelContent>
  )
}
