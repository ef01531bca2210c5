/** As much of a navigation entry as decides: its page, and the pages below it. */
interface LinkedItem {
  url?: string
  overview?: { url: string }
  submenu?: readonly LinkedItem[]
}

/** Whether a navigation entry leads to the page at `pathname`, itself or through one of the pages below it. */
export function isActiveItem(item: LinkedItem, pathname: string): boolean {
  if (item.url === pathname || item.overview?.url === pathname) return true
  return item.submenu?.some((child) => isActiveItem(child, pathname)) ?? false
}
