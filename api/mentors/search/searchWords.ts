/**
 * What people search for, and how mentors write it. A search for any word of `said` finds the mentors who have
 * any word of `said` or `found`. Folded, letters and digits only; what is said has at most three words. A word is
 * found at the beginning of a word, one of up to three letters only as a whole: `gate` is not found in "investigate",
 * nor `ev` in "every". A plural in `s` means its singular.
 */
const INTENTS: readonly { said: readonly string[]; found?: readonly string[] }[] = [
  // Exams and further study
  { said: ['gate', 'gate exam', 'gate preparation'], found: ['m tech', 'mtech'] },
  { said: ['masters', 'm tech', 'mtech', 'ms', 'higher studies', 'study abroad'] },
  { said: ['psu', 'public sector', 'government job', 'govt job', 'sarkari'], found: ['state engineering services'] },
  { said: ['ies', 'ese', 'engineering services', 'upsc'] },
  { said: ['thesis', 'dissertation', 'research paper'] },
  { said: ['final year project', 'major project', 'capstone', 'college project'], found: ['student project'] },
  // Work
  { said: ['placement', 'interview', 'campus placement', 'fresher'], found: ['first job', 'campus'] },
  { said: ['internship', 'intern', 'industrial training', 'summer training'], found: ['trainee', 'first posting'] },
  {
    said: ['resume', 'cv', 'curriculum vitae', 'resume review', 'cv review'],
    found: ['portfolio', 'interview', 'first job'],
  },
  { said: ['job', 'career', 'career guidance', 'career change'] },
  { said: ['site vs design', 'site or design', 'design or site'], found: ['moving from site', 'design office'] },
  // Fields
  { said: ['ev', 'electric vehicle', 'electric car', 'e vehicle'] },
  { said: ['plc', 'plc programming', 'programmable logic', 'ladder logic'] },
  { said: ['iot', 'internet of things', 'iiot'] },
  { said: ['ai', 'artificial intelligence', 'machine learning', 'ml'] },
  { said: ['vlsi', 'chip design', 'semiconductor', 'asic'], found: ['rtl'] },
  { said: ['embedded', 'firmware', 'microcontroller'] },
  // P&ID and P&I/D
  { said: ['p id', 'p i d'] },
  { said: ['solar', 'photovoltaic', 'pv', 'renewable', 'renewable energy'] },
  { said: ['rcc', 'reinforced concrete'] },
  { said: ['fea', 'fem', 'finite element'] },
  { said: ['cfd', 'computational fluid', 'fluid dynamics'] },
  { said: ['hvac', 'air conditioning', 'refrigeration'] },
  { said: ['bim', 'building information'], found: ['revit'] },
  { said: ['bridge', 'flyover', 'viaduct'], found: ['overbridge'] },
  { said: ['highway', 'expressway', 'road design'], found: ['road', 'pavement'] },
  { said: ['water treatment', 'wastewater', 'sewage', 'stp', 'etp'] },
  { said: ['eia', 'environmental impact'] },
  { said: ['drone', 'uav', 'unmanned'] },
  { said: ['quantity surveying', 'estimation', 'bill of quantities', 'boq'] },
  // Cities by both names
  { said: ['bangalore', 'bengaluru'] },
  { said: ['bombay', 'mumbai'] },
  { said: ['madras', 'chennai'] },
  { said: ['calcutta', 'kolkata'] },
  { said: ['poona', 'pune'] },
  { said: ['cochin', 'kochi'] },
  { said: ['trivandrum', 'thiruvananthapuram'] },
  { said: ['baroda', 'vadodara'] },
  { said: ['mysore', 'mysuru'] },
  { said: ['mangalore', 'mangaluru'] },
  { said: ['gurgaon', 'gurugram'] },
  { said: ['vizag', 'visakhapatnam'] },
  { said: ['pondicherry', 'puducherry'] },
]

/** Words that say nothing about whom to find; they count only when there is nothing else. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  'a an and at be for from help how i in is me my need of on or the to vs with'.split(' '),
)

/** The longest phrase that is said, in words. */
export const PHRASE_WORDS = 3

const SPELLINGS = new Map<string, readonly string[]>(
  INTENTS.flatMap(({ said, found = [] }) => said.map((word) => [word, [...said, ...found]] as const)),
)

/** All spellings of what a word or phrase is looking for, itself among them; null when it is in no intent. */
export function spellingsOf(phrase: string): readonly string[] | null {
  const singular = phrase.endsWith('s') ? SPELLINGS.get(phrase.slice(0, -1)) : undefined
  return SPELLINGS.get(phrase) ?? singular ?? null
}
