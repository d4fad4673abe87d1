/** A person with a program instead of a browser: the documented REST calls and GraphQL, with their cookie. */

export const DEMO_MENTEE = { email: 'vikram.patil@demo.plumbline.example', password: 'Demo@pass1' }
export const DEMO_MENTOR = { email: 'ananya.iyer@demo.plumbline.example', password: 'Demo@pass1' }

export interface Member {
  id: number
  rest(method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }>
}

export async function signIn(url: string, { email, password } = DEMO_MENTEE): Promise<Member> {
  const answer = await fetch(`${url}/api/auth/mentee/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { user } = (await answer.json()) as { user: { id: number } }
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  return {
    id: user.id,
    async rest(method, path, body) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    },
  }
}

let serial = 0

/** A new mentee who has accepted the terms, registered as a person does: for what registering brings, such as mails. */
export async function register(
  url: string,
  name = 'Kavya Reddy',
): Promise<{ email: string; password: string; name: string }> {
  serial += 1
  const person = { name, email: `mentee-${process.pid}-${Date.now()}-${serial}@test.example`, password: 'Strong@pass1' }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/mentees`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      ...person,
      currentLevel: 'Final Year Student',
      linkedinUrl: 'https://www.linkedin.com/in/kavya',
    }),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
  const member = await signIn(url, person)
  await member.rest('POST', '/api/accept-terms', { userType: 'mentee', userId: member.id })
  return person
}
