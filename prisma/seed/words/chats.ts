/** A chat message: who, how many days after the plan's start, IST time, text. */
export type ChatLine = readonly ['mentor' | 'mentee', number, string, string]

/** A plan (the Advanced package) to write down. */
export interface PlanDraft {
  mentor: string
  mentee: string
  /** Days from today; over when it is 30 or more days back. */
  start: number
  /** Calls already held. */
  callsHeld: number
  goals: { career: string; skills: string; role: string; timeline: string; challenges: string }
  roadmap: { title: string; description: string; milestones: string; resources: string; duration: string }
  chat: readonly ChatLine[]
  /** How many of the last messages the other side has not read. */
  unread: number
}

export const plans: readonly PlanDraft[] = [
  {
    mentor: 'Ananya Iyer',
    mentee: 'Vikram Patil',
    start: -18,
    callsHeld: 1,
    goals: {
      career: 'Graduate structural engineer in a design office in Pune.',
      skills: 'ETABS basics, RCC design by limit state, AutoCAD',
      role: 'Graduate Structural Engineer',
      timeline: 'Offer before June',
      challenges: 'I can run the software but cannot say whether the result is right.',
    },
    roadmap: {
      title: 'From a model that runs to a model you can defend',
      description: 'Four weeks on one building: your hostel, G+7, zone IV.',
      milestones:
        'Design basis on two pages | Base shear and drift checked by hand | One frame detailed to IS 13920 | Mock design review, 40 minutes',
      resources: 'IS 1893 Part 1, clauses 6 and 7 | IS 13920, clauses 6 and 7 | My checklist for model review',
      duration: '4 weeks',
    },
    chat: [
      [
        'mentee',
        0,
        '18:10',
        'Good evening ma’am. I have filled in the goals sheet. The model is in the shared folder.',
      ],
      [
        'mentor',
        0,
        '20:45',
        'Thank you, Vikram. Roadmap is up. First task: no software. Write the design basis on two pages.',
      ],
      [
        'mentee',
        4,
        '21:02',
        'Design basis done. I was not sure about the soil type, the report says both medium and stiff.',
      ],
      [
        'mentor',
        5,
        '07:35',
        'Take the worse one for the first run, and note why. Then ask the geotechnical engineer. That question is the job.',
      ],
      ['mentee', 11, '20:02', 'I ran the modal analysis again. First mode is torsion, 1.84 s. Is that a problem?'],
      [
        'mentor',
        11,
        '20:20',
        'Yes. For a regular frame the first two modes should be translation. Look at where your lift core sits.',
      ],
      ['mentor', 11, '20:21', 'Then compare the centre of mass and the centre of rigidity, storey by storey.'],
      [
        'mentee',
        14,
        '16:05',
        'Moved the core towards the centre. Now the first mode is translation in X, 1.32 s. Drift in Y is 0.0046 at the third storey.',
      ],
      ['mentor', 14, '16:11', 'Better. The limit is 0.004 times the storey height, so check with h = 3.2 m.'],
      [
        'mentee',
        16,
        '21:30',
        'Checked: 14.7 mm against 12.8 mm, so it fails. I will try a wall on grid C before our next call.',
      ],
      ['mentor', 17, '07:10', 'Good. Bring both runs on one page. And send me a picture of the mass source.'],
      [
        'mentee',
        17,
        '12:24',
        'Mass source: dead load + 1.0 × superimposed dead + 0.25 × live, because the live load is 3 kN/m². Clause 7.3.1, table 10.',
      ],
      [
        'mentee',
        17,
        '12:26',
        'The wall on C-1 to C-2, 200 mm, brings the drift to 9.1 mm. Base shear went up by 11 %.',
      ],
      ['mentor', 17, '13:02', 'As it should: a stiffer building, a shorter period. Which period did you use for Ah?'],
      [
        'mentee',
        17,
        '13:05',
        'The one of the code, Ta = 0.075 h^0.75 = 0.79 s. ETABS says 1.07 s.\nIs it allowed to take the longer one?',
      ],
      ['mentor', 17, '20:44', 'No. Scale the response spectrum up to the base shear with Ta, clause 7.7.3.'],
      ['mentor', 17, '20:45', 'And write that factor down. It is the first question a reviewer asks.'],
    ],
    unread: 2,
  },
  {
    mentor: 'Ananya Iyer',
    mentee: 'Nandini Joshi',
    start: -4,
    callsHeld: 0,
    goals: {
      career: 'Lead small foundation designs on my own.',
      skills: 'STAAD.Pro, isolated footings, site supervision',
      role: 'Structural Engineer',
      timeline: 'Six months',
      challenges: 'Combined footings and rafts, and saying no to the architect.',
    },
    roadmap: {
      title: 'Foundations you can sign',
      description: 'Three foundations of growing difficulty, all from your own office.',
      milestones: 'Combined footing by hand | Raft with springs, and without | Review of one soil report',
      resources: 'IS 456 clause 34 | IS 2911 overview',
      duration: '4 weeks',
    },
    chat: [
      [
        'mentee',
        0,
        '19:20',
        'Happy to begin! Our plot has a boundary wall on two sides, so two columns sit at the edge.',
      ],
      ['mentor', 1, '07:40', 'Classic. Sketch the load path first, with the eccentricity in numbers.'],
      [
        'mentee',
        3,
        '15:38',
        'Sketch is attached to the drawing folder. The strap beam comes out deeper than the footing.',
      ],
      ['mentee', 3, '15:40', 'Can we look at the footing first on the call?'],
      ['mentor', 3, '18:12', 'Yes. What are the two loads, and how far is the edge column from the boundary?'],
      ['mentee', 3, '18:30', 'P1 = 640 kN at 0.3 m from the wall, P2 = 980 kN, 4.2 m apart. SBC is 180 kN/m².'],
      [
        'mentor',
        3,
        '18:41',
        'Then try a combined footing before the strap. Centre of load from P1: 980 × 4.2 / 1620 = 2.54 m.\nSo a rectangle of 2 × (2.54 + 0.3) = 5.68 m puts it in the middle.',
      ],
      ['mentee', 3, '19:02', 'And the width from 1.1 × 1620 / (180 × 5.68) = 1.75 m. That fits the plot!'],
      ['mentee', 3, '19:03', 'Do I check one-way shear at d from both columns?'],
      ['mentee', 3, '19:10', 'One more: the architect wants a sump between the columns. Do I say no?'],
    ],
    unread: 2,
  },
  {
    mentor: 'Ananya Iyer',
    mentee: 'Tenzin Gyatso',
    start: -41,
    callsHeld: 3,
    goals: {
      career: 'Clear the viva, then site work in the hills.',
      skills: 'Surveying, estimation',
      role: 'Site Engineer',
      timeline: 'Two months',
      challenges: 'My project report has no design chapter yet.',
    },
    roadmap: {
      title: 'A design chapter in four weeks',
      description: 'Retaining wall of the project road, from soil to drawing.',
      milestones: 'Earth pressure by hand | Stability checks | Drawing and schedule | Viva rehearsal',
      resources: 'IS 14458 | Two viva question lists',
      duration: '4 weeks',
    },
    chat: [
      ['mentee', 20, '18:00', 'The sliding check fails by five percent.'],
      ['mentor', 20, '21:15', 'A shear key, or a longer heel. Cost both and choose.'],
      ['mentor', 29, '20:05', 'All the best for the viva.'],
    ],
    unread: 0,
  },
  {
    mentor: 'Naveen Reddy Kotha',
    mentee: 'Vikram Patil',
    start: -96,
    callsHeld: 2,
    goals: {
      career: 'See whether planning suits me better than design.',
      skills: 'MS Project basics',
      role: 'Planning Engineer',
      timeline: 'This semester',
      challenges: 'I have never seen a real schedule.',
    },
    roadmap: {
      title: 'One building, one schedule',
      description: 'The hostel again, this time in days and cranes.',
      milestones: 'Activity list from the drawings | Network on paper | Schedule with resources',
      resources: 'A sample schedule with names removed',
      duration: '4 weeks',
    },
    chat: [
      ['mentee', 2, '19:30', 'My network has 140 activities. Too many?'],
      ['mentor', 2, '21:00', 'For a hostel, yes. Which of them would you ring somebody about?'],
    ],
    unread: 0,
  },
]
