'use client'

import type { IframeHTMLAttributes } from 'react'

import { useHydrated } from '@/lib/hooks/use-hydrated'

/**
 * A frame that is requested after the page has started: a document of another host, requested beside the page's own
 * files, doubles the First Contentful Paint of a phone on a slow line. Without JavaScript the frame is in the HTML.
 */
export function MapFrame(props: IframeHTMLAttributes<HTMLIFrameElement>) {
  const isHydrated = useHydrated()
  const frame = <iframe {...props} loading="lazy" referrerPolicy="strict-origin-when-cross-origin" />
  return isHydrated ? frame : <noscript>{frame}</noscript>
}
