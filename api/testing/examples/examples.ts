/**
 * One request of each documented call, as the description shows it: on a server with demo data it can be sent as it
 * stands. `examples.test.ts` sends them in this order, so that none takes away what a later one needs.
 */
import type { IstDate } from '../../rules/time/time.ts'
import { ofAccounts } from './accounts.ts'
import { ofAdministrators } from './administration.ts'
import { dayFrom, type Example } from './example.ts'
import { ofMembers } from './members.ts'
import { ofMoney } from './money.ts'
import { reads } from './reads.ts'
import { ofWorkshops } from './workshops.ts'

/** The examples for the week that begins on this day. */
export const examplesFrom = (monday: IstDate): Example[] =>
  [reads, ofMembers, ofWorkshops, ofAdministrators, ofMoney, ofAccounts].flatMap((examples) =>
    examples(dayFrom(monday)),
  )
