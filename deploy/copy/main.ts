import '@/lib/settings/load-environment'

import { parseArgs } from 'node:util'

import { numberOf } from '@/lib/number-of'
import { runCommand } from '@/lib/run-command'

import { folderTarget } from './folder-target'
import { copySite, takeBack } from './publish'
import { rsyncTarget } from './rsync-target'

/** Matches user@server:/path but not C:\path. */
const REMOTE = /^[^/\\]{2,}:/

const USAGE = `npm run deploy:copy -- TARGET [--back] [--keep 10] [--configured] [--htaccess]

Copies the site in out/ to TARGET, the document root of a server: a folder, or user@server:/path by rsync over ssh.
--back        puts the release before the present one back
--keep 10     releases before the present one whose scripts and pictures stay, for tabs that are open
--configured  the server has the configuration in deploy/out already
--htaccess    copies deploy/out/apache/.htaccess too`

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      back: { type: 'boolean' },
      keep: { type: 'string', default: '10' },
      configured: { type: 'boolean' },
      htaccess: { type: 'boolean' },
      dir: { type: 'string', default: 'out' },
    },
  })
  const [name, ...more] = positionals
  if (!name || more.length > 0) throw new Error(USAGE)
  const keep = numberOf('--keep', values.keep)
  const target = REMOTE.test(name) ? rsyncTarget(name) : folderTarget(name)
  const options = { keep, isConfigured: values.configured, withHtaccess: values.htaccess }
  if (values.back) {
    const [withdrawn, current] = await takeBack(target, options)
    console.log(`${name}: release ${withdrawn} is taken back, ${current} is there again`)
  } else {
    console.log(`${name}: release ${await copySite(target, values.dir, options)} is there`)
  }
})
