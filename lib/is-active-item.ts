/** The part of a navigation item that is read here: its page, and the pages below it. */
interface LinkedItem {
  url?: string
  overview?: { url: string }
  submenu?: readonly LinkedItem[]
}

/** Whether a navigation item, or one below it, leads to the page at `pathname`. */
export function isActiveItem(item: LinkedItem, pathname: string): boolean {
  if (item.url === pathname || item.overview?.url === pathname) return true
  return item.submenu?.some((child) => isActiveItem(child, pathname)) ?? false
}
