import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

import { parse } from 'yaml'

/** Read by jest.setup.ts. */
const FILE = '.cache/parsed-yaml.json'

/** What a file of content/ holds, as JSON, by its text; nothing where it cannot be read, which a test finds. */
function parsed(file) {
  const text = readFileSync(`content/${file}`, 'utf8')
  try {
    return [[text, JSON.stringify(parse(text))]]
  } catch {
    return []
  }
}

/** Every setting of content/settings.ts begins so. */
const SETTING = /^(SITE|SWIN|LAHFA|CMS|NEXT_PUBLIC)_/

/**
 * Unit tests say which settings they need, so those of this machine are taken away. The tests of the exported files
 * expect what the build was made with.
 *
 * Parses the words of the site once for all test files. Each has modules of its own, and 80 of them read all words, which
 * takes half a second as YAML and 6 ms as JSON.
 */
export default function setup(_global, project) {
  if (project.displayName?.name === 'unit')
    for (const name of Object.keys(process.env).filter((name) => SETTING.test(name))) delete process.env[name]
  const files = readdirSync('content', { recursive: true }).filter((file) => file.endsWith('.yaml'))
  mkdirSync('.cache', { recursive: true })
  // At once: another run of Jest may be reading the file.
  const whole = `${FILE}.${process.pid}`
  writeFileSync(whole, JSON.stringify(Object.fromEntries(files.flatMap(parsed))))
  renameSync(whole, FILE)
}
