import environment from '@next/env'

/*
 * Owner's settings may stand in .env files: the framework reads them by itself, the steps before it do so here.
 * Imported first, since content/site.ts reads the environment when it is loaded.
 */
environment.loadEnvConfig(process.cwd())
