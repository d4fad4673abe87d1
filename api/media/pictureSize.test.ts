import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { asGuest } from '../testing/client.ts'
import { makeMentor } from '../testing/factories.ts'
import { typed } from '../graphql/typed.ts'

test("a person's picture has a path for each size; a default image has one only", async () => {
  const { app, db } = await testApp()
  const profileImage = `/media/${'a'.repeat(64)}`
  const ids = [await makeMentor(db, { profileImage }), await makeMentor(db)].map(({ id }) => id)
  const shown = []
  for (const id of ids) {
    const { data } = await asGuest(app).run(
      typed(
        'query ($id: Int!) { mentor(id: $id) { profileImage small: profileImage(size: SMALL) large: profileImage(size: LARGE) } }',
      ),
      { id },
    )
    shown.push(data.mentor)
  }
  const drawn = '/media/default-mentor.svg'
  expect(shown).toEqual([
    { profileImage, small: `${profileImage}/96`, large: `${profileImage}/400` },
    { profileImage: drawn, small: drawn, large: drawn },
  ])
})
