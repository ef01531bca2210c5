import '@/lib/settings/load-environment'

/*
 * The environment of npm start. The addresses of the APIs are part of the pages, so a sandbox on another port than 4010
 * needs its own build.
 */
const { SANDBOX_PORT } = process.env
if (/^[1-9]\d*$/.test(SANDBOX_PORT ?? '') && SANDBOX_PORT !== '4010') {
  process.env.NEXT_PUBLIC_SWIN_API_URL ??= `http://localhost:${SANDBOX_PORT}/swin`
  process.env.NEXT_PUBLIC_LAHFA_API_URL ??= `http://localhost:${SANDBOX_PORT}/lahfa`
}
