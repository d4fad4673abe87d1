import type { CurrentLevel } from '../../../api/rules/people/choices.ts'
import type { Portrait } from '../pictures/portrait.ts'

/** A demo mentee as it is written down. */
export interface MenteeDraft {
  name: string
  subBranch: string
  level: CurrentLevel
  college: string
  /** Of graduation. */
  year: number
  bio?: string
  goals?: string
  portrait?: Portrait
}

/** The first one is the demo mentee. Colleges are invented. */
export const mentees: readonly MenteeDraft[] = [
  {
    name: 'Vikram Patil',
    subBranch: 'Construction Technology & Management',
    level: 'Final Year Student',
    college: 'Panchganga College of Engineering, Kolhapur',
    year: 2027,
    bio: 'Final year civil. My project is a G+7 hostel in seismic zone IV, and the model and I do not agree yet.',
    goals: 'Join a structural design office in Pune as a graduate engineer, with a model I can defend by hand.',
    portrait: { head: 'short', skin: 'tan', wear: 'hoodie', colour: 'blue', glasses: true },
  },
  {
    name: 'Nandini Joshi',
    subBranch: 'Construction Technology & Management',
    level: 'Working Professional',
    college: 'Kas Plateau Institute of Technology, Satara',
    year: 2024,
    bio: 'Junior structural engineer, one year in a small office.',
    goals: 'Take foundation design from my senior, and be trusted with it.',
    portrait: { head: 'bob', skin: 'wheat', wear: 'shirt', colour: 'plum' },
  },
  {
    name: 'Sneha Kulkarni',
    subBranch: 'Construction Technology & Management',
    level: 'Final Year Student',
    college: 'Ambazari Institute of Engineering, Nagpur',
    year: 2027,
    goals: 'Understand what ETABS does before I trust it.',
    portrait: { head: 'braid', skin: 'almond', wear: 'kurta', colour: 'ochre' },
  },
  {
    name: 'Imran Ansari',
    subBranch: 'Construction Technology & Management',
    level: 'Fresh Graduate',
    college: 'Golconda University College, Hyderabad',
    year: 2026,
    goals: 'First job in a design office.',
  },
  {
    name: 'Arjun Sharma',
    subBranch: 'Mining Engineering',
    level: '4th Year Student',
    college: 'Saranda School of Mines, Ranchi',
    year: 2027,
  },
  {
    name: 'Tenzin Gyatso',
    subBranch: 'Environmental Engineering',
    level: 'Fresh Graduate',
    college: 'Teesta Engineering College, Gangtok',
    year: 2026,
    portrait: { head: 'sidePart', skin: 'fair', wear: 'jacket', colour: 'green' },
  },
  {
    name: 'Priya Raghunathan',
    subBranch: 'Construction Technology & Management',
    level: 'Working Professional',
    college: 'Vaigai College of Technology, Madurai',
    year: 2025,
  },
  {
    name: 'Aakash Verma',
    subBranch: 'VLSI Design and Technology',
    level: 'Final Year Student',
    college: 'Hindon Institute of Technology, Ghaziabad',
    year: 2027,
    goals: 'A physical design role, through a block I have laid out myself.',
  },
  {
    name: 'Keerthana Mohan',
    subBranch: 'Electronics & Communication Engg',
    level: '3rd Year Student',
    college: 'Noyyal Engineering College, Coimbatore',
    year: 2028,
    portrait: { head: 'long', skin: 'bronze', wear: 'tunic', colour: 'teal', glasses: true },
  },
  {
    name: 'Subhankar Nayak',
    subBranch: 'Industrial IoT',
    level: 'Fresh Graduate',
    college: 'Brahmani Technical University, Rourkela',
    year: 2026,
  },
  {
    name: 'Mehak Gupta',
    subBranch: 'Biomedical Engineering',
    level: '4th Year Student',
    college: 'Shivalik College of Engineering, Solan',
    year: 2027,
  },
  {
    name: 'Alan Thomas',
    subBranch: 'Energy Engineering',
    level: 'Working Professional',
    college: 'Periyar Valley College, Aluva',
    year: 2023,
    portrait: { head: 'curly', skin: 'tan', wear: 'shirt', colour: 'sky', beard: 'stubble' },
  },
  {
    name: 'Lavanya Chitturi',
    subBranch: 'Electronics & Instrumentation Engineering',
    level: 'Final Year Student',
    college: 'Godavari Institute of Technology, Rajahmundry',
    year: 2027,
  },
  {
    name: 'Yash Rathore',
    subBranch: 'Automobile Engineering',
    level: '3rd Year Student',
    college: 'Chambal Engineering College, Kota',
    year: 2028,
    goals: 'Suspension lead of our Formula Student team.',
  },
  {
    name: 'Mizna Kareem',
    subBranch: 'Chemical Engineering',
    level: 'Final Year Student',
    college: 'Bharathapuzha College of Engineering, Palakkad',
    year: 2027,
    portrait: { head: 'hijab', skin: 'tan', wear: 'tunic', colour: 'plum' },
  },
  {
    name: 'Gurnoor Sidhu',
    subBranch: 'Automation and Robotics',
    level: 'Fresh Graduate',
    college: 'Sutlej Technical Campus, Jalandhar',
    year: 2026,
  },
  {
    name: 'Rituparna Sen',
    subBranch: 'Robotics & Artificial Intelligence',
    level: '4th Year Student',
    college: 'Ajay River Institute of Technology, Durgapur',
    year: 2027,
  },
  {
    name: 'Manish Bhuyan',
    subBranch: 'Smart Agritech',
    level: '2nd Year Student',
    college: 'Majuli Institute of Rural Technology, Jorhat',
    year: 2029,
  },
  {
    name: 'Pavithra Gowda',
    subBranch: 'Mechatronics',
    level: 'Final Year Student',
    college: 'Lakshmana Tirtha College, Mysuru',
    year: 2027,
    portrait: { head: 'bun', skin: 'bronze', wear: 'kurta', colour: 'rust' },
  },
  {
    name: 'Danish Wani',
    subBranch: 'Manufacturing Science & Engineering',
    level: 'Working Professional',
    college: 'Jhelum Valley College of Engineering, Srinagar',
    year: 2024,
  },
  {
    name: 'Aditi Thakkar',
    subBranch: 'Textile Technology',
    level: '1st Year Student',
    college: 'Tapti Textile Institute, Surat',
    year: 2030,
  },
]
