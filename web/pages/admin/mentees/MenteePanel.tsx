import { graphql } from 'react-relay'
import { formatRequestDate } from '../../../../api/rules/text/format.ts'
import type { MenteePanelQuery } from '../../../__generated__/MenteePanelQuery.graphql.ts'
import { Details, NotThere } from '../../../features/admin/tables/RowPanel.tsx'
import { mailTo } from '../../../lib/mailTo.ts'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ExternalLink, Link } from '../../../ui/Link.tsx'
import { PanelContent } from '../../../ui/table/SidePanel.tsx'
import { EndSessions } from '../people/EndSessions.tsx'

interface MenteePanelProps {
  id: number
  round: number
  onDelete: (who: { id: number; name: string }) => void
}

/** All that is known of a mentee. */
export function MenteePanel({ id, round, onDelete }: MenteePanelProps) {
  const { mentee } = usePartQuery<MenteePanelQuery>(
    graphql`
      query MenteePanelQuery($id: Int!) @preloadable @raw_response_type {
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
    { round },
  )
  if (!mentee) return <NotThere title="Mentee" />
  return (
    <PanelContent
      title={mentee.name}
      footer={
        <>
          <EndSessions userType="MENTEE" id={id} name={mentee.name} />
          <Button look="danger" onClick={() => onDelete({ id, name: mentee.name })}>
            Delete
          </Button>
        </>
      }
    >
      <MenteeStatus isActive={mentee.isActive} />
      <Details
        rows={{
          Number: id,
          Email: mentee.email && <a href={mailTo(mentee.email)}>{mentee.email}</a>,
          Branch: mentee.mainBranch,
          Specialization: mentee.subBranch,
          'Year of study': mentee.currentLevel,
          College: mentee.college,
          Graduation: mentee.year,
          LinkedIn: mentee.linkedinUrl && <ExternalLink href={mentee.linkedinUrl}>Profile</ExternalLink>,
          Joined: `${formatRequestDate(new Date(mentee.createdAt))} IST`,
          Sessions: <Link to={`/admin?tab=mentorships&q=${encodeURIComponent(mentee.name)}`}>Their sessions</Link>,
          'Audit log': <Link to={`/admin/audit?person=mentee:${id}`}>What was done</Link>,
        }}
        prose={{ About: mentee.bio, Goals: mentee.goals }}
      />
    </PanelContent>
  )
}

/** Whether the account is in use. */
export function MenteeStatus({ isActive }: { isActive: boolean | null }) {
  return <Badge $tone={isActive ? 'good' : 'flat'}>{isActive ? 'Active' : 'Inactive'}</Badge>
}
