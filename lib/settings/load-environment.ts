import environment from '@next/env'

/* Loads .env files as Next does. Import it first: content/site.ts reads the environment when it is loaded. */

const before = { ...process.env }
environment.loadEnvConfig(process.cwd())
// The loader would replace a $ in a variable that is set already, if a file sets it too.
Object.assign(process.env, before)

/* Whoever set something wrong needs the message, not the place where the program noticed it. */
process.on('uncaughtException', (error) => {
  console.error(error.name === 'SettingsError' ? error.message : error)
  process.exit(1)
})
