import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { showFailure } from '../../../ui/Failure.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx'
import { UnknownWorkshop } from './UnknownWorkshop.tsx'
import { ViewMoved } from './ViewTitle.tsx'
import { FormBones, ListBones, OneBones } from './WorkshopBones.tsx'
import { readWorkshops, type WorkshopsPlace } from './workshopsAddress.ts'

// Each view by itself: the page that loads this names the files of all that it imports.
export const OwnWorkshops = lazyPart(
  () => import('./OwnWorkshops.tsx').then((module) => module.OwnWorkshops),
  <ListBones />,
  undefined,
  showFailure,
)
export const NewWorkshop = lazyPart(
  () => import('./form/NewWorkshop.tsx').then((module) => module.NewWorkshop),
  <FormBones />,
  undefined,
  showFailure,
)
export const EditWorkshop = lazyPart(
  () => import('./form/EditWorkshop.tsx').then((module) => module.EditWorkshop),
  <FormBones />,
  undefined,
  showFailure,
)
export const OneWorkshop = lazyPart(
  () => import('./one/OneWorkshop.tsx').then((module) => module.OneWorkshop),
  <OneBones />,
  undefined,
  showFailure,
)

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
          fallback={place.view === 'list' ? <ListBones /> : place.view === 'one' ? <OneBones /> : <FormBones />}
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
