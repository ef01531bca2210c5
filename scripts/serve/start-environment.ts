import '@/lib/settings/load-environment'

import { appIds, settingPrefix } from '@/content/apps'

/*
 * The environment of npm start. The addresses of the APIs are part of the pages, so a sandbox on another port than 4010
 * needs its own build.
 */
const { SANDBOX_PORT } = process.env
if (/^[1-9]\d*$/.test(SANDBOX_PORT ?? '') && SANDBOX_PORT !== '4010') {
  for (const id of appIds)
    process.env[`NEXT_PUBLIC_${settingPrefix(id)}_API_URL`] ??= `http://localhost:${SANDBOX_PORT}/${id}`
}
