/** Id of the block of data in which the build leaves the addresses of a page's scripts. */
export const PAGE_SCRIPTS_ID = 'page-scripts'

export interface PageScript {
  src: string
  /** Subresource integrity of the file. */
  integrity: string
}
