import type { MentorDraft } from './mentorDraft.ts'

/** Applications that the team has not read yet. */
export const pendingMentors: readonly MentorDraft[] = [
  {
    name: 'Bhargavi Konda',
    work: 'Substation Design Engineer | Krishna Delta Power | Vijayawada',
    subBranch: 'Energy Engineering',
    experience: 5,
    languages: 'English | Hindi | Telugu',
    rates: [400, 2000],
    bio: `Layouts, earthing and cable schedules for 33 and 132 kV substations. I can explain a layout drawing bay by bay and
      help with the first year in an EPC office. I mentor juniors in my company and would like to do so more widely.`,
    skills: 'Substation layout | Earthing design | Cable schedules',
    toolsAndSoftware: 'AutoCAD | ETAP',
    topicsCanMentorOn: 'Reading a substation layout | First year in EPC',
    industriesWorkedIn: 'Distribution utilities',
    lastActive: 1900,
  },
  {
    name: 'Jaspreet Kaur Mann',
    work: 'Tool Design Engineer | Rajpura Dies | Mohali',
    subBranch: 'Industrial & Production Engineering',
    experience: 7,
    languages: 'English | Hindi | Punjabi',
    rates: [500, 2500],
    bio: `Progressive dies for small brackets, from strip layout to the first five hundred parts. I work with diploma holders
      and graduates alike and can review die drawings, clearances and strip layouts of student projects.`,
    skills: 'Progressive dies | Strip layout | Press tools',
    toolsAndSoftware: 'NX | AutoForm',
    topicsCanMentorOn: 'Strip layout review | Tool room careers',
    industriesWorkedIn: 'Auto stampings',
    lastActive: 3200,
  },
  {
    name: 'Thangjam Ibomcha Singh',
    work: 'Bridge Engineer | Loktak Spans | Imphal',
    subBranch: 'Construction Technology & Management',
    experience: 9,
    languages: 'English | Hindi | Meitei',
    rates: [450, 2600],
    bio: `Steel and composite bridges of 20 to 60 metres on roads where the crane arrives in pieces. I can help with bearings,
      launching schemes and load rating of old bridges, and with preparing for state service examinations.`,
    skills: 'Composite bridges | Launching schemes | Load rating',
    toolsAndSoftware: 'MIDAS Civil | STAAD.Pro',
    topicsCanMentorOn: 'Launching scheme for a short bridge | State engineering services',
    industriesWorkedIn: 'Highways',
    lastActive: 600,
  },
]

/** An application that the team turned down. */
export const rejectedMentors: readonly MentorDraft[] = [
  {
    name: 'Ravi Teja Vemula',
    work: 'Consultant | Self-employed | Guntur',
    subBranch: 'Other',
    experience: 1,
    languages: 'English | Hindi | Telugu',
    rates: [1000, 9999],
    bio: 'I can mentor on any subject and in any branch. Guaranteed placement in three months.',
    skills: 'Everything',
    toolsAndSoftware: 'All',
    topicsCanMentorOn: 'Placement',
    industriesWorkedIn: 'All',
    lastActive: 30000,
  },
]
