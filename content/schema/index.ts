import { type AppId, apps } from '../apps'

import { openAcr } from './accessibility'
import * as catalogue from './catalogue'
import * as claims from './claims'
import * as messages from './messages'
import { owner } from './owner'
import * as pages from './pages'
import * as samples from './samples'

/** Content with a folder for each page: `meta.yaml`, and a file for each language. */
export const catalogueSchemas = {
  services: { meta: catalogue.serviceMeta, copy: catalogue.serviceCopy },
  products: { meta: catalogue.productMeta, copy: catalogue.productCopy },
  samples: { meta: samples.sampleMeta, copy: samples.sampleCopy },
}

/** The deletion pages of the apps. */
const deletionSchemas = Object.fromEntries(
  Object.values(apps).map(({ page }) => [page, { meta: pages.pageMeta, copy: pages.deletion }]),
) as Readonly<Record<(typeof apps)[AppId]['page'], { meta: typeof pages.pageMeta; copy: typeof pages.deletion }>>

/** The pages below content/pages, and the company profile. */
export const pageSchemas = {
  home: { meta: pages.homeMeta, copy: pages.home },
  services: { meta: pages.pageMeta, copy: pages.overview },
  products: { meta: pages.pageMeta, copy: pages.overview },
  partners: { meta: pages.pageMeta, copy: pages.comingSoon },
  about: { meta: pages.pageMeta, copy: pages.about },
  contact: { meta: pages.pageMeta, copy: pages.contact },
  ...deletionSchemas,
  privacy: { meta: pages.pageMeta, copy: pages.privacy },
  accessibility: { meta: pages.pageMeta, copy: pages.accessibility },
  samples: { meta: pages.pageMeta, copy: pages.overview },
  supplier: { meta: pages.pageMeta, copy: pages.supplier },
  profile: { meta: pages.profileMeta, copy: pages.profile },
}

/** The folders of content/messages, with one file for each language. */
export const messageSchemas = {
  site: messages.site,
  'account-deletion': messages.accountDeletion,
  carousels: messages.carousels,
  datasheet: messages.datasheet,
  'social-cards': messages.socialCards,
}

/** Files at the top of content/. */
export const fileSchemas = {
  owner,
  groups: catalogue.groups,
  pictures: catalogue.pictures,
  partners: catalogue.partners,
  sources: claims.sources,
  promises: claims.promises,
  launch: claims.launch,
  'accessibility/openacr': openAcr,
}
