import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { View } from './ViewTitle.tsx'
import { WORKSHOPS } from './workshopsAddress.ts'

/** An address that leads to no workshop of this mentor. */
export function UnknownWorkshop() {
  return (
    <View>
      <EmptyState
        title="Workshop not found"
        actions={
          <ButtonLink to={WORKSHOPS.list} look="primary">
            Your workshops
          </ButtonLink>
        }
      >
        It isn’t one of your workshops, or it was deleted.
      </EmptyState>
    </View>
  )
}
