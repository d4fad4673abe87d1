/** Mentors: the list, applications, profiles, and what administrators do with them. */
import { forEachAskedList } from '../../rules/people/mentorLists.ts'
import { mentorAccount } from '../people.ts'
import type { Contract } from './contract.ts'
import { experience, list, managed, profile, rate, versioned } from './mentorFields.ts'
import {
  ADMINISTRATORS,
  EVERYBODY,
  HUGE,
  newPassword,
  optionalText,
  search,
  tableFilters,
  type Field,
  type Rows,
} from './row.ts'

const EMAIL = 'Please enter a valid email address'
const LINKEDIN = 'Please enter a valid LinkedIn URL'
const NAME = 'Full name is required'
const SPECIALIZATION = 'Specialization is required'
const YEAR = 'Experience must be at least 1 year'
const AVAILABLE = 'Available must be true or false'
const MIN_PRICE = 'Minimum price must be whole rupees from 0 to 10000000'
const MAX_PRICE = 'Maximum price must be whole rupees from 0 to 10000000'
const LANGUAGE = 'Language must be at most 10 names of at most 200 characters'
const EXPERIENCE_FILTER = 'Minimum experience must be whole years from 1 to 70'
const FREE = 'Free must be today, week, weekend, mornings or evenings'
const MIN_RATING = 'Minimum rating must be a number from 1 to 5'
const LIMIT = 'Limit must be a whole number from 1 to 100'
const RATING = 'Rating must be from 0 to 5, with at most two decimals'
const REVIEWS = 'Review count must be a whole number, 0 or more'
const STATUS = 'Status must be pending review, accepted or rejected'
const ID: Field = [null, 'Mentor id must be a whole number above 0']

export const rows: Rows = {
  'GET /api/mentors': {
    others: EVERYBODY,
    query: {
      search,
      mainBranch: ['Main branch must be text', [HUGE.slice(0, 300), 'Main branch must be at most 100 characters']],
      subBranch: ['Sub-branch must be text', [HUGE.slice(0, 300), 'Sub-branch must be at most 100 characters']],
      available: [AVAILABLE, ['maybe', AVAILABLE]],
      minPrice: [MIN_PRICE, ['-1', MIN_PRICE], ['9.5', MIN_PRICE], ['many', MIN_PRICE], ['10000001', MIN_PRICE]],
      maxPrice: [MAX_PRICE, ['1e3', MAX_PRICE], ['₹500', MAX_PRICE]],
      language: [null, [HUGE.slice(0, 201), LANGUAGE], [Array.from({ length: 11 }, () => 'Hindi'), LANGUAGE]],
      minExperience: [
        EXPERIENCE_FILTER,
        ['0', EXPERIENCE_FILTER],
        ['71', EXPERIENCE_FILTER],
        ['2.5', EXPERIENCE_FILTER],
      ],
      free: [FREE, ['tomorrow', FREE]],
      minRating: [MIN_RATING, ['0', MIN_RATING], ['5.01', MIN_RATING], ['good', MIN_RATING]],
      city: ['City must be text', [HUGE.slice(0, 300), 'City must be at most 150 characters']],
      limit: [LIMIT, ['0', LIMIT], ['101', LIMIT], ['x', LIMIT], ['1.5', LIMIT]],
    },
  },
  'GET /api/mentors/:id': { others: EVERYBODY, unknownId: 404 },
  'POST /api/mentors': {
    others: 'ok ok ok ok ok',
    again: 409,
    body: {
      name: [NAME, NAME, ['   ', NAME], ['--', NAME], [HUGE, 'Full name must be at most 100 characters']],
      email: [EMAIL, EMAIL, ['nobody', EMAIL], ['a@b', EMAIL], [HUGE, EMAIL]],
      password: newPassword,
      linkedinUrl: [
        'LinkedIn URL is required',
        LINKEDIN,
        ['not a link', LINKEDIN],
        ['javascript:alert(1)', LINKEDIN],
        ['', 'LinkedIn URL is required'],
        [HUGE, LINKEDIN],
      ],
      mainBranch: optionalText('Main branch', 100),
      subBranch: [
        SPECIALIZATION,
        SPECIALIZATION,
        ['  ', SPECIALIZATION],
        [HUGE, 'Specialization must be at most 100 characters'],
      ],
      experience: [YEAR, YEAR, ...experience],
      starterPackageRate: rate('Starter package rate'),
      advancedPackageRate: rate('Advanced package rate'),
      bio: [
        'Bio is required',
        'Bio is required',
        ['  ', 'Bio is required'],
        [HUGE, 'Bio must be at most 2000 characters'],
      ],
      ...forEachAskedList((_name, { label }) => list(label)),
      available: [null, AVAILABLE],
    },
  },
  'POST /api/mentors (administrators)': {
    own: ['administrator'],
    again: 409,
    body: {
      ...profile,
      ...managed,
      name: [NAME, NAME, ['   ', NAME], [HUGE, 'Full name must be at most 100 characters']],
      email: [EMAIL, EMAIL, ['nobody', EMAIL], [HUGE, EMAIL]],
      password: newPassword,
      experience: [YEAR, YEAR, ...experience],
    },
  },
  'PUT /api/mentors/:id': {
    own: ['mentor'],
    others: '401 401 403 404 403 ok',
    again: 200,
    unknownId: 404,
    body: { ...profile, ...versioned, mentorId: ID, currentPassword: [null, 'Please enter your current password'] },
  },
  'PUT /api/mentors/:id (administrators)': {
    own: ['administrator'],
    again: 200,
    unknownId: 404,
    body: {
      ...profile,
      ...versioned,
      ...managed,
      rating: [null, RATING, [5.01, RATING], [-1, RATING], [1.234, RATING]],
      reviewCount: [null, REVIEWS, [-1, REVIEWS], [1.5, REVIEWS], [1_000_001, REVIEWS]],
    },
  },
  'PATCH /api/mentors/:id/status': {
    others: ADMINISTRATORS,
    again: 200,
    unknownId: 404,
    body: { status: [STATUS, STATUS, ['on leave', STATUS], ['ACCEPTED', STATUS]], reason: optionalText('Reason', 500) },
  },
  'GET /api/admin/mentors': { others: ADMINISTRATORS, query: tableFilters },
  'DELETE /api/mentors/:id': { others: ADMINISTRATORS, again: 404, unknownId: 404 },
}

