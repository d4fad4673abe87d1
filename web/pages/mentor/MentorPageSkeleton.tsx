import { styled } from 'styled-components'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ProfileColumns, ProfilePage, ProfileSide } from './profileParts.ts'

/** A profile before its mentor is known. */
export function MentorPageSkeleton() {
  return (
    <Skeleton label="Loading the profile">
      <ProfilePage>
        <Bone $width="120px" $height="20px" />
        <ProfileColumns>
          <Person>
            <Head>
              <Bone $height="clamp(88px, 11vw, 128px)" />
              <div>
                <Bone $width="60%" $height="34px" />
                <Bone $width="84%" $height="20px" />
                <Bone $width="70%" $height="20px" />
                <Bone $width="56%" $height="24px" />
              </div>
            </Head>
            <Bone $height="64px" />
          </Person>
          <ProfileSide as="div">
            <Bone $height="318px" />
          </ProfileSide>
          <Person>
            {['About', 'Help', 'Work', 'Week'].map((part) => (
              <Part key={part}>
                <Bone $width="160px" $height="22px" />
                <Bone $height="16px" />
                <Bone $height="16px" />
                <Bone $width="72%" $height="16px" />
              </Part>
            ))}
          </Person>
        </ProfileColumns>
      </ProfilePage>
    </Skeleton>
  )
}

const Person = styled.div`
  display: grid;
  gap: 36px;
`

const Head = styled.div`
  display: grid;
  grid-template-columns: clamp(88px, 11vw, 128px) minmax(0, 1fr);
  gap: 24px;
  align-items: center;
  > div {
    display: grid;
    gap: 8px;
  }
`

const Part = styled.div`
  display: grid;
  gap: 12px;
`
