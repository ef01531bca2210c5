import { rmSync } from 'node:fs'

import { type BrowserContext, expect, type Page, test } from '@playwright/test'

import { isInstalled, localServers } from '@/deploy/local-servers'

import { usernameEnglish, type Variant } from './support/deletion-page'
import { openDeployedSite } from './support/deployed-site'
import { LATER_PHONE, makeLaterBuild } from './support/later-build'
import { followMenu, openForm, openTab, switchLanguage, useGallery, useHome } from './support/old-tab'
import { PRODUCT } from './support/pages'
import { RELEASE } from './support/release'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
test.skip(!localServers.nginx || !isInstalled(localServers.nginx), 'nginx is not installed')

const PORTS = { kept: 8241, gone: 8242 }

/** Files that tabs asked for and that were missing. */
function missingFiles(context: BrowserContext): string[] {
  const missing: string[] = []
  context.on('response', (response) => {
    if (response.status() === 404) missing.push(new URL(response.url()).pathname)
  })
  return missing
}

const at = (origin: string, variant: Variant): Variant => ({ ...variant, path: origin + variant.path })

/** The phone number shows which build the page is from. */
const isFrom = (page: Page, phone: string) => expect(page.getByRole('contentinfo').getByText(phone)).toBeVisible()

test.describe('after a deploy', RELEASE, () => {
  let later: string
  test.beforeAll(() => {
    later = makeLaterBuild('out')
  })
  test.afterAll(() => rmSync(later, { recursive: true }))

  for (const { keepsFiles, port, title } of [
    { keepsFiles: true, port: PORTS.kept, title: 'open tabs go on, with the scripts that they know' },
    {
      keepsFiles: false,
      port: PORTS.gone,
      title: 'open tabs go on where the host has deleted the scripts that they know',
    },
  ]) {
    test(title, async ({ context, request }) => {
      test.setTimeout(180_000)
      const { url, deploy, close } = await openDeployedSite('out', { port, keepsFiles })
      const missing = missingFiles(context)
      const newTab = () => context.newPage()
      const [home, menu, product, form, untouched] = [
        await newTab(),
        await newTab(),
        await newTab(),
        await newTab(),
        await newTab(),
      ]
      try {
        await openTab(home, `${url}/`)
        await openTab(menu, `${url}/ar/contact`)
        await openTab(product, url + PRODUCT)
        const useForm = await openForm(form, request, at(url, usernameEnglish))
        await untouched.goto(`${url}/about`)

        await deploy(later)

        await useHome(home, 'en')
        await followMenu(home, 'en', 0)
        await isFrom(home, LATER_PHONE)
        await followMenu(menu, 'ar', 1)
        await switchLanguage(menu, 'ar')
        await useGallery(product, 'en')
        await switchLanguage(product, 'en')
        await useForm()
        await followMenu(form, 'en', 3)
        await followMenu(untouched, 'en', 2)
        if (keepsFiles) expect(missing).toEqual([])
      } finally {
        await close()
      }
    })
  }
})
