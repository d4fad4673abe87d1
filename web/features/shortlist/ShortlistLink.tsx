import { Bookmark } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { ShortlistLink_viewer$key } from '../../__generated__/ShortlistLink_viewer.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Count } from '../../ui/mark/Badge.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useKept } from './kept.ts'

/** How many mentors are on the shortlist, of the member or of this browser; 0 while it is not known. */
export function useSavedCount(viewerKey: ShortlistLink_viewer$key | null): number {
  const viewer = useFragment(
    graphql`
      fragment ShortlistLink_viewer on Viewer {
        savedMentorCount
      }
    `,
    viewerKey,
  )
  const kept = useKept()
  return viewer?.savedMentorCount ?? kept?.length ?? 0
}

/** The way to the shortlist in the header of wide screens; a phone has it in its menu. */
export function ShortlistLink({ viewerKey }: { viewerKey: ShortlistLink_viewer$key | null }) {
  const count = useSavedCount(viewerKey)
  return (
    <Place look="ghost" icon to="/shortlist">
      <Bookmark size={20} />
      <VisuallyHidden>{count > 0 ? `Shortlist, ${plural(count, 'mentor')}` : 'Shortlist'}</VisuallyHidden>
      {count > 0 && <Saved aria-hidden="true">{count}</Saved>}
    </Place>
  )
}

const Place = styled(ButtonLink)`
  position: relative;
  @media (max-width: ${breakpoints.phone}) {
    display: none;
  }
`

const Saved = styled(Count)`
  position: absolute;
  top: 3px;
  left: calc(50% + 1px);
  min-width: 1.125rem;
  min-height: 1.125rem;
  padding: 0 0.25rem;
  font-size: 0.6875rem;
`
