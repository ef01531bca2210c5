import { spawnSync } from 'node:child_process'

import { aptInstall, isDebianRoot } from './debian.mjs'

const answers = (tool) => spawnSync(tool, ['-version']).status === 0

/** Installs ffmpeg for the tests of the films, where that is possible; elsewhere these tests are skipped. */
export async function ensureFilmTools() {
  if (['ffprobe', 'ffmpeg'].every(answers) || !isDebianRoot()) return
  console.log('Installing ffmpeg for the tests of the films …')
  await aptInstall('ffmpeg')
}
