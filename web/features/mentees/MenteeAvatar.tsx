import type { ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay'
import { branchFamily } from '../../../api/rules/people/branches.ts'
import type { MenteeAvatar_mentee$key } from '../../__generated__/MenteeAvatar_mentee.graphql.ts'
import { Avatar } from '../../ui/mark/Avatar.tsx'

type MenteeAvatarProps = Pick<ComponentProps<typeof Avatar>, 'size' | 'lazy'> & { menteeKey: MenteeAvatar_mentee$key }

/** A mentee's picture, or initials on the hatch of their branch. */
export function MenteeAvatar({ menteeKey, ...rest }: MenteeAvatarProps) {
  const { name, mainBranch, subBranch, profileImage, hasProfileImage } = useFragment(
    graphql`
      fragment MenteeAvatar_mentee on Mentee {
        name
        mainBranch
        subBranch
        profileImage(size: MEDIUM)
        hasProfileImage
      }
    `,
    menteeKey,
  )
  const image = hasProfileImage ? profileImage : null
  return <Avatar name={name} family={branchFamily(mainBranch, subBranch)} image={image} {...rest} />
}
