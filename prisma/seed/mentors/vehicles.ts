import type { MentorDraft } from './mentorDraft.ts'

/** Road, air, space and sea. */
export const vehicleMentors: readonly MentorDraft[] = [
  {
    name: 'Kavitha Sundaram',
    work: 'Airframe Stress Engineer | Nandi Aerostructures | Bengaluru',
    subBranch: 'Aeronautical Engineering',
    experience: 12,
    rates: [950, 5500],
    bio: `I sign stress reports for doors, ribs and the odd seat rail. Hand calculation first, finite elements second, and
      never the other way round. We can work through joints, fatigue, buckling or a stress report of your own, and I
      will ask the questions a certification engineer asks.`,
    skills: 'Stress analysis | Fatigue and damage tolerance | Bolted joints | Composite laminates | Technical reports',
    toolsAndSoftware: 'Nastran | Patran | HyperMesh | Mathcad',
    topicsCanMentorOn: 'Hand calculations that back up FEA | Aerospace stress interviews | Writing a stress report',
    industriesWorkedIn: 'Civil aircraft | Helicopters',
    keyProjects: 'Cargo door of a regional aircraft | Repair manual for composite fairings',
    previousCompanies: 'Analyst, Hesaraghatta Aero (2014 to 2018)',
    hours: 'Mon Wed 20:00-22:30',
    portrait: { head: 'bob', skin: 'bronze', wear: 'blazer', colour: 'navy', glasses: true },
    reviews: [12, 1, 0],
    unreviewed: 2,
    lastActive: 45,
  },
  {
    name: 'Aditya Menon',
    work: 'Propulsion Engineer | Veli Space Systems | Thiruvananthapuram',
    subBranch: 'Aerospace Engineering',
    experience: 9,
    rates: [900, 5000],
    bio: `Small liquid engines, from injector sketch to hot fire. I have watched a year of work burn for 40 seconds and smiled.
      Bring your rocketry club's design: we will check the pressure budget, the cooling and the test stand, and talk
      honestly about jobs in private space companies.`,
    skills: 'Liquid propulsion | Injector design | Combustion stability | Test stand safety | Thermal analysis',
    toolsAndSoftware: 'NASA CEA | ANSYS Fluent | Python | LabVIEW',
    topicsCanMentorOn: 'Design review of a student rocket | Combustion basics with CEA | Private space careers',
    industriesWorkedIn: 'Launch vehicles | Satellites',
    keyProjects: '1.5 kN regeneratively cooled thruster | 62 hot-fire tests without an incident',
    busy: true,
    hours: 'Sat 18:00-21:00',
    portrait: { head: 'curly', skin: 'tan', wear: 'hoodie', colour: 'navy', beard: 'stubble' },
    reviews: [14, 2, 0],
    lastActive: 800,
  },
  {
    name: 'Siddharth Kulkarni',
    work: 'EV Powertrain Engineer | Mula Mobility | Pune',
    subBranch: 'Automobile Engineering',
    experience: 8,
    rates: [800, 4600],
    bio: `Motors, inverters and battery packs for three-wheelers that carry twice what the brochure says. I size drives from
      the duty cycle, not from the catalogue. In a session we can build your drive cycle model, choose a motor or take
      apart an interview question about range.`,
    skills: 'Drive cycle modelling | Motor selection | Battery pack design | Thermal management | CAN',
    toolsAndSoftware: 'MATLAB Simulink | GT-SUITE | CANalyzer | SolidWorks',
    topicsCanMentorOn: 'EV sizing from a duty cycle | Formula Student electric | Switching from engines to EV',
    industriesWorkedIn: 'Electric three-wheelers | Buses',
    keyProjects: 'Swappable 7.2 kWh pack | Range up 14 percent by regenerative tuning',
    previousCompanies: 'Calibration Engineer, Pavana Engines (2018 to 2021)',
    hours: 'Tue Thu 20:30-22:30, Sat 11:00-15:00',
    portrait: { head: 'sidePart', skin: 'wheat', wear: 'shirt', colour: 'green', beard: 'stubble', glasses: true },
    reviews: [17, 3, 0],
    reviewTopics: ['design', 'any'],
    unreviewed: 4,
    lastActive: 30,
  },
  {
    name: "Aloysius D'Souza",
    work: 'Chief Marine Engineer | Zuari Ship Managers | Vasco da Gama',
    subBranch: 'Marine Engineering',
    experience: 23,
    rates: [1000, 5400],
    bio: `Twenty-three years between the purifier and the crankcase, the last nine as chief. I sail four months and mentor
      when I am home. Sea time, competency exams, engine room routines, and how to bring a family through it. Ask me
      also about the shore jobs nobody tells cadets about.`,
    skills: 'Two-stroke engines | Purifiers and boilers | Planned maintenance | Class surveys | MARPOL',
    toolsAndSoftware: 'Engine indicators | AMOS | Vibration pens',
    topicsCanMentorOn: 'Class IV and Class II orals | A cadet’s first contract | Going ashore after ten years',
    industriesWorkedIn: 'Bulk carriers | Tankers',
    certifications: 'MEO Class I (Motor)',
    keyProjects: 'Dry dock of a 76,000 DWT bulker in 17 days',
    previousCompanies: 'Third Engineer, Mandovi Lines (2006 to 2010) | Second Engineer, Konkan Tankers (2010 to 2017)',
    hours: 'Mon Tue Wed Thu 10:00-12:30',
    portrait: { head: 'receding', skin: 'bronze', wear: 'coat', colour: 'navy', beard: 'full', grey: true },
    reviews: [6, 0, 0],
    lastActive: 38000,
  },
]
