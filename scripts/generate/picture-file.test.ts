/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'

import { readPicture } from './picture-file'

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a1322' } })
    .webp()
    .toBuffer()

const read = async (bytes: Buffer, kind: 'scene' | 'screen' = 'scene') => {
  const file = path.join(folder, 'picture.webp')
  writeFileSync(file, bytes)
  return readPicture({ kind, namedIn: 'content/services/zta/meta.yaml (picture)', file })
}

test('a picture that no page could show sharply is refused with its size', async () => {
  await expect(read(await plain(640, 360))).rejects.toThrow(
    /picture\.webp, named in content\/services\/zta\/meta\.yaml \(picture\), has 640 × 360 px\. It needs 1280 × 720 px or more, better 1920 × 1080\.$/,
  )
  await expect(read(await plain(1280, 720))).resolves.toMatchObject({ width: 1280, height: 720 })
  await expect(read(await plain(390, 844), 'screen')).resolves.toMatchObject({ width: 390 })
})

test('a file that is no picture is named', async () => {
  await expect(read(Buffer.from('words'))).rejects.toThrow(
    /picture\.webp, named in .*, is no picture that can be read\. Save it/,
  )
})
