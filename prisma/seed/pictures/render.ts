import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Prisma } from '../../../api/generated/prisma/client.ts'

/** Draws an SVG text into a WebP picture: browsers are never given SVG that people could have made. */
export async function renderPicture(svg: string, createdAt: Date): Promise<Prisma.MediaCreateManyInput> {
  const content = await sharp(Buffer.from(svg)).webp({ quality: 82, effort: 3 }).toBuffer()
  return {
    hash: createHash('sha256').update(content).digest('hex'),
    contentType: 'image/webp',
    content: Uint8Array.from(content),
    byteLength: content.length,
    createdAt,
    checkedAt: createdAt,
  }
}

/** Where a stored picture is served. */
export function picturePath({ hash }: Prisma.MediaCreateManyInput): string {
  return `/media/${hash}`
}
