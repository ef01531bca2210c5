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

/** The folders of content/pages: all pages, and the company profile, which is a PDF. */
export const pageFolders = { ...pages.pageSchemas, profile: { meta: pages.profileMeta, copy: pages.profile } }

/** The folders of content/messages, with one file for each language. */
export const messageSchemas = {
  site: messages.site,
  'account-deletion': messages.accountDeletion,
  carousels: messages.carousels,
  datasheet: messages.datasheet,
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
