import { spawnSync } from 'node:child_process'

import { aptInstall, isDebianRoot } from './debian.mjs'

const answers = (tool) => spawnSync(tool, ['-version']).status === 0

/** Installs ffmpeg, by which the tests look into the films, where that is allowed; elsewhere they do without. */
export async function ensureFilmTools() {
  if (['ffprobe', 'ffmpeg'].every(answers) || !isDebianRoot()) return
  console.log('Installing ffmpeg for the tests of the films …')
  await aptInstall('ffmpeg')
}
