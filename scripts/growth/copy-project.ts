import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Made by `npm run generate` and never committed, but the build reads them. */
const MADE = ['generated', 'public', '.cache/typst.json'] as const

const filesOfGit = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file))

/** Links instead of copies where the system can: Turbopack takes no symbolic link out of the project. */
async function copyModules(target: string): Promise<void> {
  const linked = spawnSync('cp', ['-al', 'node_modules', target], { stdio: 'ignore' })
  if (linked.status !== 0) await cp('node_modules', path.join(target, 'node_modules'), { recursive: true, force: true })
}

/** Copies the project, with what has been generated and installed, into a temporary folder. */
export async function copyProject(): Promise<string> {
  if (!existsSync('generated/pictures.json')) throw new Error('First make the pictures: npm run generate')
  const target = await mkdtemp(path.join(tmpdir(), 'growth-'))
  for (const file of filesOfGit()) {
    await mkdir(path.join(target, path.dirname(file)), { recursive: true })
    await cp(file, path.join(target, file))
  }
  for (const made of MADE) if (existsSync(made)) await cp(made, path.join(target, made), { recursive: true })
  await copyModules(target)
  return target
}
