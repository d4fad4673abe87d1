import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { showFailure } from '../../../ui/feedback/Failure.tsx'
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary.tsx'
import { Bone, Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { EditWorkshop } from './form/EditWorkshop.tsx'
import { NewWorkshop } from './form/NewWorkshop.tsx'
import { OneWorkshop } from './one/OneWorkshop.tsx'
import { OwnWorkshops } from './OwnWorkshops.tsx'
import { readWorkshops, type WorkshopsPlace } from './workshopsAddress.ts'
import { UnknownWorkshop, View, ViewMoved } from './WorkshopView.tsx'

/** The mentor's workshops: the list, a form, or one of them with its participants, as the address says. */
export function Workshops() {
  const { search } = useLocation()
  const place = readWorkshops(search)
  const name = `${place.view} ${'id' in place ? place.id : ''}`
  const [round, setRound] = useState(0)
  const [first] = useState(name)
  const [isMoved, setMoved] = useState(false)
  if (!isMoved && name !== first) setMoved(true)
  return (
    <ViewMoved value={isMoved}>
      <SectionBoundary key={name} resetOn={round} onRetry={() => setRound(round + 1)} fallback={showFailure}>
        <Suspense
          fallback={
            place.view === 'list' ? <ListSkeleton /> : place.view === 'one' ? <OneSkeleton /> : <FormSkeleton />
          }
        >
          {viewOf(place, round)}
        </Suspense>
      </SectionBoundary>
    </ViewMoved>
  )
}

function viewOf(place: WorkshopsPlace, round: number) {
  switch (place.view) {
    case 'list':
      return <OwnWorkshops round={round} />
    case 'new':
      return <NewWorkshop />
    case 'edit':
      return <EditWorkshop id={place.id} round={round} />
    case 'one':
      return <OneWorkshop id={place.id} round={round} />
    default:
      return <UnknownWorkshop />
  }
}

/** The list, while it loads. */
function ListSkeleton() {
  return (
    <Skeleton label="Loading your workshops">
      <View>
        <Bone $width="min(60%, 240px)" $height="44px" />
        {[0, 1].map((index) => (
          <Sheet key={index}>
            <Bone $width="55%" $height="22px" />
            <Bone $height="62px" />
            <Bone $width="160px" $height="36px" />
          </Sheet>
        ))}
      </View>
    </Skeleton>
  )
}

/** The form, while it loads. */
function FormSkeleton() {
  return (
    <Skeleton label="Loading the form">
      <View>
        <Bone $width="min(60%, 240px)" $height="26px" />
        <Sheet>
          {['44px', '108px', '44px', '44px', '44px', '44px'].map((height, index) => (
            <div key={index}>
              <Bone $width="120px" />
              <Bone $height={height} />
            </div>
          ))}
        </Sheet>
      </View>
    </Skeleton>
  )
}

/** One workshop, while it loads. */
function OneSkeleton() {
  return (
    <Skeleton label="Loading the workshop">
      <View>
        <Bone $width="min(80%, 360px)" $height="26px" />
        <Bone $height="62px" />
        <Bone $height="160px" />
        <Bone $height="300px" />
      </View>
    </Skeleton>
  )
}

const Sheet = styled.div`
  display: grid;
  gap: 14px;
  padding: 18px 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  > div {
    display: grid;
    gap: 10px;
  }
`
