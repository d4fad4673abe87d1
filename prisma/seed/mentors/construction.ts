import type { MentorDraft } from './mentorDraft.ts'

const subBranch = 'Construction Technology & Management'

/** Buildings, bridges and roads: design, site and planning. */
export const constructionMentors: readonly MentorDraft[] = [
  {
    name: 'Debashish Chatterjee',
    work: 'Principal Geotechnical Engineer | Hooghly Foundation Consultants | Kolkata',
    subBranch,
    experience: 19,
    rates: [1200, 6500],
    bio: `Soft clay has paid my salary for nineteen years. I design piles, diaphragm walls and ground improvement in the
      Ganga delta, and I read bore logs the way others read cricket scores. Bring yours: we will find the layer that
      governs, choose the parameters and defend them as you would before a proof checker.`,
    skills: 'Pile design | Diaphragm walls | Ground improvement | Bore log interpretation | Settlement analysis',
    toolsAndSoftware: 'PLAXIS 2D | GeoStudio | gINT | Mathcad',
    topicsCanMentorOn:
      'From bore log to design profile | Pile load tests and what they hide | Geotechnical thesis review',
    industriesWorkedIn: 'Ports | Metro | High-rise basements',
    certifications: 'Fellow, Indian Geotechnical Society',
    keyProjects: '1,140 bored piles for a riverside container yard | Four-level basement beside a heritage building',
    previousCompanies:
      'Soil Engineer, Damodar Piling (2007 to 2011) | Senior Engineer, Bengal Ground Works (2011 to 2017)',
    whyIMentor: 'Most failures I have been called to were explained by page two of the soil report.',
    hours: 'Mon Wed Fri 07:00-09:30',
    portrait: {
      head: 'receding',
      skin: 'tan',
      wear: 'kurta',
      colour: 'sand',
      glasses: true,
      beard: 'moustache',
      grey: true,
    },
    reviews: [14, 2, 0],
    unreviewed: 5,
    lastActive: 300,
  },
  {
    name: 'Lalrinpuii Sailo',
    work: 'Executive Engineer, Hill Roads | Tlawng Infrastructure | Aizawl',
    subBranch,
    experience: 8,
    rates: [450, 2600],
    bio: `I build roads where the map has more contour lines than white space. Alignment, cut slopes, retaining structures
      and drainage that survive 2,500 mm of rain. If your project has a slope in it, we will talk about water first,
      because water is what brings it down.`,
    skills: 'Hill road alignment | Slope stability | Gabion and RE walls | Drainage design | Rate analysis',
    toolsAndSoftware: 'OpenRoads | Slide2 | AutoCAD Civil 3D | QGIS',
    topicsCanMentorOn: 'Geometric design to IRC hill road codes | Why retaining walls fail | Working in the North East',
    industriesWorkedIn: 'Highways | Rural roads',
    keyProjects: '38 km two-lane road between two passes | Landslide repair finished before the monsoon of 2024',
    previousCompanies: 'Assistant Engineer, Lushai Constructions (2018 to 2021)',
    hours: 'Tue Thu 18:30-21:00, Sun 14:00-17:30',
    portrait: { head: 'long', skin: 'fair', wear: 'tunic', colour: 'rust' },
    reviews: [5, 1, 0],
    lastActive: 1500,
  },
  {
    name: 'Naveen Reddy Kotha',
    work: 'Planning Manager | Musi Metro Contractors | Hyderabad',
    subBranch,
    experience: 13,
    rates: [900, 5200],
    bio: `A schedule is a promise with dates on it. I plan metro viaducts and stations in Primavera and spend half my week
      finding out why the other half slipped. I teach planning from the crane outwards: what is lifted, when, by whom.
      Students leave with a network they can explain without opening the software.`,
    skills: 'Primavera P6 | Delay analysis | Earned value | Precast erection planning | Contract claims',
    toolsAndSoftware: 'Primavera P6 | Power BI | Synchro 4D | MS Project',
    topicsCanMentorOn: 'Building a real P6 schedule | Delay claims explained simply | Moving from site to planning',
    industriesWorkedIn: 'Metro rail | Flyovers',
    certifications: 'PMI Scheduling Professional',
    keyProjects: '11 km viaduct with 360 spans | Recovery plan that won back 74 days',
    previousCompanies:
      'Site Engineer, Telangana Spans (2013 to 2016) | Planning Engineer, Golconda Projects (2016 to 2020)',
    hours: 'Mon Tue Thu 20:30-22:30',
    portrait: { head: 'short', skin: 'bronze', wear: 'shirt', colour: 'sky', beard: 'stubble' },
    reviews: [11, 3, 0],
    unreviewed: 4,
    lastActive: 90,
  },
  {
    name: 'Zoya Khan',
    work: 'BIM Coordinator | Upper Lake Studio | Bhopal',
    // Not one of the list: written in under Other, and what Home's chip looks for.
    subBranch: 'Structural Engineering',
    experience: 5,
    rates: [350, 1900],
    bio: `I find the duct that runs through the beam before anybody buys it. Five years of coordinating structure,
      services and architecture in Revit and Navisworks for hospitals and campuses. I am close enough to college to
      remember what confused me, and will share the family library I wish I had been given.`,
    skills: 'Revit families | Clash detection | Dynamo scripting | Shop drawings',
    toolsAndSoftware: 'Revit | Navisworks | Dynamo | BIM 360',
    topicsCanMentorOn: 'A BIM portfolio that opens doors | Dynamo for people who do not code | LOD without the jargon',
    industriesWorkedIn: 'Hospitals | University campuses',
    keyProjects: '450-bed medical college, 6,000 clashes closed before casting',
    previousCompanies: 'BIM Modeller, Narmada Design Cell (2021 to 2023)',
    hours: 'Wed 19:00-22:00, Sat Sun 11:00-14:00',
    portrait: { head: 'bob', skin: 'wheat', wear: 'blazer', colour: 'plum', glasses: true },
    reviews: [8, 1, 0],
    lastActive: 35,
  },
  {
    name: 'Snehal Gaikwad',
    work: 'Senior Quantity Surveyor | Panchavati Cost Consultants | Nashik',
    subBranch,
    experience: 10,
    rates: [500, 2800],
    bio: `I measure buildings before they exist and argue about them after. Estimates, tenders, running bills and final
      accounts for residential and industrial work. We will take off one real drawing together, floor by floor, until
      your quantity and mine agree within two percent, and then look at where contractors hide the money.`,
    skills: 'Quantity take-off | Rate analysis | Tendering | IS 1200 | Contract administration',
    toolsAndSoftware: 'CostX | Excel | AutoCAD | Candy',
    topicsCanMentorOn: 'Estimation for the first job | Reading a bill of quantities | Quantity surveying as a career',
    industriesWorkedIn: 'Residential | Warehousing',
    keyProjects: 'Cost plan for a 1.1 million sq ft logistics park',
    previousCompanies: 'Billing Engineer, Trimbak Builders (2016 to 2019)',
    hours: 'Sat 14:00-19:00',
    reviews: [6, 2, 0],
    lastActive: 4100,
  },
  {
    name: 'Mohammed Irfan Qureshi',
    work: 'Head of Precast | Sabarmati Modular | Ahmedabad',
    // Not one of the list: written in under Other, and what Home's chip looks for.
    subBranch: 'Structural Engineering',
    experience: 17,
    rates: [1000, 5800],
    bio: `Precast is a factory that happens to make buildings. I have set up two yards, trained erectors who had never seen
      a corbel, and thrown away more moulds than I like to admit. Ask about connections, lifting, tolerances and mix
      design for stripping at fourteen hours. Good for final-year projects that want a real case.`,
    skills: 'Precast connections | Lifting design | Concrete mix design | Yard layout | Erection sequence',
    toolsAndSoftware: 'Tekla Structures | IDEA StatiCa | AutoCAD',
    topicsCanMentorOn: 'Designing a precast connection | Mix design with local sand | Setting up a casting yard',
    industriesWorkedIn: 'Affordable housing | Industrial sheds',
    certifications: 'Chartered Engineer, Institution of Engineers',
    keyProjects: '2,400 flats in 26 months | Yard with 320 cubic metres a day',
    previousCompanies:
      'Site Engineer, Gir Concrete (2009 to 2013) | Production Manager, Saurashtra Precast (2013 to 2019)',
    hours: 'Sun 09:00-12:00, Thu 20:00-22:00',
    busy: true,
    portrait: { head: 'curly', skin: 'tan', wear: 'shirt', colour: 'olive', beard: 'full' },
    reviews: [9, 1, 1],
    lastActive: 7300,
  },
  {
    name: 'Divya Shetty',
    work: 'Pavement Engineer | Netravati Roads | Mangaluru',
    subBranch,
    experience: 4,
    rates: [300, 1500],
    bio: `I walk behind the paver with an infrared thermometer. Four years of bituminous and white-topped pavements on the
      coast, where the monsoon marks your homework every June. I can help with IRC:37, FWD data, mix design reports and
      the honest question of whether an M.Tech is worth it for you.`,
    skills: 'Pavement design | Marshall mix design | FWD analysis | Quality control',
    toolsAndSoftware: 'IITPAVE | HDM-4 | Excel',
    topicsCanMentorOn: 'Flexible pavement design to IRC:37 | Transportation thesis topics | M.Tech or job',
    industriesWorkedIn: 'Highways | Ports',
    keyProjects: 'White-topping of 14 km of city roads',
    hours: 'Mon Wed 19:00-21:30, Sat 10:00-13:00',
    reviews: [3, 0, 0],
    lastActive: 220,
  },
]
