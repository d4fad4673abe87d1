/** Words that generated rows are made of, as SQL: `pick(list, seed)` is one of the list, the same for the same seed. */
import { MAIN_BRANCHES, SUB_BRANCHES } from '../../api/rules/people/branches.ts'

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
export const list = (...values: readonly string[]): string => `(ARRAY[${values.map(text).join(',')}])`
const words = (values: string) => values.split(' ')

/** One of a list of `length` words. */
const pick = (values: readonly string[], seed: string) => `${list(...values)}[1 + (${seed}) % ${values.length}]`

const FIRST = words(
  'Asha Binu Chitra Dev Esha Farhan Gita Hari Isha Jatin Kavya Lata Manoj Nisha Omar Priya Ravi Sana Tara Usha Vikram Yash Zoya',
)
const LAST = words(
  'Rao Iyer Sharma Nair Patel Khan Das Reddy Joshi Gupta Menon Bose Kulkarni Shetty Verma Pillai Singh',
)
/** 200 skills, each of which one mentor in 67 has. */
const SKILLS = words('hydro geo thermo aero electro pneumo piezo radio chrono photo').flatMap((about) =>
  words(
    'metry logy graphy statics dynamics mechanics control design survey repair safety tooling grading casting welding coating testing joining milling storage',
  ).map((kind) => `${about}${kind}`),
)

export const personName = (n: string): string => `${pick(FIRST, n)} || ' ' || ${pick(LAST, `${n} / 23`)} || ' ' || ${n}`

/** One in ten names only a sub-branch. */
export const mainBranch = (n: string): string =>
  `CASE WHEN ${n} % 10 = 9 THEN 'General' ELSE ${pick(MAIN_BRANCHES, n)} END`
export const subBranch = (n: string): string =>
  `CASE ${n} % 3 ${MAIN_BRANCHES.map((branch, place) => `WHEN ${place} THEN ${pick(SUB_BRANCHES[branch], `${n} / 3`)}`).join(' ')} END`

export const city = (n: string): string => pick(words('Pune Mumbai Chennai Kochi Bhopal Nagpur Surat Indore'), n)
export const company = (n: string): string => `'Company ' || ${n} % 400`
export const jobTitle = (n: string): string =>
  pick(['Senior Engineer', 'Lead Engineer', 'Project Manager', 'Principal Consultant'], n)
export const skills = (n: string): string =>
  `ARRAY[${[0, 7, 13].map((step) => pick(SKILLS, `${n} / 7 + ${step}`)).join(',')}]`
export const level = (n: string): string =>
  pick(['2nd Year Student', '3rd Year Student', 'Final Year Student', 'Fresh Graduate', 'Working Professional'], n)
