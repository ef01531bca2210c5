// npm run art [scene[:view] …] [-- --proof | --seal]: renders the pictures whose scene or kit changed into art/masters.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

const here = dirname(fileURLToPath(import.meta.url))
const kit = join(here, 'kit')
const ledger = join(here, '.rendered.json')
const settings = JSON.parse(readFileSync(join(here, 'scenes.json'), 'utf8'))
const rendered = existsSync(ledger) ? JSON.parse(readFileSync(ledger, 'utf8')) : {}
const work = process.env.ART_WORK ?? join(tmpdir(), 'art-work')

const words = process.argv.slice(2)
const proof = words.includes('--proof')
const seal = words.includes('--seal')
const asked = words.filter((word) => !word.startsWith('--'))

const views = readdirSync(join(here, 'scenes'))
  .filter((file) => file.endsWith('.py'))
  .flatMap((file) => settings[file.slice(0, -3)]?.views ?? [file.slice(0, -3)])
  .sort()
for (const one of asked)
  if (!views.includes(one)) throw new Error(`no scene is called ${one}; there are ${views.join(', ')}`)

/** A view may have settings of its own. */
const settingsOf = (scene, view) => settings[`${scene}:${view}`] ?? settings[scene] ?? {}

/** What a picture depends on: its scene, the kit and its settings. */
function fingerprint(scene, view) {
  const hash = createHash('sha1').update(view ?? '')
  const files = ['kit.py', 'post.py', 'den.c'].map((file) => join(kit, file))
  const source = readFileSync(join(here, 'scenes', `${scene}.py`), 'utf8')
  if (source.includes('from stage import')) files.push(join(kit, 'stage.py'))
  for (const file of files) hash.update(readFileSync(file))
  return hash
    .update(source)
    .update(JSON.stringify(settingsOf(scene, view)))
    .digest('hex')
    .slice(0, 16)
}

function render(scene, view, out) {
  const { samples = 40, size = '1920x1080' } = settingsOf(scene, view)
  const env = {
    ...process.env,
    VIEW: view ?? '',
    SPP: String(samples),
    RES: size,
    ART_OUT: out,
    ART_WORK: work,
    PYTHONPATH: kit,
    PYTHONDONTWRITEBYTECODE: '1',
    ...(proof && { SCALE: '.42', SPP: '16' }),
  }
  const blender = ['-b', '-noaudio', '--python-exit-code', '1', '-P', join(here, 'scenes', `${scene}.py`)]
  const { status, error, stdout, stderr } = spawnSync('blender', blender, { env, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (error)
    throw new Error('Blender is needed to make pictures, not to build the site: see art/README.md', { cause: error })
  // A render that was ended by a signal has no status.
  if (status !== 0) throw new Error(`${scene} failed\n${(stdout + stderr).split('\n').slice(-30).join('\n')}`)
}

setPriority(constants.priority.PRIORITY_LOW)
const out = join(work, proof ? 'proofs' : 'finals')
mkdirSync(out, { recursive: true })

for (const one of views) {
  if (asked.length && !asked.includes(one)) continue
  const [scene, view] = one.split(':')
  if (!asked.length && settings[scene]?.draft) continue
  const name = one.replace(':', '-')
  const master = join(here, 'masters', `${name}.webp`)
  const print = fingerprint(scene, view)
  if (!proof && !seal && !asked.length && rendered[one] === print && existsSync(master)) continue
  if (!seal) {
    render(scene, view, out)
    console.log(join(out, `${name}.png`))
  }
  if (proof || !existsSync(seal ? master : join(out, `${name}.png`))) continue
  if (!seal)
    await sharp(join(out, `${name}.png`))
      .resize({ width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 6 })
      .toFile(master)
  rendered[one] = print
  // After each picture: an interrupted run keeps what it has made.
  const sorted = Object.fromEntries(Object.entries(rendered).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(ledger, `${JSON.stringify(sorted, null, 2)}\n`)
}
