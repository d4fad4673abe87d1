import { describe, expect, it } from 'vitest'
import {
  ALL_SUB_BRANCHES,
  MAIN_BRANCHES,
  SUB_BRANCHES,
  branchFamily,
  branchSaid,
  branchSpellings,
  canonicalBranch,
  mainBranchOf,
} from './branches.ts'
import { BRANCH_CHIPS } from './offeredSearches.ts'
import { MENTOR_SPECIALIZATIONS } from './choices.ts'

const ELECTRICAL = 'Electrical & Electronics Engineering'

describe('the lists', () => {
  it('have 29 different sub-branches under three main branches', () => {
    expect(MAIN_BRANCHES).toHaveLength(3)
    expect(new Set(ALL_SUB_BRANCHES).size).toBe(29)
    expect(MAIN_BRANCHES.map((branch) => SUB_BRANCHES[branch].length)).toEqual([4, 9, 16])
  })

  it('offer mentors the three branches, the 29 and Other', () => {
    expect(MENTOR_SPECIALIZATIONS).toHaveLength(33)
    expect(MENTOR_SPECIALIZATIONS.slice(0, 3)).toEqual([
      'Electrical Engineering',
      'Civil Engineering',
      'Mechanical Engineering',
    ])
    expect(MENTOR_SPECIALIZATIONS.at(-1)).toBe('Other')
  })
})

describe('canonicalBranch', () => {
  it.each([
    ['Electrical Engineering', ELECTRICAL],
    ['electronics engineering', ELECTRICAL],
    ['Electrical', ELECTRICAL],
    ['ELECTRICAL & ELECTRONICS ENGINEERING', ELECTRICAL],
    ['electronics & communication engg', 'Electronics & Communication Engg'],
    [' civil  engineering ', 'Civil Engineering'],
    ['Mechanical', 'Mechanical Engineering'],
    ['chemical engineering', 'Chemical Engineering'],
    ['Structural Engineering', 'Structural Engineering'],
    ['General', 'General'],
    ['constructor', 'constructor'],
    ['', ''],
  ])('reads "%s" as "%s"', (text, branch) => {
    expect(canonicalBranch(text)).toBe(branch)
  })

  it('leaves every name of the lists as it is', () => {
    for (const branch of [...MAIN_BRANCHES, ...ALL_SUB_BRANCHES]) expect(canonicalBranch(branch)).toBe(branch)
  })

  it('knows the spellings under which a branch may be stored', () => {
    expect(branchSpellings('Electronics Engineering')).toContain('electrical engineering')
    expect(branchSpellings('Electronics Engineering')).toContain(ELECTRICAL.toLowerCase())
    expect(branchSpellings('civil')).toEqual(['civil', 'civil engineering'])
    expect(branchSpellings('Mechatronics')).toEqual(['mechatronics'])
    for (const branch of [...MAIN_BRANCHES, ...ALL_SUB_BRANCHES]) {
      expect(new Set(branchSpellings(branch).map(canonicalBranch))).toEqual(new Set([branch]))
    }
  })
})

describe('branchSaid', () => {
  it('is the specialization, else the main branch, and nothing for General', () => {
    expect(branchSaid('Civil Engineering', 'Structural Engineering')).toBe('Structural Engineering')
    expect(branchSaid('Civil Engineering', null)).toBe('Civil Engineering')
    expect(branchSaid('General', 'Acoustics')).toBe('Acoustics')
    expect(branchSaid('General', '')).toBeNull()
  })
})

describe('branchFamily', () => {
  it('comes from the main branch, else from the sub-branch', () => {
    expect(branchFamily('Civil Engineering', 'Mechatronics')).toBe('civil')
    expect(branchFamily('General', 'Mechatronics')).toBe('mechanical')
    expect(branchFamily('General', 'VLSI Design and Technology')).toBe('electrical')
    expect(branchFamily('Electronics Engineering')).toBe('electrical')
    expect(branchFamily('Structural Engineering')).toBe('civil')
    expect(branchFamily('General', null)).toBe('other')
    expect(branchFamily('Computer Science', 'constructor')).toBe('other')
  })

  it('is never other for a chip', () => {
    expect(BRANCH_CHIPS.map((chip) => branchFamily(chip.branch))).toEqual([
      'civil',
      'mechanical',
      'electrical',
      'civil',
      'civil',
      'mechanical',
    ])
  })

  it('finds the main branch of all 29', () => {
    for (const main of MAIN_BRANCHES) {
      for (const sub of SUB_BRANCHES[main]) expect(mainBranchOf(sub)).toBe(main)
    }
    expect(mainBranchOf('General')).toBeNull()
    expect(mainBranchOf(null)).toBeNull()
  })
})
