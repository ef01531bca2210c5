import type { NavigationItem } from '@/content/navigation'

/** Whether a navigation entry leads to the page at `pathname`, itself or through one of the pages below it. */
export function isActiveItem(item: NavigationItem, pathname: string): boolean {
  if (item.url === pathname || item.overview?.url === pathname) return true
  return item.submenu?.some((child) => isActiveItem(child, pathname)) ?? false
}
