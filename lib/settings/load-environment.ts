import environment from '@next/env'

/* Loads .env files as Next does. Import it first: content/site.ts reads the environment when it is loaded. */
environment.loadEnvConfig(process.cwd())
