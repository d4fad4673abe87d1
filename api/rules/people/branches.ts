import { DEFAULT_MAIN_BRANCH } from '../constants.ts'

export const MAIN_BRANCHES = [
  'Civil Engineering',
  'Electrical & Electronics Engineering',
  'Mechanical Engineering',
] as const
export type MainBranch = (typeof MAIN_BRANCHES)[number]

/** The 29 sub-branches under the main branch each belongs to, in the order they are offered. */
export const SUB_BRANCHES: Readonly<Record<MainBranch, readonly string[]>> = {
  'Civil Engineering': [
    'Ceramics and Cement Technology',
    'Construction Technology & Management',
    'Environmental Engineering',
    'Mining Engineering',
  ],
  'Electrical & Electronics Engineering': [
    'Electronics & Communication Engg',
    'Biomedical Engineering',
    'Electronics & Instrumentation Engineering',
    'Electronics & Telecommunication Engg',
    'Industrial IoT',
    'Medical Electronics Engineering',
    'VLSI Design and Technology',
    'Electronics & Computer Engineering',
    'Energy Engineering',
  ],
  'Mechanical Engineering': [
    'Aeronautical Engineering',
    'Aerospace Engineering',
    'Agricultural Engineering',
    'Automation and Robotics',
    'Automobile Engineering',
    'Chemical Engineering',
    'Industrial & Production Engineering',
    'Industrial Engineering & Management',
    'Manufacturing Science & Engineering',
    'Marine Engineering',
    'Mechatronics',
    'Petrochemical Engineering',
    'Robotics & Artificial Intelligence',
    'Silk Technology',
    'Textile Technology',
    'Smart Agritech',
  ],
}

export const ALL_SUB_BRANCHES: readonly string[] = MAIN_BRANCHES.flatMap((branch) => SUB_BRANCHES[branch])

/** Which of the four badge colours a branch wears. */
export type BranchFamily = 'civil' | 'electrical' | 'mechanical' | 'other'

const FAMILIES: Readonly<Record<MainBranch, BranchFamily>> = {
  'Civil Engineering': 'civil',
  'Electrical & Electronics Engineering': 'electrical',
  'Mechanical Engineering': 'mechanical',
}

const MAIN_SPELLINGS: Readonly<Record<string, MainBranch>> = {
  civil: 'Civil Engineering',
  'civil engineering': 'Civil Engineering',
  mechanical: 'Mechanical Engineering',
  'mechanical engineering': 'Mechanical Engineering',
}

/** Sub-branches outside the list that people write, with the main branch each belongs to. */
const OTHER_SUB_BRANCHES: Readonly<Record<string, MainBranch>> = {
  'structural engineering': 'Civil Engineering',
  'geotechnical engineering': 'Civil Engineering',
  'transportation engineering': 'Civil Engineering',
  'instrumentation engineering': 'Electrical & Electronics Engineering',
  'power systems': 'Electrical & Electronics Engineering',
  'thermal engineering': 'Mechanical Engineering',
}

/** The documented spelling, whatever its case; "Electrical…" and "Electronics…" are the main branch. */
export function canonicalBranch(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ')
  const key = name.toLowerCase()
  const known = ALL_SUB_BRANCHES.find((branch) => branch.toLowerCase() === key)
  if (known !== undefined) return known
  if (/^(electrical|electronics)\b/.test(key)) return 'Electrical & Electronics Engineering'
  return Object.hasOwn(MAIN_SPELLINGS, key) ? (MAIN_SPELLINGS[key] ?? name) : name
}

/** Lower-cased spellings under which rows of a branch may be stored: all that `canonicalBranch` makes one. */
export function branchSpellings(text: string): string[] {
  const canonical = canonicalBranch(text)
  if (canonical === 'Electrical & Electronics Engineering') {
    return [canonical.toLowerCase(), 'electrical engineering', 'electronics engineering', 'electrical', 'electronics']
  }
  const short = Object.keys(MAIN_SPELLINGS).filter((key) => MAIN_SPELLINGS[key] === canonical)
  return short.length > 0 ? short : [canonical.toLowerCase()]
}

/** The main branch that a main or sub-branch belongs to; null when it is unknown, such as General. */
export function mainBranchOf(text: string | null | undefined): MainBranch | null {
  const name = canonicalBranch(text ?? '')
  const main = MAIN_BRANCHES.find((branch) => branch === name || SUB_BRANCHES[branch].includes(name))
  if (main !== undefined) return main
  const key = name.toLowerCase()
  return Object.hasOwn(OTHER_SUB_BRANCHES, key) ? (OTHER_SUB_BRANCHES[key] ?? null) : null
}

/** The badge colour: by the main branch, or by the sub-branch where that says nothing (General). */
export function branchFamily(mainBranch: string, subBranch?: string | null): BranchFamily {
  const main = mainBranchOf(mainBranch) ?? mainBranchOf(subBranch)
  return main === null ? 'other' : FAMILIES[main]
}

/** What a person has said of their branch: the specialization before the main branch; null for General, which says nothing. */
export function branchSaid(mainBranch: string, subBranch: string | null | undefined): string | null {
  return subBranch || (mainBranch === DEFAULT_MAIN_BRANCH ? null : mainBranch)
}
