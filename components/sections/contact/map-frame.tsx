'use client'

import type { IframeHTMLAttributes } from 'react'

import { useHydrated } from '@/lib/hooks/use-hydrated'

/**
 * An iframe that is rendered after hydration. Requested together with the page's own files, another host's document
 * doubles the First Contentful Paint of a phone on a slow connection. Without JavaScript, the iframe is in a
 * `<noscript>`.
 */
export function MapFrame(props: IframeHTMLAttributes<HTMLIFrameElement>) {
  const isHydrated = useHydrated()
  const frame = <iframe {...props} loading="lazy" referrerPolicy="strict-origin-when-cross-origin" />
  return isHydrated ? frame : <noscript>{frame}</noscript>
}