const APPLICATION = {
  name: 'Asha Pillai',
  email: 'asha.applies@test.example',
  password: 'Str0ng@pass',
  linkedinUrl: 'https://www.linkedin.com/in/asha',
  mainBranch: 'Civil Engineering',
  subBranch: 'Mining Engineering',
  experience: 7,
  starterPackageRate: '450',
  advancedPackageRate: 3500.5,
  bio: 'Slopes and blasting.',
  available: true,
}

export async function story({ t, call, visitor, signIn, bystanders: { administrator } }: Contract): Promise<void> {
  const { id, email } = await mentorAccount(t.db)
  const mentor = await signIn('mentor', email)
  await call(visitor(), 'GET', '/api/mentors')
  await call(visitor(), 'GET', `/api/mentors/${id}`)
  const applied = await call<{ id: number }>(visitor(), 'POST', '/api/mentors', APPLICATION)
  await call(mentor, 'PUT', `/api/mentors/${id}`, {
    currentCity: 'Pune',
    skills: ['Slopes', 'Blasting'],
    weeklyAvailability: { monday: { enabled: true, startTime: '09:00', endTime: '17:00' } },
  })
  await call(administrator, 'PATCH', `/api/mentors/${applied.id}/status`, { status: 'accepted' })
  const added = { ...APPLICATION, email: 'added@test.example', status: 'accepted', isActive: true }
  await call(administrator, 'POST', '/api/mentors', added)
  await call(administrator, 'PUT', `/api/mentors/${applied.id}`, {
    rating: 4.5,
    reviewCount: 3,
    starterPackageRate: '500',
  })
  await call(administrator, 'GET', '/api/admin/mentors')
  await call(administrator, 'DELETE', `/api/mentors/${applied.id}`)
}
