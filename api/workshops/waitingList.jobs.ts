import type { App } from '../app.ts'
import type { Work } from '../jobs/work.ts'
import { dropOldEntries } from './workshops.jobs.ts'
import { closeWaitingLists, sweepOffers, sweepSeats, tellOffers } from './waitingList/seatOffers.ts'

declare module '../jobs/enqueue.ts' {
  interface Tasks {
    tellOffers: { workshopId: number }
  }
}

/** Seats that are free, offered or held too long, and those who wait for them. */
export const waitingListJobs = (app: Pick<App, 'db' | 'clock' | 'config' | 'log'>) =>
  ({
    tasks: { tellOffers: (workshop) => tellOffers(app, workshop) },
    sweep: {
      workshopSeats: () => sweepSeats(app),
      waitingLists: () => closeWaitingLists(app),
      seatOffers: () => sweepOffers(app),
      oldWaitingLists: () => dropOldEntries(app),
    },
  }) satisfies Work
