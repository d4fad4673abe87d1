import type { Drawing } from '../pictures/drawings.ts'

/** A workshop to write down; dates are days from today. */
export interface WorkshopDraft {
  title: string
  description: string
  branch: string
  mentor: string
  day: number
  time: string
  duration: string
  seats: number
  registered: number
  /** People on the waiting list of a full one. */
  waiting?: number
  /** Of a past one, how many of the registered people were there. */
  attended?: number
  /** Rupees. */
  price: number
  drawing: Drawing
  state: 'approved' | 'pending' | 'rejected'
  /** Of a rejected one. */
  rejectionReason?: string
}

export const workshops: readonly WorkshopDraft[] = [
  {
    title: 'Reading a beam drawing: from bar marks to site',
    description:
      'A live working session on one real beam: what each mark means, what goes wrong on site, and how to check the bar bending schedule. We read a general arrangement, find every bar from its mark, prepare a schedule by hand and spot three real mistakes before concreting.',
    branch: 'Civil Engineering',
    mentor: 'Ananya Iyer',
    day: 14,
    time: '16:00',
    duration: '2.5 hours',
    seats: 50,
    registered: 38,
    price: 499,
    drawing: 'beam',
    state: 'approved',
  },
  {
    title: 'PID tuning with a tank and a spreadsheet',
    description:
      'We tune a level loop together, first on paper, then in a spreadsheet you keep. Sticky valves, noise and an operator with opinions included. Free, and nearly full.',
    branch: 'Electrical & Electronics Engineering',
    mentor: 'Suresh Balakrishnan',
    day: 2,
    time: '19:30',
    duration: '2 hours',
    seats: 30,
    registered: 28,
    price: 0,
    drawing: 'loop',
    state: 'approved',
  },
  {
    title: 'Your first robot cell: layout, cycle time, safety',
    description:
      'From a part and a takt time to a cell on one sheet: gripper, reach, fence, scanner and the arithmetic of cycle time. Small group; every layout is discussed.',
    branch: 'Mechanical Engineering',
    mentor: 'Harpreet Singh Gill',
    day: 20,
    time: '11:00',
    duration: '3 hours',
    seats: 25,
    registered: 25,
    waiting: 4,
    price: 799,
    drawing: 'robot',
    state: 'approved',
  },
  {
    title: 'Single-line diagrams without fear',
    description:
      'One substation, one sheet, two hours. We follow a fault from the busbar to the trip coil and name every symbol on the way.',
    branch: 'Electrical & Electronics Engineering',
    mentor: 'Fathima Rahman',
    day: -12,
    time: '18:00',
    duration: '2 hours',
    seats: 40,
    registered: 31,
    attended: 27,
    price: 299,
    drawing: 'feeder',
    state: 'approved',
  },
  {
    title: 'Gear design in one afternoon',
    description: 'A pair of spur gears from torque to drawing, with a worked sheet for bending and contact stress.',
    branch: 'Mechanical Engineering',
    mentor: 'Rohan Deshmukh',
    day: 25,
    time: '14:00',
    duration: '3 hours',
    seats: 40,
    registered: 0,
    price: 399,
    drawing: 'gear',
    state: 'pending',
  },
  {
    title: 'Everything about water treatment',
    description: 'All processes from intake to sludge in one hour.',
    branch: 'Civil Engineering',
    mentor: 'Aravind Subramaniam',
    day: 18,
    time: '10:00',
    duration: '1 hour',
    seats: 100,
    registered: 0,
    price: 1500,
    drawing: 'clarifier',
    state: 'rejected',
    rejectionReason:
      'One hour is too short for all processes, and the price is high for it. Please choose one process and go deep.',
  },
  {
    title: 'GD&T for people who make parts',
    description:
      'Datums, flatness, position and runout on one bearing housing: what each frame asks for, how the shop measures it, and which tolerances only cost money. Bring a drawing of your own if you can. Free.',
    branch: 'Mechanical Engineering',
    mentor: 'Rohan Deshmukh',
    day: 9,
    time: '18:30',
    duration: '90 min',
    seats: 60,
    registered: 17,
    price: 0,
    drawing: 'flange',
    state: 'approved',
  },
  {
    title: 'Protection relays: grading two feeders',
    description:
      'Two feeders, three relays and one fault level. We plot the time-current curves, choose settings that leave a margin, and see what a wrong multiplier does to a healthy feeder.',
    branch: 'Electrical & Electronics Engineering',
    mentor: 'Fathima Rahman',
    day: 11,
    time: '17:00',
    duration: '2 hours 30 minutes',
    seats: 40,
    registered: 12,
    price: 349,
    drawing: 'curves',
    state: 'approved',
  },
  {
    title: 'Column design by hand: one interaction diagram',
    description:
      'We draw one interaction diagram point by point, check a real column against it, and only then look at what the software says.',
    branch: 'Civil Engineering',
    mentor: 'Ananya Iyer',
    day: 28,
    time: '16:00',
    duration: '2-3 hours',
    seats: 40,
    registered: 0,
    price: 599,
    drawing: 'column',
    state: 'pending',
  },
  {
    title: 'ETABS in one hour',
    description: 'Modelling, loads, analysis, design and drawings of a whole building.',
    branch: 'Civil Engineering',
    mentor: 'Ananya Iyer',
    day: 21,
    time: '19:00',
    duration: '1 hour',
    seats: 200,
    registered: 0,
    price: 999,
    drawing: 'beam',
    state: 'rejected',
    rejectionReason: 'One hour is too short for this. Please choose one step, such as modelling, and go deep.',
  },
]
