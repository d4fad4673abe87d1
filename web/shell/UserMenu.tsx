import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { UserMenu_viewer$key } from '../__generated__/UserMenu_viewer.graphql.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

const loadList = () => import('./UserMenuList.tsx').then((module) => ({ default: module.UserMenuList }))
const UserMenuList = lazy(loadList)

/** The signed-in person: first letter and name; opens a menu, whose code comes with the first intent. */
export function UserMenu({ viewerKey }: { viewerKey: UserMenu_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment UserMenu_viewer on Viewer {
        name
        ...UserMenuList_viewer
      }
    `,
    viewerKey,
  )
  const [wanted, setWanted] = useState(false)
  const face = (
    <>
      <VisuallyHidden>Open user menu, {viewer.name}</VisuallyHidden>
      <Avatar name={viewer.name} family="other" size="xs" letters={1} />
      <Name aria-hidden="true">{viewer.name}</Name>
      <ChevronDown size={16} />
    </>
  )
  const closed = (
    <Trigger
      look="ghost"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadList()}
      onFocus={() => void loadList()}
      onClick={() => setWanted(true)}
    >
      {face}
    </Trigger>
  )
  if (!wanted) return closed
  return (
    <Suspense fallback={closed}>
      <UserMenuList viewerKey={viewer} trigger={<Trigger look="ghost">{face}</Trigger>} />
    </Suspense>
  )
}

const Trigger = styled(Button)`
  position: relative;
  padding: 0 6px;
`

const Name = styled.span`
  max-width: 16ch;
  overflow: hidden;
  text-overflow: ellipsis;
  @media (max-width: 900px) {
    display: none;
  }
`
