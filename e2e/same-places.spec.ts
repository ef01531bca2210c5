import { expect, test } from '@playwright/test'
import type { Document, Element } from 'domhandler'

import { messages } from '@/content/messages'
import { site } from '@/content/site'
import { sectionIds } from '@/content/section-ids'
import { pagePaths } from '@/content/site-paths'
import { locales } from '@/lib/locale'
import { localizePath } from '@/lib/localize-path'

import { all, documentAt } from './support/document'
import { nameOf } from './support/names'
import { allPages } from './support/pages'

/** What stands on every page stands at the same place and has the same name there. */

const isSwitch = ({ attribs }: Element) => Boolean(attribs.hreflang)

/** On the home page the section is on the page itself. */
const target = ({ name, attribs }: Element, home: string) =>
  attribs.href?.replace(new RegExp(`^${home}(?=#)`), '') ?? (attribs.role === 'link' ? 'not available' : name)

for (const locale of locales) {
  const home = localizePath(locale, pagePaths.home)
  const pages = allPages.filter((page) => page.locale === locale)

  test(`header and footer have the same links and buttons by the same names in the same order on every page, ${locale}`, async ({
    request,
  }) => {
    const { callToActionLink } = messages[locale].footer
    const partsOf = (place: string, document: Document) =>
      all(`body ${place} :is(a, button)`, document)
        .filter((control) => !isSwitch(control))
        .map((control) => `${nameOf(control, document)}: ${target(control, home)}`)
        // Some pages end with the call to action, which opens the footer.
        .filter((part) => !part.startsWith(callToActionLink))
    const first = await documentAt(request, home)
    for (const { address } of pages) {
      const document = await documentAt(request, address)
      for (const place of ['header', 'footer']) {
        const parts = partsOf(place, document)
        expect(parts.length).toBeGreaterThan(10)
        expect.soft(parts, `${place} of ${address}`).toEqual(partsOf(place, first))
      }
      expect.soft(all('body header a[hreflang]', document).length, address).toBeGreaterThan(0)
    }
  })

  test(`help stands at the end of every page: contact page, mail and phone in this order, ${locale}`, async ({
    request,
  }) => {
    const help = [
      localizePath(locale, pagePaths.contact),
      `mailto:${site.emails[0]}`,
      `tel:${site.phone.replaceAll(' ', '')}`,
    ]
    for (const { address } of pages) {
      const document = await documentAt(request, address)
      const links = all('body footer :is(nav, ul) a', document).map(({ attribs }) => attribs.href)
      expect.soft(links.filter((href) => help.includes(href ?? '')).slice(0, help.length), address).toEqual(help)
    }
  })

  test(`every page is found by the list of all pages and by links of other pages, ${locale}`, async ({ request }) => {
    const listPage = localizePath(locale, pagePaths.accessibility)
    const linkedFrom = new Map<string, Set<string>>()
    for (const { address } of pages) {
      const document = await documentAt(request, address)
      const links = all('a[href]', document).filter((link) => !isSwitch(link))
      const list = all(`#${sectionIds.allPages} a`, document)
      for (const link of links.filter((each) => !list.includes(each))) {
        const to = link.attribs.href ?? ''
        if (to !== address) linkedFrom.set(to, (linkedFrom.get(to) ?? new Set()).add(address))
      }
      // The list is one step away from everywhere.
      expect
        .soft(
          links.map(({ attribs }) => attribs.href),
          address,
        )
        .toContain(listPage)
      if (address !== listPage) continue
      const listed = list.map(({ attribs }) => attribs.href ?? '')
      expect(listed.toSorted()).toEqual(pages.map((page) => page.address).toSorted())
    }
    const lost = pages.filter(({ address }) => !linkedFrom.has(address)).map(({ address }) => address)
    // Still being prepared, and named on /accessibility as a limit.
    expect(lost).toEqual([localizePath(locale, pagePaths.partners)])
  })
}
