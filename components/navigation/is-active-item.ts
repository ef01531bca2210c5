/** The part of a navigation item that this check reads. */
interface LinkedItem {
  url?: string
  overview?: { url: string }
  submenu?: readonly LinkedItem[]
}

/** Whether a navigation item or one of its descendants links to the page at `pathname`. */
export function isActiveItem(item: LinkedItem, pathname: string): boolean {
  if (item.url === pathname || item.overview?.url === pathname) return true
  return item.submenu?.some((child) => isActiveItem(child, pathname)) ?? false
}
