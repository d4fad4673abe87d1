import type { MentorDraft } from './mentorDraft.ts'

/** Electronics at the bedside. */
export const medicalMentors: readonly MentorDraft[] = [
  {
    name: 'Joseph Kurian',
    work: 'Chief Biomedical Engineer | Ananthapuri Heart Institute | Thiruvananthapuram',
    subBranch: 'Biomedical Engineering',
    experience: 15,
    languages: 'English | Malayalam',
    rates: [700, 3900],
    bio: `Four hundred ventilators, two cath labs and a phone that never sleeps. I run biomedical engineering for a cardiac
      hospital: purchase, calibration, breakdowns, and the argument with the vendor. I also design small devices with
      students, and know how far a prototype is from a patient.`,
    skills: 'Equipment management | Ventilators | Cath labs | Electrical safety testing | Device regulation',
    toolsAndSoftware: 'Fluke Biomedical analysers | CMMS | LabVIEW',
    topicsCanMentorOn: 'Hospital or device company | Safety testing to IEC 60601 | A device project doctors will use',
    industriesWorkedIn: 'Hospitals | Medical devices',
    certifications: 'Certified Clinical Engineer',
    keyProjects: 'Uptime of 98.7 percent across 3,100 assets | Low-cost infusion alarm used in six wards',
    previousCompanies: 'Service Engineer, Vembanad Imaging (2011 to 2015)',
    hours: 'Wed Fri 19:00-21:30',
    portrait: { head: 'short', skin: 'bronze', wear: 'coat', colour: 'sky', grey: true, glasses: true },
    reviews: [10, 1, 0],
    lastActive: 480,
  },
  {
    name: 'Ritika Malhotra',
    work: 'Clinical Engineer | Ridge Diagnostics | Delhi',
    subBranch: 'Biomedical Engineering',
    experience: 4,
    languages: 'English | Hindi',
    rates: [300, 1600],
    bio: `I install MRI and CT machines and teach the people who use them. Four years out of college, so my advice on first jobs
      is fresh: which trainings count, what the travel is really like, how to read a service contract. Also happy to
      review biosignal projects in Python.`,
    skills: 'MRI and CT installation | Biosignal processing | Training | Service contracts',
    toolsAndSoftware: 'Python | MATLAB | DICOM viewers',
    topicsCanMentorOn: 'First job in medical equipment | ECG and EEG project review | Interviews with device companies',
    industriesWorkedIn: 'Diagnostics',
    keyProjects: '17 scanner installations in 11 cities',
    portrait: { head: 'long', skin: 'wheat', wear: 'coat', colour: 'rust' },
    lastActive: 260,
  },
  {
    name: 'Sanjana Hegde',
    work: 'Hardware Engineer, Patient Monitors | Chamundi Medtronics Lab | Mysuru',
    subBranch: 'Medical Electronics Engineering',
    experience: 6,
    languages: 'English | Hindi | Kannada',
    rates: [450, 2600],
    bio: `I design the analogue front end that turns a heartbeat into a clean line. Isolation, leakage current, filters and a
      defibrillator pulse that must not kill the board. We can review your schematic as I would at work: first safety,
      then noise, then cost.`,
    skills: 'Analogue front ends | ECG acquisition | Isolation design | EMC testing | Schematic review',
    toolsAndSoftware: 'Altium Designer | LTspice | Oscilloscope',
    topicsCanMentorOn:
      'Schematic review of your ECG project | Passing EMC the first time | Working in medical electronics',
    industriesWorkedIn: 'Patient monitoring',
    keyProjects: 'Five-parameter monitor, certified in one attempt',
    previousCompanies: 'Design Trainee, Kukkarahalli Electronics (2020 to 2022)',
    hours: 'Tue Thu 18:30-21:00, Sat 15:00-18:00',
    portrait: { head: 'braid', skin: 'almond', wear: 'kurta', colour: 'blue', bindi: true },
    reviews: [6, 0, 0],
    reviewTopics: ['electronics', 'any'],
    lastActive: 110,
  },
]
