/** Mentors of the tests' own, so that what one test asks of them concerns no other. */

export interface TestMentor {
  id: number
  name: string
  email: string
  password: string
}

const ADMIN = { username: 'admin', password: 'Plumb-line-42!' }
let serial = 0

async function post(url: string, path: string, body: object, cookie = '') {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0])
  return { body: (await answer.json()) as { id: number; user?: { id: number } }, cookie: cookies.join('; ') }
}

/** A new mentor who is accepted and has accepted the terms. */
export async function newMentor(url: string): Promise<TestMentor> {
  serial += 1
  const name = 'Sunita Deshpande'
  const person = { name, email: `mentor-${process.pid}-${Date.now()}-${serial}@test.example`, password: 'Strong@pass1' }
  const { body } = await post(url, '/api/mentors', {
    ...person,
    mainBranch: 'Civil Engineering',
    subBranch: 'Environmental Engineering',
    bio: 'Designs retaining structures and reviews drawings of others.',
    experience: 9,
    starterPackageRate: '500',
    advancedPackageRate: '3000',
    linkedinUrl: 'https://www.linkedin.com/in/sunita',
  })
  const admin = await post(url, '/api/admin/login', ADMIN)
  const query = `mutation { setMentorStatus(input: { mentorId: ${body.id}, status: ACCEPTED }) { __typename } }`
  await post(url, '/graphql', { query }, admin.cookie)
  const login = await post(url, '/api/auth/mentor/login', person)
  await post(url, '/api/accept-terms', { userType: 'mentor', userId: body.id }, login.cookie)
  return { id: body.id, ...person }
}
