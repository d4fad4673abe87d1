import type { MentorDraft } from './mentorDraft.ts'

/** The mentors of the home page; the first one is the demo mentor. */
export const featuredMentors: readonly MentorDraft[] = [
  {
    name: 'Ananya Iyer',
    work: 'Senior Structural Engineer | Sahyadri Structures | Pune',
    subBranch: 'Construction Technology & Management',
    experience: 11,
    languages: 'English | Hindi | Marathi',
    rates: [799, 4499],
    bio: `I design multi-storey RCC frames in seismic zone IV and review drawings before they reach site.
      I began as a site engineer in Nashik, so I know what happens to a neat drawing on a wet morning.
      Bring a model, a drawing or a doubt. We open it together, and you leave with a list of what to fix.`,
    skills:
      'ETABS | IS 13920 detailing | STAAD.Pro | Seismic design | RCC drawing review | Raft foundations | Bar bending schedules | Design basis reports',
    toolsAndSoftware: 'ETABS | STAAD.Pro | SAFE | AutoCAD | Revit',
    topicsCanMentorOn:
      'Checking an ETABS model by hand | Ductile detailing to IS 13920 | Final-year project in structures | First job: design office or site',
    industriesWorkedIn: 'Residential towers | Hospitals | Metro stations',
    certifications: 'Licensed Structural Engineer, Pune Municipal Corporation',
    keyProjects:
      '24-storey residential tower in Baner | 300-bed hospital in Solapur | Metro station roof and two road overbridges',
    previousCompanies:
      'Site Engineer, Godavari Buildcon (2015 to 2016) | Structural Engineer, Konkan Design Associates (2016 to 2019)',
    timeSlotsPerWeek: 'On site every second Friday. Saturday mornings are best for drawing reviews.',
    hours: 'Tue Thu 18:00-21:00, Sat 09:00-19:00',
    portrait: { head: 'bun', skin: 'almond', wear: 'shirt', colour: 'blue' },
    reviews: [37, 4, 0],
    reviewTopics: ['structures', 'any'],
    unreviewed: 24,
    lastActive: 180,
  },
  {
    name: 'Rohan Deshmukh',
    work: 'Lead Design Engineer, Gearbox | Vikram Auto Components | Chennai',
    subBranch: 'Automobile Engineering',
    experience: 9,
    languages: 'English | Tamil',
    rates: [699, 3999],
    bio: `Nine years of transmission design, from concept to production. I help with tolerance stack-ups, GD&T and
      design interviews. My first gearbox whined on the test track, and finding out why taught me more than the degree.
      Send the drawing a day before and I will have marked it up.`,
    skills: 'GD&T | CATIA V5 | DFMEA | Tolerance stack-up | Gear design | NVH root cause',
    toolsAndSoftware: 'CATIA V5 | KISSsoft | MATLAB | Minitab',
    topicsCanMentorOn:
      'Tolerance stack-up on a real assembly | Gear design basics to ISO 6336 | Design engineer interviews | DFMEA that is not copy and paste',
    industriesWorkedIn: 'Passenger cars | Light commercial vehicles',
    certifications: 'GD&T Senior Level | DFSS Green Belt',
    keyProjects:
      'Six-speed manual transmission for a light truck | Whine reduction of a final drive from 78 to 71 dB(A)',
    previousCompanies:
      'Graduate Trainee, Palani Gears (2017 to 2018) | Design Engineer, Cauvery Drivetrain (2018 to 2021)',
    whyIMentor:
      'Nobody told me that a drawing is a contract with the shop floor. I like to be the one who says it early.',
    hours: 'Sun 10:00-15:00, Wed 20:00-22:30',
    portrait: { head: 'sidePart', skin: 'bronze', wear: 'blazer', colour: 'slate', glasses: true },
    reviews: [22, 5, 0],
    reviewTopics: ['design', 'any'],
    unreviewed: 9,
    lastActive: 55,
  },
  {
    name: 'Fathima Rahman',
    work: 'Protection Engineer | Kaveri Grid Services | Kochi',
    subBranch: 'Energy Engineering',
    experience: 8,
    languages: 'English | Hindi | Malayalam',
    rates: [599, 3299],
    bio: `Relay coordination and substation commissioning at 110 and 220 kV. I help students read single-line diagrams
      without fear. In a session we take one feeder and follow a fault from the conductor to the trip coil.
      I have trained eleven graduate engineers for their first commissioning and kept all of them out of trouble.`,
    skills:
      'ETAP | Relay settings | SLD review | Distance protection | Secondary injection | IEC 61850 | Earthing design',
    toolsAndSoftware: 'ETAP | DIgSILENT PowerFactory | Omicron Test Universe | AutoCAD Electrical',
    topicsCanMentorOn:
      'Reading a single-line diagram | Relay coordination by hand | Commissioning checklists | Utility and EPC interviews',
    industriesWorkedIn: 'Transmission utilities | Solar evacuation | Airports',
    certifications: 'Supervisor competency certificate, Kerala State Electrical Licensing Board',
    keyProjects:
      'Protection of a 220 kV gas-insulated substation near Palakkad | Relay replacement in nine 110 kV bays without an outage',
    previousCompanies: 'Testing Engineer, Periyar Switchgear (2018 to 2021)',
    hours: 'Mon Wed 19:30-22:30, Sun 17:00-20:00',
    portrait: { head: 'hijab', skin: 'wheat', wear: 'tunic', colour: 'teal' },
    reviews: [13, 5, 0],
    reviewTopics: ['power', 'any'],
    unreviewed: 6,
    lastActive: 12,
  },
  {
    name: 'Meera Nambiar',
    work: 'Environmental Engineer | Nila Water Consultants | Kozhikode',
    subBranch: 'Environmental Engineering',
    experience: 6,
    languages: 'English | Malayalam',
    rates: [400, 2400],
    bio: `Water treatment plants for small towns: process design, tenders and clearances. Six years on site and at the desk.
      I can show you how a 2 MLD plant goes from a population forecast to a tender drawing, and which of the forty
      clauses in the consent order really decide the design.`,
    skills: 'STP design | EIA reports | WaterGEMS | Tender documents | Sludge handling',
    toolsAndSoftware: 'WaterGEMS | EPANET | AutoCAD | QGIS',
    topicsCanMentorOn:
      'Sizing a sewage treatment plant | How an EIA is read by the committee | Public sector or consultancy',
    industriesWorkedIn: 'Municipal water | Housing colonies',
    keyProjects: '2 MLD sewage treatment plant in Perinthalmanna | Water audit of eleven panchayats',
    previousCompanies: 'Site Engineer, Malabar Envirotech (2020 to 2022)',
    hours: 'Sat 19:30-22:30, Tue Thu 06:30-09:00',
    lastActive: 25,
  },
  {
    name: 'Suresh Balakrishnan',
    work: 'Control Systems Engineer | Palar Paper Mills | Vellore',
    subBranch: 'Electronics & Instrumentation Engineering',
    experience: 12,
    rates: [450, 2750],
    bio: `DCS, loop tuning and field instruments in a continuous plant. Good for anyone who wants to work where things run
      all night. I keep a notebook of 200 loops that misbehaved and why: sticky valves, bad grounding, wrong range,
      an operator with a stick. We pick the ones near your project.`,
    skills: 'DCS | Loop tuning | HART | Control valve sizing | P&ID reading',
    toolsAndSoftware: 'DeltaV | LabVIEW | Fieldcare | MATLAB',
    topicsCanMentorOn:
      'PID tuning that an operator accepts | Selecting flow and level instruments | Shutdown planning | Instrument engineer interviews',
    industriesWorkedIn: 'Pulp and paper | Power boilers',
    certifications: 'Functional Safety Engineer (SIS)',
    keyProjects: 'DCS migration of a 90 TPH recovery boiler in a nine-day shutdown',
    previousCompanies:
      'Instrument Technician, Bhavani Chemicals (2012 to 2014) | Instrumentation Engineer, Noyyal Papers (2014 to 2020)',
    hours: 'Sat 20:30-24:00, Mon Fri 20:30-22:30',
    reviews: [7, 2, 0],
    unreviewed: 3,
    lastActive: 640,
  },
  {
    name: 'Harpreet Singh Gill',
    work: 'Automation Manager | Doaba Precision Works | Ludhiana',
    subBranch: 'Automation and Robotics',
    experience: 15,
    languages: 'English | Hindi | Punjabi',
    rates: [999, 7499],
    bio: `I run a plant of 40 robots and 12 PLC lines. Ask me about projects that recruiters remember and about life on a
      shop floor. I hire six engineers a year and have read some two thousand CVs, so I can tell you what is missing
      in yours within five minutes, and how to earn it in a semester.`,
    skills:
      'PLC, ladder logic | Fanuc robots | Industry 4.0 | Servo sizing | Machine safety | Line balancing | Vision inspection | OEE',
    toolsAndSoftware: 'TIA Portal | Studio 5000 | RoboGuide | EPLAN | Ignition',
    topicsCanMentorOn:
      'A PLC project worth showing | Robot cell layout and cycle time | From diploma or degree to the shop floor | Plant interviews',
    industriesWorkedIn: 'Bicycle and auto parts | Forging | Packaging',
    certifications: 'Certified Machinery Safety Expert | Six Sigma Black Belt',
    keyProjects:
      'Robot cell for hub machining: 11 seconds down from 19 | Traceability of 1.2 million parts a year with QR codes',
    previousCompanies:
      'Maintenance Engineer, Sutlej Forgings (2011 to 2014) | Controls Engineer, Malwa Automation (2014 to 2019)',
    whyIMentor: 'My first manager let me stand beside him during every breakdown for a year. I am paying that back.',
    successStories:
      'Nine of my mentees now work in controls. One of them stopped my own line for a safety fault, and he was right.',
    timeSlotsPerWeek: 'Plant shutdown in the last week of each month: evenings only.',
    hours: 'Tue Fri 21:00-24:00, Sun 07:00-11:30',
    portrait: { head: 'turban', skin: 'wheat', wear: 'blazer', colour: 'navy', beard: 'full' },
    reviews: [57, 6, 0],
    reviewTopics: ['automation', 'shopFloor', 'any'],
    unreviewed: 18,
    lastActive: 8,
  },
]
