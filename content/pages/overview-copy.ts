/** The texts of an overview page, which lists the services or the products by group. */
export interface OverviewCopy {
  title: string
  /** Meta description: 110 to 160 characters. */
  description: string
  subtitle: string
}
