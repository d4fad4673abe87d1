/** Every documented call, by what it is about: its rows, and a story that calls it. */
import * as administration from './administration.ts'
import * as bookingActs from './bookingActs.ts'
import * as bookings from './bookings.ts'
import * as chats from './chats.ts'
import * as mentees from './mentees.ts'
import * as mentors from './mentors.ts'
import * as money from './money.ts'
import * as people from './people.ts'
import type { Rows } from './row.ts'
import * as workshops from './workshops.ts'

/** By the names of their files. */
export const AREAS = { people, mentors, mentees, bookings, workshops, chats, administration, bookingActs, money }

export const ROWS: Rows = Object.assign({}, ...Object.values(AREAS).map(({ rows }) => rows))
