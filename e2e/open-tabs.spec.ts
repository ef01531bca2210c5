import { rmSync } from 'node:fs'

import { type BrowserContext, expect, type Page, test } from '@playwright/test'

import { isInstalled, localServers } from '@/deploy/local-servers'

import { lahfaArabic, swinEnglish, type Variant } from './support/deletion-page'
import { openDeployedSite } from './support/deployed-site'
import { LATER_PHONE, makeLaterBuild } from './support/later-build'
import { followMenu, openForm, openTab, switchLanguage, useGallery, useHome } from './support/old-tab'
import { PRODUCT } from './support/pages'
import { RELEASE } from './support/release'
import { BUILDS, phoneOf, tenBuilds } from './support/ten-builds'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
test.skip(!localServers.nginx || !isInstalled(localServers.nginx), 'nginx is not installed')

const PORTS = { kept: 8241, gone: 8242, ten: 8243 }
const KEEP = 10

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

  for (const { keep, port, title } of [
    { keep: KEEP, port: PORTS.kept, title: 'open tabs go on, with the scripts that they know' },
    { keep: 0, port: PORTS.gone, title: 'open tabs go on where the host has deleted the scripts that they know' },
  ]) {
    test(title, async ({ context, request }) => {
      test.setTimeout(180_000)
      const { url, deploy, close } = await openDeployedSite('out', { port, keep })
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
        const useForm = await openForm(form, request, at(url, swinEnglish))
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
        if (keep > 0) expect(missing).toEqual([])
      } finally {
        await close()
      }
    })
  }
})

/** Tabs of the first release, one set for each deployment: in each, what they do is done for the first time. */
async function openTabs(context: BrowserContext, url: string) {
  const [home, product] = [await context.newPage(), await context.newPage()]
  const [swin, lahfa] = [await context.newPage(), await context.newPage()]
  await openTab(home, `${url}/ar`)
  await openTab(product, url + PRODUCT)
  const request = context.request
  const useSwin = await openForm(swin, request, at(url, swinEnglish))
  const useLahfa = await openForm(lahfa, request, at(url, lahfaArabic))
  return async (phone: string) => {
    await useHome(home, 'ar')
    await followMenu(home, 'ar', 0)
    await isFrom(home, phone)
    await useGallery(product, 'en')
    await switchLanguage(product, 'en')
    await useGallery(product, 'en')
    await useSwin()
    await useLahfa()
    await followMenu(swin, 'en', 1)
    for (const tab of [home, product, swin, lahfa]) await tab.close()
  }
}

test('open tabs keep working after each of ten deployments', RELEASE, async ({ context }) => {
  // The builds take most of this time, in the first run.
  test.setTimeout(3 * 60 * 60_000)
  const [first = '', ...builds] = await tenBuilds()
  expect(builds).toHaveLength(BUILDS)
  const { url, deploy, close } = await openDeployedSite(first, { port: PORTS.ten, keep: KEEP })
  const missing = missingFiles(context)
  try {
    const visitor = await context.newPage()
    await openTab(visitor, `${url}/`)
    const tabs: Awaited<ReturnType<typeof openTabs>>[] = []
    for (const _build of builds) tabs.push(await openTabs(context, url))

    for (const [index, build] of builds.entries()) {
      await deploy(build)
      const phone = phoneOf(index + 1)
      await test.step(`deployment ${index + 1}`, async () => {
        await useHome(visitor, 'en')
        await followMenu(visitor, 'en', index)
        await isFrom(visitor, phone)
        await visitor.goBack()
        await useHome(visitor, 'en')
        await tabs[index]?.(phone)
      })
      expect(missing).toEqual([])
    }
  } finally {
    await close()
  }
})
