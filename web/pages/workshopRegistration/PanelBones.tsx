import { FieldBones } from '../../ui/FieldBones.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { WorkshopSide } from './workshopParts.ts'

/** The form before it is there, as high as it will be. */
export function PanelBones() {
  return (
    <WorkshopSide as="div" aria-busy="true">
      <Bone $width="120px" $height="30px" />
      <Bone $height="24px" />
      <Bone $height="36px" />
      <FieldBones fields={3} />
      <Bone $height="120px" />
      <Bone $height="52px" />
      <Bone $height="64px" />
    </WorkshopSide>
  )
}
