import type { ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay'
import { branchFamily } from '../../../api/rules/people/branches.ts'
import type { MentorAvatar_mentor$key } from '../../__generated__/MentorAvatar_mentor.graphql.ts'
import { Avatar } from '../../ui/mark/Avatar.tsx'

type MentorAvatarProps = Pick<ComponentProps<typeof Avatar>, 'size' | 'lazy'> & { mentorKey: MentorAvatar_mentor$key }

/** A mentor's picture, or initials on the hatch of their branch. */
export function MentorAvatar({ mentorKey, ...rest }: MentorAvatarProps) {
  const { name, mainBranch, subBranch, profileImage, hasProfileImage } = useFragment(
    graphql`
      fragment MentorAvatar_mentor on Mentor {
        name
        mainBranch
        subBranch
        profileImage
        hasProfileImage
      }
    `,
    mentorKey,
  )
  const image = hasProfileImage ? profileImage : null
  return <Avatar name={name} family={branchFamily(mainBranch, subBranch)} image={image} {...rest} />
}
