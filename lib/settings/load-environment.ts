import environment from '@next/env'

/*
 * Loads .env files as the framework does. Import it first, since content/site.ts reads the environment when it is loaded.
 */
environment.loadEnvConfig(process.cwd())
