import { builder } from '../graphql/builder.ts'
import type { LiveEvent } from './liveEvent.ts'

const LiveChangeType = builder.enumType('LiveChange', {
  description: 'What happened to something that a member follows.',
  values: {
    STARTED: {
      value: 'started',
      description:
        'Nothing yet: what is read from now on misses no change. Comes first, and again when events may have been missed.',
    },
    CREATED: { value: 'created', description: 'It is new.' },
    CHANGED: { value: 'changed', description: 'It was updated.' },
    READ: { value: 'read', description: 'It was read.' },
    ALL_READ: { value: 'allRead', description: 'All notifications up to it were read.' },
    DELETED: { value: 'deleted', description: 'It was removed.' },
  } as const,
})

/** The shape that the events of every subscription share. */
export const LiveEventType = builder.interfaceRef<LiveEvent>('LiveEvent').implement({
  description:
    'Something happened to what the signed-in member follows. What it happened to is a field of its own, null with `STARTED` and when it is gone or no longer theirs to see.',
  fields: (t) => ({
    change: t.expose('change', { type: LiveChangeType, description: 'What happened.' }),
    lastChange: t.string({
      nullable: true,
      description:
        'Names, with `STARTED`, the last change of anything of theirs that the server has heard of. A page says the same of its data in `<meta name="last-change">`: where both agree, nothing has changed since the page was made. Null with anything else, and when changes were missed.',
      resolve: (event) => (event.change === 'started' ? event.lastChange : null),
    }),
  }),
})
