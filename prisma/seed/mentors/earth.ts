import type { MentorDraft } from './mentorDraft.ts'

/** Water, mines, cement and ceramics. */
export const earthMentors: readonly MentorDraft[] = [
  {
    name: 'Prakash Kumar Sahu',
    work: 'Mine Manager | Mahanadi Ores | Bhubaneswar',
    subBranch: 'Mining Engineering',
    experience: 16,
    languages: 'English | Hindi | Odia',
    rates: [800, 4200],
    bio: `Open cast iron ore, sixteen years, from blasting crew to the manager's chair. I hold a first class certificate and
      have helped nine juniors pass theirs. We can work through bench design, dumper matching, blast vibration records
      or the law paper that everyone fears.`,
    skills: 'Bench design | Blast design | Fleet matching | Slope monitoring | DGMS rules',
    toolsAndSoftware: 'Surpac | Whittle | JKSimBlast | Talpac',
    topicsCanMentorOn:
      'First and second class manager exams | Blast design from a real pattern | Graduate trainee years',
    industriesWorkedIn: 'Iron ore | Limestone',
    certifications: 'First Class Mine Manager (Metalliferous)',
    keyProjects: 'Pit extension to 6.5 MTPA | Vibration kept below 5 mm/s beside a village school',
    previousCompanies: 'Assistant Manager, Keonjhar Minerals (2010 to 2016)',
    hours: 'Tue Sat 19:30-22:30',
    portrait: { head: 'short', skin: 'bronze', wear: 'jacket', colour: 'ochre', beard: 'moustache' },
    reviews: [7, 1, 0],
    unreviewed: 2,
    lastActive: 900,
  },
  {
    name: 'Anjali Murmu',
    work: 'Ventilation Officer | Jharia Deep Collieries | Dhanbad',
    subBranch: 'Mining Engineering',
    experience: 7,
    languages: 'English | Hindi | Bengali',
    rates: [400, 2200],
    bio: `I keep the air moving 480 metres below Dhanbad. Ventilation surveys, gas monitoring, heat and fans, and a simulation
      that has to agree with an anemometer. I was the second woman at my colliery; I answer questions about that as
      openly as questions about Hardy Cross.`,
    skills: 'Mine ventilation | Gas monitoring | Fan selection | Heat stress | Emergency planning',
    toolsAndSoftware: 'Ventsim | AutoCAD | Python',
    topicsCanMentorOn:
      'Ventilation network by hand and in Ventsim | Underground as a first posting | GATE Mining preparation',
    industriesWorkedIn: 'Underground coal',
    certifications: 'Second Class Mine Manager (Coal)',
    keyProjects: 'Re-ventilation of a longwall panel after a fan failure',
    hours: 'Fri 20:00-22:30, Sun 10:00-13:00',
    portrait: { head: 'bun', skin: 'umber', wear: 'jacket', colour: 'rust' },
    reviews: [4, 1, 0],
    lastActive: 2900,
  },
  {
    name: 'Vishnu Prasad Sharma',
    work: 'Vice President, Process | Hadoti Cement | Kota',
    subBranch: 'Ceramics and Cement Technology',
    experience: 22,
    rates: [1500, 8500],
    bio: `A kiln speaks, if you listen to the shell, the flame and the free lime. Twenty-two years with raw mix, burning and
      grinding on four lines up to 8,500 tonnes a day. I teach heat balance from live plant data and how to run a trial
      with petcoke or municipal waste without upsetting the quality manager.`,
    skills: 'Kiln operation | Raw mix design | Heat balance | Alternative fuels | Grinding systems | Refractories',
    toolsAndSoftware: 'MATLAB | Excel | X-ray fluorescence | Process simulators',
    topicsCanMentorOn: 'Heat balance of a preheater kiln | Cement plant interviews | Alternative fuel trials',
    industriesWorkedIn: 'Cement | Lime',
    certifications: 'Certified Energy Auditor',
    keyProjects: 'Specific heat from 742 to 708 kcal/kg | 18 percent thermal substitution in two years',
    previousCompanies: 'Shift Engineer, Chambal Cement (2004 to 2010) | Process Head, Aravalli Clinkers (2010 to 2018)',
    hours: 'Sun 07:00-09:30',
    portrait: { head: 'receding', skin: 'wheat', wear: 'blazer', colour: 'slate', grey: true, beard: 'moustache' },
    reviews: [5, 0, 0],
    lastActive: 11000,
  },
  {
    name: 'Hetal Joshi',
    work: 'Technical Manager | Machhu Ceramics | Morbi',
    subBranch: 'Ceramics and Cement Technology',
    experience: 9,
    languages: 'English | Hindi | Gujarati',
    rates: [550, 3000],
    bio: `Slabs, glazes and the twelve ways a tile can bend. I run the laboratory and two roller kilns in Morbi and solve
      body cracks, pinholes and shade variation for a living. Send me a defect photo before the session, and we will
      build the list of causes in the order in which they are worth testing.`,
    skills: 'Body formulation | Glaze defects | Roller kilns | Particle size control | Statistical process control',
    toolsAndSoftware: 'Dilatometer | XRD | Minitab',
    topicsCanMentorOn: 'Ceramic defects and their causes | From the lab to the line | Small factory or large group',
    industriesWorkedIn: 'Floor tiles | Sanitaryware',
    keyProjects: 'Rejection in 1200 x 2400 slabs from 7.1 to 2.8 percent',
    previousCompanies: 'Laboratory Chemist, Halar Tiles (2017 to 2020)',
    hours: 'Mon Thu 17:30-20:00',
    reviews: [4, 0, 0],
    lastActive: 1300,
  },
  {
    name: 'Tsering Dolma',
    work: 'Water Supply Engineer | Zanskar Public Works | Leh',
    subBranch: 'Environmental Engineering',
    experience: 6,
    languages: 'English | Hindi',
    rates: [350, 2000],
    bio: `Pipes that freeze for five months of the year taught me design. Spring-fed schemes, insulated mains, solar pumping and
      sanitation that works at 3,500 metres. I am happy to look at any rural water project, and will ask you who turns
      the valve at night.`,
    skills: 'Gravity water schemes | Solar pumping | Frost protection | Community surveys',
    toolsAndSoftware: 'EPANET | AutoCAD | Google Earth Engine',
    topicsCanMentorOn: 'Rural water project from survey to estimate | Jal Jeevan field work | Design for cold regions',
    industriesWorkedIn: 'Rural water supply | Tourism infrastructure',
    keyProjects: 'Winter-proof supply for 23 villages',
    hours: 'Tue Wed 18:00-20:30',
    portrait: { head: 'braid', skin: 'fair', wear: 'jacket', colour: 'plum' },
    lastActive: 5200,
  },
  {
    name: 'Aravind Subramaniam',
    work: 'Head, Zero Liquid Discharge | Kovai Enviro Process | Coimbatore',
    subBranch: 'Environmental Engineering',
    experience: 14,
    languages: 'English | Tamil',
    rates: [850, 4800],
    bio: `Textile effluent is the hardest water I know: hot, salty and a new colour each shift. I design membranes and
      evaporators that leave nothing to discharge, and then defend the power bill. We can size a treatment train, read
      a jar test or plan a career between consultancy, vendor and regulator.`,
    skills: 'ZLD design | Reverse osmosis | Evaporators | Jar tests | Effluent characterisation | Plant commissioning',
    toolsAndSoftware: 'WAVE | ROSA | AutoCAD Plant 3D | BioWin',
    topicsCanMentorOn:
      'Membrane system design | Pilot plants on a student budget | Environmental engineer career paths',
    industriesWorkedIn: 'Textile dyeing | Tanneries | Pharma',
    keyProjects: '4 MLD common effluent plant near Tiruppur | Salt recovery of 92 percent',
    previousCompanies: 'Process Engineer, Amaravathi Aqua (2012 to 2016) | Manager, Cheran Membranes (2016 to 2021)',
    hours: 'Mon Wed 06:00-08:30, Sat 17:00-20:00',
    portrait: { head: 'short', skin: 'umber', wear: 'shirt', colour: 'sand', glasses: true, beard: 'moustache' },
    reviews: [10, 1, 0],
    unreviewed: 3,
    lastActive: 410,
  },
  {
    name: 'Rakesh Bora',
    work: 'Hydrologist | Luit River Engineering | Guwahati',
    subBranch: 'Environmental Engineering',
    experience: 12,
    languages: 'English | Hindi | Assamese',
    rates: [600, 3400],
    bio: `I forecast floods on a river that moves its own banks. HEC-RAS models, gauge records with holes in them and erosion
      works that were measured three years later. Bring a catchment: we will choose the storm, argue about the
      roughness and check whether the answer could be true.`,
    skills: 'HEC-RAS | Flood forecasting | Bank protection | Frequency analysis | Remote sensing',
    toolsAndSoftware: 'HEC-RAS | HEC-HMS | ArcGIS Pro | R',
    topicsCanMentorOn:
      'Hydrology thesis from data to defence | Flood modelling for beginners | Research or consultancy',
    industriesWorkedIn: 'Flood control | Hydropower',
    keyProjects: 'Flood atlas for seven districts | Geo-bag protection that survived three monsoons',
    previousCompanies: 'Research Fellow, Barak Hydraulics Laboratory (2014 to 2017)',
    lastActive: 19000,
  },
]
