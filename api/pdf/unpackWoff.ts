import { inflateSync } from 'node:zlib'

/**
 * The font inside a WOFF file, as OpenType: a directory of tables, each compressed by itself. Unpacked once; the PDF
 * library would do it in JavaScript for every document.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file')
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = head.length
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + 20 * index
    const [from, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number]
    const bytes = woff.subarray(from, from + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    const place = 12 + 16 * index
    woff.copy(head, place, entry, entry + 4)
    woff.copy(head, place + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, place + 8)
    head.writeUInt32BE(length, place + 12)
    // Tables begin at multiples of four.
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    tables.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat([head, ...tables])
}
