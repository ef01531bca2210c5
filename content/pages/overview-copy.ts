/** The words of an overview page: the services or the products by group. */
export interface OverviewCopy {
  title: string
  /** Description for search engines: 110 to 160 characters. */
  description: string
  subtitle: string
}
