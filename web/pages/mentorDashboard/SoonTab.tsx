import { EmptyState } from '../../ui/EmptyState.tsx'

interface Coming {
  title: string
  text: string
}

const COMING = {
  analytics: {
    title: 'Analytics: coming soon',
    text: 'You will see here how many students look at your profile, book you and come back.',
  },
  workshops: {
    title: 'Workshops: coming soon',
    text: 'You will be able to offer paid workshops here. Our team checks each one before students see it.',
  },
} satisfies Record<string, Coming>

/** A tab that is not open yet: what will be there. */
export function SoonTab({ tab }: { tab: keyof typeof COMING }) {
  const { title, text } = COMING[tab]
  return <EmptyState title={title}>{text}</EmptyState>
}
